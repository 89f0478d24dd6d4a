import type { PendingWriteRows, PlacedPair } from "./pending-write-rows.ts";

/** A cause may write at least this many pairs in one turn. */
const MIN_SHARE = 20;

/** The next pairs for a shard, by turns among the accounts whose writes moved them: a feed delays no other. */
export class PendingWriteTurns {
  readonly #shard: string;
  readonly #pendingWrites: PendingWriteRows;
  /** Where the next turn of a cause begins, so a client with much to write delays no other. */
  readonly #lastTaken = new Map<string, PlacedPair>();
  #last = "";

  constructor(shard: string, pendingWrites: PendingWriteRows) {
    this.#shard = shard;
    this.#pendingWrites = pendingWrites;
  }

  /** Some pairs of each cause, starting after the cause served last. */
  next(limit: number): PlacedPair[] {
    const causes = this.#pendingWrites.causes(this.#shard);
    const first = causes.findIndex((cause) => cause > this.#last);
    const inTurn = first < 0 ? causes : [...causes.slice(first), ...causes.slice(0, first)];
    const share = Math.max(MIN_SHARE, Math.ceil(limit / Math.max(causes.length, 1)));
    const pairs: PlacedPair[] = [];
    for (const cause of inTurn) {
      if (pairs.length >= limit) break;
      pairs.push(...this.#take(cause, Math.min(share, limit - pairs.length)));
      this.#last = cause;
    }
    return pairs;
  }

  #take(cause: string, limit: number): PlacedPair[] {
    const after = this.#lastTaken.get(cause) ?? null;
    const following = this.#pendingWrites.page(this.#shard, cause, after, limit);
    const pairs =
      following.length > 0 ? following : this.#pendingWrites.page(this.#shard, cause, null, limit);
    const last = pairs.length < limit ? undefined : pairs.at(-1);
    if (last) this.#lastTaken.set(cause, last);
    else this.#lastTaken.delete(cause);
    return pairs;
  }
}
