import type { MiddlewareHandler } from "hono";
import { writeCallPoint } from "../contract/call-point.ts";
import { type AppContext, type AppEnv, commonHeaders, scopeOf } from "../contract/context.ts";
import { type Meter, newMeter } from "../db/statement.ts";
import { negotiateLanguage } from "../lib/language.ts";
import { newRequestId } from "../lib/request-id.ts";
import { servicesOf } from "../services.ts";

const costOf = ({ objects, trips, statements, rowsRead, rowsWritten }: Meter): string => {
  const read = `objects;desc="${objects}", d1;desc="${trips}", statements;desc="${statements}", rows;desc="${rowsRead}"`;
  return rowsWritten === 0 ? read : `${read}, written;desc="${rowsWritten}"`;
};

const ENTRY = /^\/(v1|mcp|backoffice|sandbox)(?:\/|$)/;

/** Pages and photos write no analytics point: there are many, and they belong to no caller. */
const writePoint = (c: AppContext): void => {
  const entry = ENTRY.exec(c.req.path)?.[1];
  if (!entry) return;
  const { status, headers } = c.res;
  const retryAfter = Number(headers.get("Retry-After"));
  writeCallPoint(scopeOf(c), { entry, status, retryAfter, colo: c.req.raw.cf?.colo as string | undefined });
};

/** For answers that `respond` did not build: pages, photos, redirects. */
const addCommonHeaders = (c: AppContext): void => {
  const { headers } = c.res;
  for (const [name, value] of Object.entries(commonHeaders(c))) {
    if (!headers.has(name)) headers.set(name, value);
  }
};

/** Sets up a call's request id, language, ports and meter, and adds the headers that every answer carries. */
export const requestContext = (): MiddlewareHandler<AppEnv> =>
  async function requestContext(c, next) {
    const meter = newMeter();
    const services = servicesOf(c.env, meter);
    const requestId = newRequestId(services.clock.now());
    meter.causedBy = requestId;
    c.set("limits", null);
    c.set("scope", {
      requestId,
      language: negotiateLanguage(c.req.header("Accept-Language")),
      meter,
      facts: {},
      services,
      address: c.req.header("CF-Connecting-IP") ?? null,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    });
    await next();
    if (!c.get("hasCommonHeaders")) addCommonHeaders(c);
    writePoint(c);
    if (services.settings.environment === "production") return;
    c.res.headers.set("Server-Timing", costOf(meter));
  };
