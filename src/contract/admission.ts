import { platformRefusal } from "../errors/platform.ts";
import { Refusal } from "../errors/refusal.ts";
import type { CallCount } from "../lib/call-count.ts";
import { type Clock, MINUTE_MS, SECOND_MS } from "../lib/clock.ts";
import { ptEn } from "../lib/language.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { RecentlyUsed } from "../lib/recently-used.ts";
import type { Admission, AdmissionRequest, LimitState, Principal } from "../ports/account-gate.ts";
import type { Permission } from "../vocabulary/permissions.ts";
import { type Answered, type Call, type Caller, type CallScope, isKey, type KeyCaller } from "./call.ts";
import { callGatherer } from "./call-gatherer.ts";
import type { Running } from "./endpoint.ts";

/** How many accounts an isolate remembers; it then forgets the oldest, whose next call costs a query. */
const MAX_OVER_LIMIT = 1_000;
/** A limit raised meanwhile must take effect soon. */
const MAX_OVER_LIMIT_MS = MINUTE_MS;

/**
 * Accounts refused for their rate or quota, until their Retry-After. Such an account is usually refused again at
 * once, and a read begun during its admission would be a wasted query.
 */
const overLimitUntil = new RecentlyUsed<number>(MAX_OVER_LIMIT);

const noteOverLimit = (accountId: string, retryAfterSeconds: number, clock: Clock): void => {
  overLimitUntil.set(accountId, clock.now() + Math.min(retryAfterSeconds * SECOND_MS, MAX_OVER_LIMIT_MS));
};

/** Whether the gate is likely to refuse the account's next call. */
export const isOverLimit = (accountId: string, clock: Clock): boolean => {
  const end = overLimitUntil.get(accountId);
  if (end === undefined) return false;
  if (clock.now() < end) return true;
  overLimitUntil.delete(accountId);
  return false;
};

export type Admitted = Extract<Admission, { admitted: true }>;

const BEARER = /^Bearer +(\S+) *$/i;

export const unauthorized = (): Refusal =>
  new Refusal("unauthorized", { headers: { "WWW-Authenticate": 'Bearer realm="api"' } });

export const bearerOf = (authorization: string | undefined): string | undefined =>
  BEARER.exec(authorization ?? "")?.[1];

/**
 * Identifies the caller from the key's own text; a forged key ends here without any I/O.
 * @param authorization the header of that name
 * @throws Refusal unauthorized
 */
export const identify = async (
  { services }: Pick<CallScope, "services">,
  authorization: string | undefined,
): Promise<KeyCaller> => {
  const key = bearerOf(authorization);
  const read = key && (await services.keys.read(key));
  if (!read) throw unauthorized();
  return read;
};

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && "retryable" in error && error.retryable === true && !("overloaded" in error);

/** A stub is broken after most failures, so each attempt makes a new one. */
const ask = async (admit: () => Promise<Admission>): Promise<Admission> => {
  try {
    return await admit();
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return admit();
  }
};

export interface Admissible {
  /** Null for any valid key. */
  readonly permission: Permission | null;
  readonly freeOfQuota?: true;
}

/** A caller to admit, and the claim of an idempotency key. */
interface AdmissionCall extends CallScope {
  readonly caller: Caller;
  readonly claim: AdmissionRequest["claim"];
  /** The caller has been admitted already, and asks only for the claim. */
  readonly isAdmitted?: true;
  readonly isLogged?: true;
}

const noteCount = ({ facts, services, caller, waitUntil }: AdmissionCall, count: CallCount | null): void => {
  const { accountId } = caller;
  const { clock, callLog } = services;
  facts.count = count;
  if (count) callGatherer.count({ clock, accountId, count, log: () => callLog(accountId), waitUntil });
};

/** Asks the account's gate, in one hop. @throws Refusal when the gate cannot answer */
export const askGate = async (call: AdmissionCall, endpoint: Admissible): Promise<Admission> => {
  const { caller, claim, isAdmitted, isLogged, address, services, requestId } = call;
  const { permission } = endpoint;
  const countsMonth = !endpoint.freeOfQuota;
  const gate = () => services.gate(caller.accountId);
  let admission: Admission;
  try {
    admission = await ask(() =>
      isKey(caller)
        ? gate().admit({ ...caller, ip: address, permission, countsMonth, claim, isAdmitted, isLogged })
        : gate().admitMember({ ...caller, permission, claim }),
    );
  } catch (error) {
    const { accountId } = caller;
    logger.error("gate failed", { requestId, accountId, failure: failureOf(error) });
    throw platformRefusal(error) ?? new Refusal("authorizer_failure");
  }
  if (admission.admitted) {
    call.facts.shard = admission.principal.account.shard;
    if (isLogged) noteCount(call, admission.count ?? null);
  } else if (admission.retryAfter !== null && isKey(caller))
    noteOverLimit(caller.accountId, admission.retryAfter, services.clock);
  return admission;
};

export const refusePermission = (permission: Permission | null): Refusal =>
  new Refusal("access_denied", {
    detail: ptEn(`A chave não tem a permissão ${permission}.`, `The key lacks the permission ${permission}.`),
  });

/** @throws Refusal of the first check that failed */
export const admittedBy = (admission: Admission, { permission: needed }: Admissible): Admitted => {
  if (admission.admitted) return admission;
  if (admission.code === "unauthorized") throw unauthorized();
  if (admission.code === "access_denied") throw refusePermission(needed);
  throw new Refusal(
    admission.code,
    admission.retryAfter === null ? {} : { retryAfter: admission.retryAfter },
  );
};

/** The account whose bounds apply: a sandbox shares its live account's. */
export const customerOf = ({ account }: Pick<Principal, "account">): string =>
  account.sandboxOf ?? account.id;

const limitsOf = async (reply: Promise<Admission>): Promise<LimitState | null> => {
  try {
    return (await reply).limits;
  } catch {
    // The call itself fails with the gate's error.
    return null;
  }
};

const isFullStore = (error: unknown): boolean => error instanceof Refusal && error.code === "storage_full";

const uncount = async ({ services, caller, requestId }: Call): Promise<void> => {
  const { accountId } = caller;
  try {
    await services.gate(accountId).uncount();
  } catch (error) {
    logger.warn("a refused call stays counted", { requestId, accountId, failure: failureOf(error) });
  }
};

/** Runs an operation of the API: asks the account's gate, and lets `run` decide what waits for the answer. */
export const admitting =
  <E extends Admissible>(run: (endpoint: E, call: Call, admission: Promise<Admitted>) => Promise<Answered>) =>
  (endpoint: E, call: Call): Running => {
    const reply = askGate({ ...call, isLogged: true }, endpoint);
    const admission = reply.then((answer) => admittedBy(answer, endpoint));
    const answered = run(endpoint, call, admission).catch(async (error: unknown) => {
      if (isFullStore(error) && isKey(call.caller)) await uncount(call);
      throw error;
    });
    return { answered, limits: limitsOf(reply) };
  };
