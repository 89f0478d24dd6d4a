import { describe, expect, it } from "vitest";
import {
  failsTooOften,
  ROUND_ATTEMPTS,
  waitAfter,
} from "../../../durable-objects/event-log/webhooks/schedule.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";

const WAITS = [
  { made: 1, wait: MINUTE_MS, ceiling: 5 * MINUTE_MS },
  { made: 2, wait: 5 * MINUTE_MS, ceiling: 30 * MINUTE_MS },
  { made: 3, wait: 30 * MINUTE_MS, ceiling: 2 * HOUR_MS },
  { made: 4, wait: 2 * HOUR_MS, ceiling: 6 * HOUR_MS },
  { made: 5, wait: 6 * HOUR_MS, ceiling: 12 * HOUR_MS },
  { made: 6, wait: 12 * HOUR_MS, ceiling: 12 * HOUR_MS },
];
const WEEK_SECONDS = 7 * 24 * 3_600;

describe("the waits of a round", () => {
  it.each(WAITS)("last $wait ms after attempt $made, and jitter only delays", ({ made, wait }) => {
    expect(waitAfter(made, null, () => 0)).toBe(wait);
    expect(waitAfter(made, null, () => 0.5)).toBe(wait + wait / 20);
    expect(waitAfter(made, null, () => 1)).toBe(wait + wait / 10);
  });

  it.each(WAITS)("grow by Retry-After up to the next step after attempt $made", ({ made, wait, ceiling }) => {
    const between = (wait + ceiling) / 2;
    expect(waitAfter(made, between / SECOND_MS, () => 0)).toBe(between);
    expect(waitAfter(made, WEEK_SECONDS, () => 0)).toBe(ceiling);
  });

  it.each(WAITS)("never shrink by Retry-After after attempt $made", ({ made, wait }) => {
    for (const seconds of [0, 1, wait / SECOND_MS - 1]) expect(waitAfter(made, seconds, () => 0)).toBe(wait);
  });

  it("end with the seventh attempt, whatever the receiver asks for", () => {
    expect(ROUND_ATTEMPTS).toBe(7);
    expect(waitAfter(ROUND_ATTEMPTS, null, () => 0)).toBeNull();
    expect(waitAfter(ROUND_ATTEMPTS, 60, () => 0)).toBeNull();
  });

  it("add up to some 21 hours", () => {
    const total = WAITS.reduce((sum, { wait }) => sum + wait, 0);
    expect(total).toBe(20 * HOUR_MS + 36 * MINUTE_MS);
  });
});

describe("the failure rule", () => {
  it.each([
    { finished: 4, failed: 4, disables: false },
    { finished: 5, failed: 2, disables: false },
    { finished: 5, failed: 3, disables: true },
    { finished: 6, failed: 3, disables: true },
    { finished: 7, failed: 3, disables: false },
    { finished: 1_000, failed: 499, disables: false },
    { finished: 1_000, failed: 500, disables: true },
  ])("at $failed of $finished failed says $disables", ({ finished, failed, disables }) => {
    expect(failsTooOften(finished, failed)).toBe(disables);
  });
});
