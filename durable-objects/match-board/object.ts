import { DurableObject } from "cloudflare:workers";
import { Patience } from "../../src/db/background.ts";
import { newMeter } from "../../src/db/statement.ts";
import { drainIntoLog } from "../../src/domain/outbox/drain-into-log.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type {
  About,
  Explored,
  FitCounts,
  Preview,
  PreviewQuestion,
  Sought,
} from "../../src/ports/board-answers.ts";
import type { ChangedObject, Checked, MatchBoardPort, Sent } from "../../src/ports/match-board.ts";
import { type BoardStores, type BoardsEnv, boardStoresOf } from "../../src/stores.ts";
import { Alarm } from "../alarm.ts";
import { Audit } from "./audit.ts";
import { Board } from "./board.ts";
import { Filling } from "./filling.ts";
import { Formula } from "./formula.ts";
import { HeldRows } from "./held-rows.ts";
import { hypotheticalPairs } from "./hypothetical-pairs.ts";
import { Learning } from "./learning.ts";
import { Listing } from "./listing.ts";
import { MemoryRows } from "./memory-rows.ts";
import { PendingReadRows } from "./pending-read-rows.ts";
import type { PendingRead } from "./pending-reads.ts";
import { PendingWriteRows } from "./pending-write-rows.ts";
import { explore, preview } from "./questions.ts";
import { Splitting } from "./splitting.ts";
import { territoryOf } from "./territory.ts";
import { Writers } from "./write-out.ts";

/** How long one alarm works; the next continues. */
const WORK_MS = 20 * SECOND_MS;
/** One alarm's share of the platform's 1,000 queries per invocation. */
const MAX_QUERIES = 700;
const RETRY_MS = 10 * SECOND_MS;
/** How long a board being split waits for its other half to read the offers. */
const HALF_MS = SECOND_MS / 2;

/**
 * Finds the clients and properties that fit each other, of one account or in one city. A pair depends on everything
 * around it: finding which of a client's hundred best leaves for a better one would take a query of thousands of rows,
 * so one object keeps the data in memory. It receives ids, reads the rows at their turn, and writes its findings to D1,
 * which alone is read (docs/adr/0017-radar-boards.md).
 */
export class MatchBoard extends DurableObject<BoardsEnv> implements MatchBoardPort {
  readonly #memory: MemoryRows;
  readonly #held: HeldRows;
  readonly #pendingWrites: PendingWriteRows;
  readonly #dueRows: PendingReadRows;
  readonly #alarm: Alarm;
  readonly #formula: Formula;
  readonly #audit: Audit;
  readonly #filling: Filling;
  readonly #listing: Listing;
  readonly #splitting: Splitting;
  readonly #learning: Learning;
  readonly #services: BoardStores;
  readonly #patience = new Patience();
  readonly #meter = newMeter();
  /** The most queries of one alarm. Tests override it. */
  protected readonly maxQueries: number = MAX_QUERIES;
  readonly #writers: Writers;
  #board: Board | null = null;
  /** Pairs and notices written since the last analytics point. */
  #written = 0;
  #turn: Promise<unknown> = Promise.resolve();
  /** Shards that failed during this run: the next run asks them again. */
  readonly #failingShards = new Set<string>();

