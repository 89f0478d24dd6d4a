import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../contract/context.ts";
import { type Meter, newMeter } from "../db/statement.ts";
import { negotiateLanguage } from "../lib/language.ts";
import { servicesOf } from "../services.ts";

const costOf = ({ objects, trips, rowsRead, rowsWritten }: Meter): string => {
  const read = `objects;desc="${objects}", d1;desc="${trips}", rows;desc="${rowsRead}"`;
  return rowsWritten === 0 ? read : `${read}, written;desc="${rowsWritten}"`;
};

/** Request id, language, ports and meter of a call; the headers that every answer carries. */
export const requestContext = (): MiddlewareHandler<AppEnv> =>
  async function requestContext(c, next) {
    const meter = newMeter();
    const requestId = crypto.randomUUID();
    c.set("requestId", requestId);
    c.set("language", negotiateLanguage(c.req.header("Accept-Language")));
    c.set("meter", meter);
    c.set("limits", null);
    const services = servicesOf(c.env, meter);
    c.set("services", services);
    await next();
    const { headers } = c.res;
    headers.set("X-Request-Id", requestId);
    headers.set("X-Content-Type-Options", "nosniff");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    if (!headers.has("Vary")) headers.set("Vary", "Authorization, Accept-Language");
    if (services.settings.environment === "production") return;
    headers.set("Server-Timing", costOf(meter));
  };
