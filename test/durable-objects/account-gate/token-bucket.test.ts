import { describe, expect, it } from "vitest";
import { TokenBucket } from "../../../durable-objects/account-gate/token-bucket.ts";

const NOW = Date.UTC(2026, 2, 10);

/** How many of `calls` simultaneous calls are admitted. */
const countAdmitted = (bucket: TokenBucket, rate: number, burst: number, now: number, calls = 100): number =>
  Array.from({ length: calls }, () => bucket.take(rate, burst, now)).filter(Boolean).length;

describe("a token bucket", () => {
  it("admits one burst and then no more", () => {
    const bucket = new TokenBucket();
    expect(countAdmitted(bucket, 2, 5, NOW)).toBe(5);
    expect(bucket.remaining).toBe(0);
  });

  it.each([
    [0, 0],
    [499, 0],
    [500, 1],
    [1_000, 2],
    [1_999, 3],
    [2_500, 5],
    [86_400_000, 5],
  ])("has after %d ms what its rate of 2 per second gives: %d", (ms, tokens) => {
    const bucket = new TokenBucket();
    countAdmitted(bucket, 2, 5, NOW);
    expect(countAdmitted(bucket, 2, 5, NOW + ms)).toBe(tokens);
  });

  it("adds up fractions of a token", () => {
    const bucket = new TokenBucket();
    countAdmitted(bucket, 1, 1, NOW);
    expect([1, 2, 3].map((step) => bucket.take(1, 1, NOW + step * 400))).toEqual([false, false, true]);
  });

  it("loses no token when it refuses a call", () => {
    const bucket = new TokenBucket();
    countAdmitted(bucket, 1, 1, NOW);
    countAdmitted(bucket, 1, 1, NOW + 999);
    expect(bucket.take(1, 1, NOW + 1_000)).toBe(true);
  });

  it.each([
    [1, 0, 1],
    [1, 250, 0.75],
    [4, 0, 0.25],
    [4, 100, 0.15],
  ])("at %d per second, %d ms later, gives the seconds to the next token: %d", (rate, ms, seconds) => {
    const bucket = new TokenBucket();
    countAdmitted(bucket, rate, 3, NOW);
    bucket.take(rate, 3, NOW + ms);
    expect(bucket.secondsToNext(rate)).toBeCloseTo(seconds);
  });

  it("asks for no wait while it has a token", () => {
    const bucket = new TokenBucket();
    bucket.take(1, 2, NOW);
    expect([bucket.remaining, bucket.secondsToNext(1)]).toEqual([1, 0]);
  });

  it("gains nothing from a clock that runs backwards", () => {
    const bucket = new TokenBucket();
    countAdmitted(bucket, 1, 2, NOW);
    expect(bucket.take(1, 2, NOW - 60_000)).toBe(false);
  });

  it("counts no time twice when a clock goes back and on again", () => {
    const bucket = new TokenBucket();
    countAdmitted(bucket, 1, 5, NOW);
    expect(countAdmitted(bucket, 1, 5, NOW - 3_000)).toBe(0);
    expect(countAdmitted(bucket, 1, 5, NOW)).toBe(0);
    expect(countAdmitted(bucket, 1, 5, NOW + 1_000)).toBe(1);
  });

  it("keeps nobody waiting for longer than it takes to fill, however far a clock goes back", () => {
    const bucket = new TokenBucket();
    countAdmitted(bucket, 1, 5, NOW);
    expect(countAdmitted(bucket, 1, 5, NOW - 86_400_000)).toBe(0);
    expect(countAdmitted(bucket, 1, 5, NOW - 86_400_000 + 6_000)).toBe(1);
  });

  it("follows a changed limit", () => {
    const bucket = new TokenBucket();
    countAdmitted(bucket, 1, 3, NOW, 1);
    expect(countAdmitted(bucket, 1, 1, NOW)).toBe(1);
    expect(countAdmitted(bucket, 10, 20, NOW + 1_000)).toBe(10);
  });
});
