/** The result of a message: acknowledged, or delivered again after a while. */
export type MessageResult = "done" | { readonly retryInSeconds: number };

/**
 * Seconds until a message's next attempt: one step after each of the first attempts, none so long that a sweep would
 * take the message for lost. There are as many as the `max_retries` of photos, batches and feeds.
 */
export const WAITS_SECONDS = [30, 2 * 60, 5 * 60, 11 * 60, 12 * 60] as const;

/** @param attempt the one that has just failed, counted from 1 */
export const waitAfter = (attempt: number): number => WAITS_SECONDS[attempt - 1] ?? WAITS_SECONDS.at(-1)!;

/**
 * How long a message's work waits for room in a full database. Another message then does it, so a message is never
 * given up while it waits, however often.
 */
export const FULL_WAIT_SECONDS = 10 * 60;

/** Whether this attempt was the message's last. */
export const isLastAttempt = (attempt: number): boolean => attempt > WAITS_SECONDS.length;
