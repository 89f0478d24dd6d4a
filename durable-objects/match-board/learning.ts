import type { AllDatabases } from "../../src/db/statement.ts";
import { type CurrentObjects, isReadIn, readCurrentObjects } from "../../src/domain/radar/current-objects.ts";
import { logger } from "../../src/lib/logger.ts";
import { type Board, isLearnable } from "./board.ts";
import type { Formula } from "./formula.ts";
import type { PendingReadRows } from "./pending-read-rows.ts";
import { isHandedOver, keyOf, mergeReads, type PendingRead, PendingReadQueue } from "./pending-reads.ts";
import type { Splitting } from "./splitting.ts";

const OBJECTS_PER_READ = 200;
/**
 * Pairs judged in one go, less than a tenth of a second: the object answers nothing else meanwhile, and the clock does
 * not advance. A single object that fits very many others exceeds it.
 */
const PAIRS_PER_STEP = 100_000;

interface Reading {
  readonly pending: readonly PendingRead[];
  readonly objects: CurrentObjects;
}

/** Reads changed objects and applies them to the board, a portion at a time, by turns among accounts. */
export class Learning {
  readonly #storage: DurableObjectStorage;
  readonly #rows: PendingReadRows;
  readonly #formula: Formula;
  readonly #splitting: Splitting;
  readonly #pending = new PendingReadQueue();
  #reading: Reading | null = null;
  /** Objects of failed shards, and of accounts whose rows are not all there. */
  readonly #postponed = new Map<string, PendingRead>();
  #isQuiet = false;
  #continuesAtOnce = false;

  constructor(storage: DurableObjectStorage, rows: PendingReadRows, formula: Formula, splitting: Splitting) {
    this.#storage = storage;
    this.#rows = rows;
    this.#formula = formula;
    this.#splitting = splitting;
  }

  /** Whether summaries leave out all objects applied last. */
  get isQuiet(): boolean {
    return this.#isQuiet;
  }

  /** Whether some objects have to be read again in a while. */
  get isBehind(): boolean {
    return this.#postponed.size > 0;
  }

  /** Whether everything is applied except clients who cannot be read for now. */
  get isCaughtUp(): boolean {
    return this.#rows.count("property") === 0 && this.#rows.count("lead") <= this.#postponed.size;
  }

  restore(): void {
    for (const pending of this.#rows.all()) this.#pending.add(pending);
  }

  add(pending: readonly PendingRead[]): void {
    for (const { kind, id, accountId, shard, quiet, moved } of pending) {
      const one = { kind, id, accountId, shard, quiet, moved };
      if (this.#pending.add(one)) this.#rows.add(one);
    }
  }

  /** The next alarm is due at once: postponed objects wait for a pause. */
  continueAtOnce(): void {
    this.#continuesAtOnce = true;
  }

  /** Reads everything again and, after a pause, also the postponed objects. */
  renew(): void {
    this.#giveBack();
    const continuesAtOnce = this.#continuesAtOnce;
    this.#continuesAtOnce = false;
    if (continuesAtOnce) return;
    this.#pending.giveBack([...this.#postponed.values()]);
    this.#postponed.clear();
  }

  /** Applies some due objects, and at the end balances the floors. @returns whether it did anything */
  async step(board: Board, ports: AllDatabases, failingShards: Set<string>): Promise<boolean> {
    try {
      this.#reading = await this.#next(board, ports, failingShards);
      if (!this.#reading && board.thresholds.marks === 0) return false;
      if (this.#reading) await this.#learnSome(board, this.#reading);
      if (!this.#reading) this.#storage.transactionSync(() => board.balance(PAIRS_PER_STEP));
      return true;
    } catch (error) {
      this.#giveBack();
      throw error;
    }
  }

  #postpone(pending: PendingRead): void {
    const known = this.#postponed.get(keyOf(pending));
    this.#postponed.set(keyOf(pending), known ? mergeReads(known, pending) : pending);
  }

  #giveBack(): void {
    this.#pending.giveBack(this.#reading?.pending ?? []);
    this.#reading = null;
  }

  /** Objects read and not yet applied; if other accounts' have come meanwhile, reads all of them together. */
  async #next(board: Board, ports: AllDatabases, failingShards: Set<string>): Promise<Reading | null> {
    if (this.#reading && !this.#pending.hasOthers(this.#reading.pending)) return this.#reading;
    this.#giveBack();
    const taken = this.#pending.take(OBJECTS_PER_READ);
    const pending = this.#splitting.keep(board, taken);
    this.#pending.done(taken.filter((read) => !pending.includes(read)));
    if (pending.length === 0) return null;
    this.#isQuiet = pending.every(({ kind, quiet }) => kind !== "property" || quiet);
    const isAnew = this.#formula.isOutdated || pending.some(isHandedOver);
    try {
      const objects = await readCurrentObjects(
        ports,
        pending,
        failingShards,
        isAnew ? board.territory : null,
      );
      for (const shard of objects.unread) failingShards.add(shard);
      return { pending, objects };
    } catch (error) {
      this.#pending.giveBack(pending);
      throw error;
    }
  }

  async #learnSome(board: Board, { pending, objects }: Reading): Promise<void> {
    const isLearned = (one: PendingRead): boolean => isLearnable(one, objects) && isReadIn(objects, one);
    // Postponed while not all rows of its account are there; the next read leaves it out.
    const isHindered = (one: PendingRead): boolean => !isLearnable(one, objects) && isReadIn(objects, one);
    const current = this.#storage.transactionSync(() => {
      const learned = pending.slice(0, board.learn(pending, objects, PAIRS_PER_STEP));
      const evicted = board.takeEvicted();
      if (this.#formula.isOutdated) this.add(evicted.map((changed) => ({ ...changed, quiet: true })));
      for (const ended of this.#pending.notReportedAgain(learned))
        if (isLearned(ended)) this.#rows.end(ended);
      return learned;
    });
    const refused = board.takeRefused();
    if (refused > 0) logger.warn("board is full", { board: board.territory.name, refused });
    this.#pending.done(current.filter(isLearned));
    for (const one of current) if (!isLearned(one) && !isHindered(one)) this.#postpone(one);
    this.#pending.giveBack(current.filter(isHindered));
    const left = pending.slice(current.length);
    this.#reading = left.length > 0 ? { pending: left, objects } : null;
    // Yields the object, so that waiting calls are answered.
    await this.#storage.sync();
  }
}
