import { type Clock, MINUTE_MS, SECOND_MS } from "../lib/clock.ts";
import type { Admission } from "../ports/account-gate.ts";
import type { KeyCaller } from "./call.ts";

type Refused = Extract<Admission, { admitted: false }>;

/** The most accounts of this isolate; beyond, the oldest is dropped, which costs its next call one query. */
const MAX_ACCOUNTS = 1_000;
/** A limit raised meanwhile must take effect soon. */
const LONGEST_MS = MINUTE_MS;
/** The gate is asked again after this at the latest: a raised limit or a revoked key counts from then on. */
const UNASKED_MS = SECOND_MS;

interface OverLimit {
  /** The end of its Retry-After, or of the minute. */
  readonly until: number;
  /** What exactly this caller was told, and for how long it stays true. */
  readonly told: {
    readonly caller: string;
    readonly at: number;
    readonly until: number;
    readonly refused: Refused;
  };
}

/** Accounts refused for their rate or month. */
const over = new Map<string, OverLimit>();

const callerOf = ({ keyHash }: KeyCaller, address: string | null): string => `${keyHash} ${address}`;

/** A call of the account's key, from some address. */
export interface Caller {
  readonly caller: KeyCaller;
  readonly address: string | null;
}

export const noteOverLimit = ({ caller, address }: Caller, refused: Refused, clock: Clock): void => {
  const { accountId } = caller;
  const at = clock.now();
  const waitMs = (refused.retryAfter ?? 0) * SECOND_MS;
  // The month ends for other calls than GET /me alone, and for this one it may have been raised.
  const unasked = refused.code === "rate_limited" ? Math.min(waitMs, UNASKED_MS) : 0;
  over.delete(accountId);
  over.set(accountId, {
    until: at + Math.min(waitMs, LONGEST_MS),
    told: { caller: callerOf(caller, address), at, until: at + unasked, refused },
  });
  if (over.size <= MAX_ACCOUNTS) return;
  for (const oldest of over.keys()) {
    over.delete(oldest);
    return;
  }
};

/**
 * Whether the gate is likely to refuse the account's next call: a read begun beside its admission would be a wasted
 * query.
 */
export const isOverLimit = (accountId: string, clock: Clock): boolean => {
  const found = over.get(accountId);
  if (found === undefined) return false;
  if (clock.now() < found.until) return true;
  over.delete(accountId);
  return false;
};

/**
 * The refusal that the gate would repeat, because the bucket has no token before its time. Only of the same key from
 * the same address: of any other the gate may think otherwise.
 */
export const refusedLately = ({ caller, address }: Caller, clock: Clock): Refused | null => {
  const told = over.get(caller.accountId)?.told;
  const now = clock.now();
  if (!told || now >= told.until || now < told.at || told.caller !== callerOf(caller, address)) return null;
  return { ...told.refused, retryAfter: told.refused.retryAfter! - (now - told.at) / SECOND_MS };
};
