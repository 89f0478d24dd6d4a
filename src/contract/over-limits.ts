import { type Clock, MINUTE_MS, SECOND_MS } from "../lib/clock.ts";

/** The most accounts of this isolate; beyond, the oldest is dropped, which costs its next call one query. */
const MAX_ACCOUNTS = 1_000;
/** A limit raised meanwhile must take effect soon. */
const LONGEST_MS = MINUTE_MS;

/**
 * Accounts refused for their rate or month, until their Retry-After. Such an account is usually refused again at
 * once, and a read begun beside its admission would be a wasted query.
 */
const until = new Map<string, number>();

export const noteOverLimit = (accountId: string, retryAfterSeconds: number, clock: Clock): void => {
  until.delete(accountId);
  until.set(accountId, clock.now() + Math.min(retryAfterSeconds * SECOND_MS, LONGEST_MS));
  if (until.size <= MAX_ACCOUNTS) return;
  for (const oldest of until.keys()) {
    until.delete(oldest);
    return;
  }
};

/** Whether the gate is likely to refuse the account's next call. */
export const isOverLimit = (accountId: string, clock: Clock): boolean => {
  const end = until.get(accountId);
  if (end === undefined) return false;
  if (clock.now() < end) return true;
  until.delete(accountId);
  return false;
};
