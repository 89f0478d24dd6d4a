import { type Clock, MINUTE_MS, SECOND_MS } from "../lib/clock.ts";

/** Of this isolate; with more than these the oldest is forgotten, which costs its next call one query. */
const MAX_ACCOUNTS = 1_000;
/** A limit that is raised meanwhile is not to be felt for long. */
const LONGEST_MS = MINUTE_MS;

/**
 * Accounts that were refused for their rate or their month, until the time they were told to come again. Who is refused
 * once is as a rule refused again at once, and a read that began beside its admission would be a query for nothing.
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
