import { RecentlyUsed } from "../../src/lib/recently-used.ts";
import { TokenBucket } from "./token-bucket.ts";

const PER_SECOND = 10;
const BURST = 40;
const MAX_PEOPLE = 1_000;

/** The rate of each person at the dashboard (rules 34.10), kept only in memory. */
export class PersonRates {
  readonly #buckets = new RecentlyUsed<TokenBucket>(MAX_PEOPLE);

  /** Counts a call if the rate allows it. @returns 0 if it does, else the seconds to wait */
  secondsToWait(personId: string, now: number): number {
    const bucket = this.#buckets.getOrInsertComputed(personId, () => new TokenBucket());
    return bucket.take(PER_SECOND, BURST, now) ? 0 : bucket.secondsToNext(PER_SECOND);
  }
}