  constructor(ctx: DurableObjectState, env: BoardsEnv) {
    super(ctx, env);
    const { sql } = ctx.storage;
    this.#memory = new MemoryRows(sql);
    this.#held = new HeldRows(sql);
    this.#pendingWrites = new PendingWriteRows(sql);
    this.#dueRows = new PendingReadRows(sql);
    this.#alarm = new Alarm(ctx.storage);
    this.#formula = new Formula(this.#memory);
    this.#audit = new Audit(this.#memory, this.#held, this.#dueRows, this.#formula);
    this.#filling = new Filling(this.#memory);
    this.#listing = new Listing(ctx.storage, this.#memory, this.#held, this.#filling);
    this.#splitting = new Splitting(
      ctx.storage,
      this.#memory,
      this.#held,
      this.#dueRows,
      this.#pendingWrites,
      this.#formula,
    );
    this.#learning = new Learning(ctx.storage, this.#dueRows, this.#formula, this.#splitting);
    this.#services = boardStoresOf(env, this.#patience, this.#meter);
    this.#writers = new Writers(this.#services.shardNames, this.#held, this.#pendingWrites);
  }

  async tell(board: string, changed: readonly ChangedObject[]): Promise<void> {
    await this.#passOn(board, changed, (own) => this.#noteChanges(board, own));
    await this.#wakeAt(this.#now);
  }

  async check(board: string, checked: readonly Checked[]): Promise<void> {
    let isDifferent = false;
    await this.#splitting.passOn(
      board,
      checked,
      (part, some) => this.#services.board(part).check(part, some),
      (own) => {
        const known = this.#boardNamed(board);
        const differing = own.filter((object) => !known.agrees(object));
        isDifferent = differing.length > 0;
        const pending = differing.map((object) => ({ ...object, moved: object.kind === "property" }));
        this.#note(board, pending);
      },
    );
    if (isDifferent) await this.#wakeAt(this.#now);
  }

  async take(board: string, clients: readonly Sent[]): Promise<boolean> {
    const pending = clients.map((client) => ({ ...client, moved: true }));
    this.#note(board, pending);
    if (this.#dueRows.any) await this.#wakeAt(this.#now);
    return this.#learning.isCaughtUp;
  }

  async audit(board: string): Promise<number> {
    this.#note(board, []);
    if (!(await this.#inTurn(() => this.#isToBeAudited(board)))) return 0;
    this.#audit.start();
    await this.#wakeAt(this.#now);
    return this.#audit.size;
  }

  async settle(board: string): Promise<boolean> {
    this.#note(board, []);
    this.#begin();
    let steps = 0;
    while (await this.#step()) steps += 1;
    await this.#end();
    return steps === 0;
  }

  async explore(board: string, about: About): Promise<Explored> {
    return explore(this.#boardNamed(board).thresholds.holdings, about);
  }

  async preview(board: string, questions: readonly PreviewQuestion[]): Promise<Preview> {
    return preview(this.#boardNamed(board).thresholds.holdings, questions);
  }

  async meet(board: string, sought: readonly Sought[]): Promise<FitCounts[]> {
    const { holdings } = this.#boardNamed(board).thresholds;
    return sought.map((property) => hypotheticalPairs(holdings, property));
  }

  override async alarm(): Promise<void> {
    this.#alarm.noteFired();
    const end = this.#now + WORK_MS;
    const limit = this.#meter.statements + this.maxQueries;
    this.#begin();
    try {
      while (await this.#step()) {
        if (this.#now >= end || this.#meter.statements >= limit) {
          this.#learning.continueAtOnce();
          this.#logEnd("goes on", end);
          return await this.#wakeAt(this.#now);
        }
        // A local database shares this process, and runs only while the board waits.
        await scheduler.wait(0);
      }
      await this.#end();
      this.#logEnd("done", end);
    } catch (error) {
      this.#logEnd("again", end);
      const board = this.#memory.get("board");
      logger.warn("board tries again", { board, failure: failureOf(error) });
      await this.#wakeAt(this.#now + RETRY_MS);
    }
  }

  #logEnd(outcome: string, end: number): void {
    this.#services.points.write("boards", {
      board: this.#memory.get("board"),
      outcome,
      written: this.#written,
      offers: this.#board?.thresholds.holdings.offerCount,
      ms: this.#now - end + WORK_MS,
    });
    this.#written = 0;
  }

  get #now(): number {
    return this.#services.clock.now();
  }

  #wakeAt(at: number): Promise<void> {
    return this.#alarm.wakeAt(at);
  }

  #passOn(
    board: string,
    changed: readonly ChangedObject[],
    note: (own: readonly ChangedObject[]) => void,
  ): Promise<void> {
    const send = (part: string, unsent: readonly ChangedObject[]) =>
      this.#services.board(part).tell(part, unsent);
    return this.#splitting.passOn(board, changed, send, note);
  }

  #noteChanges(board: string, changed: readonly ChangedObject[]): void {
    const pending = changed.map((object) => ({ ...object, quiet: false }));
    this.#note(board, pending);
  }

  #note(board: string, pending: readonly PendingRead[]): void {
    this.ctx.storage.transactionSync(() => {
      this.#formula.begin(board);
      this.#learning.add(pending);
    });
  }

  /** Loaded from the rows once, and again after a failed change. */
  #boardNamed(name: string): Board {
    if (!this.#board) {
      this.#learning.restore();
      this.#board = new Board(territoryOf(name), this.#held, this.#pendingWrites, this.#services.shardNames);
    }
    return this.#board;
  }

  #begin(): void {
    this.#patience.renew();
    this.#failingShards.clear();
    this.#learning.renew();
    this.#writers.renew();
  }

  /** Sets the alarm if something waits for a closed account. @throws Error if a shard was left out */
  async #end(): Promise<void> {
    if (this.#failingShards.size > 0)
      throw new Error(`Shards failed: ${[...this.#failingShards].join(", ")}.`);
    if (this.#learning.isBehind || this.#pendingWrites.waiting.any) await this.#wakeAt(this.#now + RETRY_MS);
  }

  /** One step at a time, whoever asks. @returns whether there was work */
  #step(): Promise<boolean> {
    return this.#inTurn(() => this.#work());
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #isToBeAudited(board: string): Promise<boolean> {
    // Objects still to be read may be the other side, and only D1 knows the pairs of another formula.
    const isOpen = this.#dueRows.any || this.#formula.isOutdated;
    const decision = isOpen ? "audit" : this.#listing.decide(board);
    if (decision === "leave") {
      this.#board = null;
      await this.#listing.leave(board, this.#services);
    }
    return decision === "audit";
  }

  async #work(): Promise<boolean> {
    const name = this.#memory.get("board");
    if (name === null) return false;
    const board = this.#boardNamed(name);
    const current = await this.#learn(board);
    await this.#listing.enter(board, this.#services, this.#learning.isQuiet);
    const written = await this.#write(board);
    if (current || written) return true;
    const allShardsAnswer = this.#failingShards.size === 0;
    const split = await this.#splitting.step(board, this.#services, allShardsAnswer);
    if (split === "waits") await this.#wakeAt(this.#now + (allShardsAnswer ? HALF_MS : RETRY_MS));
    if (split !== "rests") return split === "goes on";
    if (await this.#fill(board)) return true;
    if (!this.#audit.isUnderWay) return false;
    const found = await this.#audit.step(board, this.#services, this.#now);
    this.#note(name, found);
    if (this.#splitting.isUnderWay) await this.#passOn(name, found, () => undefined);
    return true;
  }

  /** A failing shard does not stop the board's other work. @returns whether a page was read or tried */
  async #fill({ territory }: Board): Promise<boolean> {
    const { shard } = this.#filling;
    if (shard === null || this.#failingShards.has(shard)) return false;
    try {
      this.#note(territory.name, await this.#filling.step(territory, this.#services));
    } catch (error) {
      logger.warn("clients not gathered", { board: territory.name, shard, failure: failureOf(error) });
      this.#failingShards.add(shard);
    }
    return true;
  }

  async #learn(board: Board): Promise<boolean> {
    try {
      return await this.#learning.step(board, this.#services, this.#failingShards);
    } catch (error) {
      this.#board = null;
      throw error;
    }
  }

  async #write(board: Board): Promise<boolean> {
    const { count, stale, logs } = await this.#writers.write(
      board,
      this.#services,
      this.#failingShards,
      this.#now,
    );
    this.#written += count;
    this.#noteChanges(board.territory.name, stale);
    // Not awaited: an account whose log has much to take keeps no other account's matches waiting.
    for (const address of logs) this.ctx.waitUntil(drainIntoLog(this.#services, address));
    return count > 0 || stale.length > 0;
  }
}
