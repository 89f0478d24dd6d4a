import type { Context } from "hono";
import type { Meter } from "../db/statement.ts";
import type { Language } from "../lib/language.ts";
import { requestIdOf } from "../lib/request-id.ts";
import type { LimitState } from "../ports/account-gate.ts";
import type { Services } from "../services.ts";
import type { CallFacts, CallScope, KeyCaller } from "./call.ts";

/** Default headers of an answer: for one caller, in one language, never cached. */
export const commonHeaders = (c: AppContext): Record<string, string> => ({
  "X-Request-Id": c.get("requestId"),
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  Vary: "Authorization, Accept-Language",
});

export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    language: Language;
    meter: Meter;
    facts: CallFacts;
    services: Services;
    /** The answer already has the headers that every answer carries: checking them costs more than this note. */
    hasCommonHeaders?: true;
    /** State of the account's limits, once its gate has answered. */
    limits: LimitState | null;
  };
}

export type AppContext = Context<AppEnv>;

/** A request's own data, without Hono. */
export const scopeOf = (c: AppContext): CallScope => ({
  requestId: c.get("requestId"),
  language: c.get("language"),
  meter: c.get("meter"),
  facts: c.get("facts"),
  services: c.get("services"),
  address: c.req.header("CF-Connecting-IP") ?? null,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
});

/** From here on the request id contains the account. */
export const nameAccount = (c: AppContext, { accountId, keyId }: KeyCaller): void => {
  const requestId = requestIdOf(c.get("requestId"), accountId);
  c.set("requestId", requestId);
  c.get("meter").causedBy = requestId;
  Object.assign(c.get("facts"), { account: accountId, key: keyId });
};

/** The calling program, by the name it gives itself. */
export const agentOf = (c: AppContext): string | null => c.req.header("User-Agent") ?? null;
