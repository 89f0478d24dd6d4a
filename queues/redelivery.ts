/** What becomes of a message that was worked on: acknowledged, or delivered again after a while. */
export type MessageResult = "done" | { readonly retryInSeconds: number };

/**
 * How long a message waits for its next attempt, in seconds: after each of the first attempts one step, and no step
 * is so long that a sweep would take the message for lost. As many as the `max_retries` of photos, batches and feeds.
 */
export const WAITS_SECONDS = [30, 2 * 60, 5 * 60, 11 * 60, 12 * 60] as const;

/** @param attempt the one that has just failed, counted from 1 */
export const waitAfter = (attempt: number): number => WAITS_SECONDS[attempt - 1] ?? WAITS_SECONDS.at(-1)!;

/**
 * How long the work of a message waits for room in a full database. Another message does it then, and none is given up
 * for it: nobody knows how often it has to wait.
 */
export const FULL_WAIT_SECONDS = 10 * 60;

/** Whether the queue delivers the message no more after this attempt. */
export const isLastAttempt = (attempt: number): boolean => attempt > WAITS_SECONDS.length;
