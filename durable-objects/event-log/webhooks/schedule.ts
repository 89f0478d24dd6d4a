import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";

/** Waits between the attempts of a round (rules 21.9). */
export const WAITS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
];

export const ROUND_ATTEMPTS = WAITS_MS.length + 1;

/** Jitter only delays. */
const JITTER = 0.1;

/**
 * Milliseconds until the next attempt of a round.
 * @param made attempts made in the round, the failed one included
 * @param retryAfterSeconds from the receiver's 429 or 503: may lengthen a wait up to the next step (rules 21.9)
 * @returns null when the round is over
 */
export const waitAfter = (
  made: number,
  retryAfterSeconds: number | null,
  random: () => number,
): number | null => {
  const wait = WAITS_MS[made - 1];
  if (wait === undefined) return null;
  const ceiling = WAITS_MS[made] ?? wait;
  const retryAfterMs = Math.min((retryAfterSeconds ?? 0) * SECOND_MS, ceiling);
  return Math.round(Math.max(wait, retryAfterMs) * (1 + random() * JITTER));
};

/** Finished deliveries of the last 48 hours decide on an endpoint: at least 5, half or more of them failed. */
export const FAILURE_WINDOW_MS = 2 * DAY_MS;
const FAILURE_MINIMUM = 5;
const FAILURE_SHARE = 0.5;

export const failsTooOften = (finished: number, failed: number): boolean =>
  finished >= FAILURE_MINIMUM && failed >= finished * FAILURE_SHARE;
