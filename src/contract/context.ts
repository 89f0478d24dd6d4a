import type { Context } from "hono";
import { requestIdOf } from "../lib/request-id.ts";
import type { LimitState } from "../ports/account-gate.ts";
import type { CallScope, KeyCaller } from "./call.ts";

/** Default headers of an answer: for one caller, in one language, never cached. */
export const commonHeaders = (c: AppContext): Record<string, string> => ({
  "X-Request-Id": scopeOf(c).requestId,
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  Vary: "Authorization, Accept-Language",
});

export interface AppEnv {
  Bindings: Env;
  Variables: {
    scope: CallScope;
    /** The answer already has the headers that every answer carries: checking them costs more than this note. */
    hasCommonHeaders?: true;
    /** State of the account's limits, once its gate has answered. */
    limits: LimitState | null;
  };
}

export type AppContext = Context<AppEnv>;

/** A request's own data, without Hono. */
export const scopeOf = (c: AppContext): CallScope => c.get("scope");

/** For what a request says later than its headers. */
export const changeScope = (c: AppContext, known: Partial<Pick<CallScope, "requestId" | "language">>): void =>
  c.set("scope", { ...scopeOf(c), ...known });

/** From here on the request id contains the account. */
export const nameAccount = (c: AppContext, { accountId, keyId }: KeyCaller): void => {
  const { requestId: earlier, meter, facts } = scopeOf(c);
  const requestId = requestIdOf(earlier, accountId);
  changeScope(c, { requestId });
  meter.causedBy = requestId;
  Object.assign(facts, { account: accountId, key: keyId });
};

/** The calling program, by the name it gives itself. */
export const agentOf = (c: AppContext): string | null => c.req.header("User-Agent") ?? null;
