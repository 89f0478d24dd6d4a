import { platformRefusal } from "../errors/platform.ts";
import { Refusal } from "../errors/refusal.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { Admission, AdmissionRequest } from "../ports/account-gate.ts";
import type { Permission } from "../vocabulary/permissions.ts";
import type { AppContext, Caller } from "./context.ts";
import { callerOf } from "./known-callers.ts";
import { noteOverLimit } from "./over-limits.ts";

export type Admitted = Extract<Admission, { admitted: true }>;

export const callerAddress = (c: AppContext): string | null => c.req.header("CF-Connecting-IP") ?? null;

const BEARER = /^Bearer +(\S+) *$/i;

const unauthorized = (): Refusal =>
  new Refusal("unauthorized", { headers: { "WWW-Authenticate": 'Bearer realm="api"' } });

/**
 * Who calls, by what the key says of itself; a forged key ends here without any I/O.
 * @throws Refusal unauthorized
 */
export const identify = async (c: AppContext): Promise<Caller> => {
  const known = c.get("caller");
  if (known) return known;
  const key = BEARER.exec(c.req.header("Authorization") ?? "")?.[1];
  const caller = key && (await callerOf(c.get("services").settings.keySecret, key));
  if (!caller) throw unauthorized();
  return caller;
};

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && "retryable" in error && error.retryable === true && !("overloaded" in error);

/** A stub is broken after most failures, so each attempt makes a new one. */
const ask = async (c: AppContext, request: AdmissionRequest): Promise<Admission> => {
  try {
    return await c.get("services").gate(request.accountId).admit(request);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return c.get("services").gate(request.accountId).admit(request);
  }
};

/** What a call asks to be let in for. */
export interface Admissible {
  /** Null: any valid key. */
  readonly permission: Permission | null;
  readonly freeOfQuota?: true;
}

type Refused = Extract<Admission, { admitted: false }>;

const refusalFor = (admission: Refused, { permission: needed }: Admissible): Refusal => {
  if (admission.code === "unauthorized") return unauthorized();
  return new Refusal(admission.code, {
    ...(admission.code === "access_denied" && {
      detail: {
        "pt-BR": `A chave não tem a permissão ${needed}.`,
        en: `The key lacks the permission ${needed}.`,
      },
    }),
    ...(admission.retryAfter !== null && { retryAfter: admission.retryAfter }),
  });
};

/**
 * Asks the account's gate, in one hop.
 * @throws Refusal of the first check that fails
 */
export const admit = async (
  c: AppContext,
  endpoint: Admissible,
  caller: Caller,
  claim: AdmissionRequest["claim"],
): Promise<Admitted> => {
  const request: AdmissionRequest = {
    ...caller,
    ip: callerAddress(c),
    permission: endpoint.permission,
    countsMonth: !endpoint.freeOfQuota,
    claim,
  };
  let admission: Admission;
  try {
    admission = await ask(c, request);
  } catch (error) {
    logger.error("gate failed", { requestId: c.get("requestId"), failure: failureOf(error) });
    throw platformRefusal(error) ?? new Refusal("authorizer_failure");
  }
  c.set("limits", admission.limits);
  if (admission.admitted) return admission;
  if (admission.retryAfter !== null)
    noteOverLimit(caller.accountId, admission.retryAfter, c.get("services").clock);
  throw refusalFor(admission, endpoint);
};
