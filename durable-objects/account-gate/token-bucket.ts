import { SECOND_MS } from "../../src/lib/clock.ts";

/** How full a bucket was, and when. */
interface BucketLevel {
  readonly tokens: number;
  readonly at: number;
}

const FULL: BucketLevel = { tokens: Number.POSITIVE_INFINITY, at: 0 };

/** Limits calls to a rate per second, with bursts. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  constructor({ tokens, at }: BucketLevel = FULL) {
    this.#tokens = tokens;
    this.#at = at;
  }

  /** Takes one token. @returns false, leaving the bucket as it is, if there is none */
  take(ratePerSecond: number, burst: number, now: number): boolean {
    this.#refill(ratePerSecond, burst, now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  get level(): BucketLevel {
    return { tokens: this.#tokens, at: this.#at };
  }

  get remaining(): number {
    return Math.floor(this.#tokens);
  }

  /** Seconds until a token is available; 0 when one is. */
  secondsToNext(ratePerSecond: number): number {
    return this.#tokens >= 1 ? 0 : (1 - this.#tokens) / ratePerSecond;
  }

  #refill(ratePerSecond: number, burst: number, now: number): void {
    const elapsed = Math.max(0, now - this.#at);
    this.#tokens = Math.min(burst, this.#tokens + (elapsed / SECOND_MS) * ratePerSecond);
    // If the clock is set back, no time counts twice, and no caller waits longer than a bucket takes to fill.
    this.#at = Math.max(now, Math.min(this.#at, now + (burst / ratePerSecond) * SECOND_MS));
  }
}
