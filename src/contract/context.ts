import type { Context } from "hono";
import { PROBLEM_MEDIA_TYPE } from "../errors/problem.ts";
import { requestIdOf } from "../lib/request-id.ts";
import type { LimitState } from "../ports/account-gate.ts";
import type { Answer, CallScope, KeyCaller } from "./call.ts";

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
    /** The answer already has the common headers; checking for them would cost more than this flag. */
    hasCommonHeaders?: true;
    /** State of the account's limits, once its gate has answered. */
    limits: LimitState | null;
  };
}

export type AppContext = Context<AppEnv>;

/** A request's own data, without Hono. */
export const scopeOf = (c: AppContext): CallScope => c.get("scope");

/** Adds what is learned after the scope was made. */
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

/** RateLimit header fields (IETF draft-ietf-httpapi-ratelimit-headers): a rate per second and the month's quota. */
export const rateLimitHeaders = ({ second, month }: LimitState): Record<string, string> => ({
  "RateLimit-Policy": `"second";q=${second.quota};w=1;burst=${second.burst}, "month";q=${month.quota};w=${month.windowSeconds}`,
  RateLimit: `"second";r=${second.remaining};t=${second.resetSeconds}, "month";r=${month.remaining};t=${month.resetSeconds}`,
});

/**
 * Creates the Response with all headers at once: each header set later costs a call into the runtime.
 * @param bytes the encoded body, if it is at hand
 */
export const respond = (c: AppContext, answer: Answer, bytes?: Uint8Array): Response => {
  const limits = c.get("limits");
  c.set("hasCommonHeaders", true);
  return new Response(bytes ?? answer.body, {
    status: answer.status,
    headers: {
      ...commonHeaders(c),
      "Content-Type": answer.status >= 400 ? PROBLEM_MEDIA_TYPE : "application/json; charset=utf-8",
      "Content-Language": scopeOf(c).language,
      ...(limits && rateLimitHeaders(limits)),
      ...answer.headers,
    },
  });
};
