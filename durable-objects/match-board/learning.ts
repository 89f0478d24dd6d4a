import { isReadIn, readTruth, type Truth, type TruthPorts } from "../../src/domain/radar/truth.ts";
import { logger } from "../../src/lib/logger.ts";
import { type Board, isLearnable } from "./board.ts";
import type { Cutting } from "./cutting.ts";
import { bothOf, type Due, DueQueue, isHandedOver, keyOf } from "./due.ts";
import type { DueRows } from "./due-rows.ts";
import type { Formula } from "./formula.ts";

/** Objects read at a time. */
const LEARNED = 200;
/**
 * Pairs judged in one go, less than a tenth of a second: the object answers nothing else meanwhile, and the clock
 * stands still. An object that fits very many others exceeds it alone.
 */
const JUDGED = 100_000;

interface Reading {
  readonly due: readonly Due[];
  readonly truth: Truth;
}

/** Reads changed objects and has the board learn them, a portion at a time, by turns among accounts. */
export class Learning {
  readonly #storage: DurableObjectStorage;
  readonly #rows: DueRows;
  readonly #formula: Formula;
  readonly #cutting: Cutting;
  readonly #due = new DueQueue();
  #reading: Reading | null = null;
  /** Objects of failed shards, and of accounts that are not all there. */
  readonly #putOff = new Map<string, Due>();
  #isQuiet = false;
  #goesOn = false;

  constructor(storage: DurableObjectStorage, rows: DueRows, formula: Formula, cutting: Cutting) {
    this.#storage = storage;
    this.#rows = rows;
    this.#formula = formula;
    this.#cutting = cutting;
  }

  /** Whether summaries leave out all objects learned last. */
  get isQuiet(): boolean {
    return this.#isQuiet;
  }

  /** Whether some objects have to be read again in a while. */
  get isBehind(): boolean {
    return this.#putOff.size > 0;
  }

  /** Whether all is learned but clients who cannot be read for now. */
  get isCaughtUp(): boolean {
    return this.#rows.count("property") === 0 && this.#rows.count("lead") <= this.#putOff.size;
  }

  restore(): void {
    for (const due of this.#rows.all()) this.#due.add(due);
  }

  add(due: readonly Due[]): void {
    for (const { kind, id, accountId, shard, quiet, moved } of due) {
      const one = { kind, id, accountId, shard, quiet, moved };
      if (this.#due.add(one)) this.#rows.add(one);
    }
  }

  /** The next alarm is due at once: what was put off waits for a pause. */
  goOn(): void {
    this.#goesOn = true;
  }

  /** Reads everything again, after a pause also what was put off. */
  renew(): void {
    this.#giveBack();
    const goesOn = this.#goesOn;
    this.#goesOn = false;
    if (goesOn) return;
    this.#due.giveBack([...this.#putOff.values()]);
    this.#putOff.clear();
  }

  /** Learns some due objects, and at the end balances the floors. @returns whether it did anything */
  async step(board: Board, ports: TruthPorts, ailing: Set<string>): Promise<boolean> {
    try {
      this.#reading = await this.#next(board, ports, ailing);
      if (!this.#reading && board.market.marks === 0) return false;
      if (this.#reading) await this.#learnSome(board, this.#reading);
      if (!this.#reading) this.#storage.transactionSync(() => board.balance(JUDGED));
      return true;
    } catch (error) {
      this.#giveBack();
      throw error;
    }
  }

  #wait(due: Due): void {
    const known = this.#putOff.get(keyOf(due));
    this.#putOff.set(keyOf(due), known ? bothOf(known, due) : due);
  }

  #giveBack(): void {
    this.#due.giveBack(this.#reading?.due ?? []);
    this.#reading = null;
  }

  /** Objects read and not yet learned; if other accounts have come meanwhile, reads them again with theirs. */
  async #next(board: Board, ports: TruthPorts, ailing: Set<string>): Promise<Reading | null> {
    if (this.#reading && !this.#due.hasOthers(this.#reading.due)) return this.#reading;
    this.#giveBack();
    const taken = this.#due.take(LEARNED);
    const due = this.#cutting.keep(board, taken);
    this.#due.done(taken.filter((one) => !due.includes(one)));
    if (due.length === 0) return null;
    this.#isQuiet = due.every(({ kind, quiet }) => kind !== "property" || quiet);
    const isAnew = this.#formula.isOutdated || due.some(isHandedOver);
    try {
      const truth = await readTruth(ports, due, ailing, isAnew ? board.territory : null);
      for (const shard of truth.unread) ailing.add(shard);
      return { due, truth };
    } catch (error) {
      this.#due.giveBack(due);
      throw error;
    }
  }

  async #learnSome(board: Board, { due, truth }: Reading): Promise<void> {
    const isLearned = (one: Due): boolean => isLearnable(one, truth) && isReadIn(truth, one);
    // By an account that is not all there: its objects are put off, so the next reading has none of them.
    const isHindered = (one: Due): boolean => !isLearnable(one, truth) && isReadIn(truth, one);
    const learned = this.#storage.transactionSync(() => {
      const some = due.slice(0, board.learn(due, truth, JUDGED));
      const given = board.takeGiven();
      if (this.#formula.isOutdated) this.add(given.map((told) => ({ ...told, quiet: true })));
      for (const ended of this.#due.ended(some)) if (isLearned(ended)) this.#rows.end(ended);
      return some;
    });
    const refused = board.takeRefused();
    if (refused > 0) logger.warn("board is full", { board: board.territory.name, refused });
    this.#due.done(learned.filter(isLearned));
    for (const one of learned) if (!isLearned(one) && !isHindered(one)) this.#wait(one);
    this.#due.giveBack(learned.filter(isHindered));
    const left = due.slice(learned.length);
    this.#reading = left.length > 0 ? { due: left, truth } : null;
    // Yields the object, so that waiting calls are answered.
    await this.#storage.sync();
  }
}
