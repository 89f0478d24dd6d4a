import { failureOf, logger } from "../../src/lib/logger.ts";
import type { ChangedObject, MatchBoardPort } from "../../src/ports/match-board.ts";
import type { Board } from "./board.ts";
import type { Formula } from "./formula.ts";
import { HandoverRows } from "./handover-rows.ts";
import type { HeldRows } from "./held-rows.ts";
import type { MemoryRows } from "./memory-rows.ts";
import { MAX_SPLITS, otherHalf, otherHalves, type Part, partNamed, partOf, splitsBefore } from "./part.ts";
import type { PendingReadRows } from "./pending-read-rows.ts";
import type { PendingRead } from "./pending-reads.ts";
import type { PendingWriteRows } from "./pending-write-rows.ts";

const PAGE = 400;

interface Split {
  /** The other half reads all offers first, while every client stays; then it takes its own clients. */
  readonly of: "offers" | "clients";
  readonly after: string;
  /** Whether some clients had to stay in this pass, so that another follows. */
  readonly left?: boolean;
  /** How many clients had to stay when all others had left. */
  readonly staying?: number;
}

interface SplittingPorts {
  board(name: string): Pick<MatchBoardPort, "tell" | "take">;
}

type SplitStep = "goes on" | "waits" | "rests";

/**
 * Halves a city's board that has outgrown its memory: another object reads all its offers and takes half of its
 * clients. Callers do not notice: the board passes their messages on (docs/adr/0030-full-boards-are-split.md).
 */
export class Splitting {
  readonly #storage: DurableObjectStorage;
  readonly #memory: MemoryRows;
  readonly #held: HeldRows;
  readonly #pending: PendingReadRows;
  readonly #handovers: HandoverRows;
  readonly #pendingWrites: PendingWriteRows;
  readonly #formula: Formula;

  constructor(
    storage: DurableObjectStorage,
    memory: MemoryRows,
    held: HeldRows,
    pending: PendingReadRows,
    pendingWrites: PendingWriteRows,
    formula: Formula,
  ) {
    this.#storage = storage;
    this.#memory = memory;
    this.#held = held;
    this.#pending = pending;
    this.#pendingWrites = pendingWrites;
    this.#handovers = new HandoverRows(storage.sql);
    this.#formula = formula;
  }

  /**
   * Sends the other parts their share, and then has the board note its own. A part that gives up clients therefore
   * knows no offer that the part taking them has not heard of.
   */
  async passOn<T extends ChangedObject>(
    board: string,
    changed: readonly T[],
    send: (part: string, unsent: readonly T[]) => Promise<void>,
    note: (own: readonly T[]) => void,
  ): Promise<void> {
    const sent = new Map<string, ReadonlySet<T>>();
    for (;;) {
      const { own, others } = this.#divided(board, changed);
      const left = [...others].flatMap(([part, all]) => {
        const unsent = all.filter((object) => !sent.get(part)?.has(object));
        return unsent.length === 0 ? [] : [{ part, all, unsent }];
      });
      // Nothing runs between this check and the note, so the check sees any split that began while sending.
      if (left.length === 0) return note(own);
      await Promise.all(left.map(({ part, unsent }) => send(part, unsent)));
      for (const { part, all } of left) sent.set(part, new Set(all));
    }
  }

  /** Keeps the board's own objects, and hands clients of other parts over to them. */
  keep(board: Board, pending: readonly PendingRead[]): PendingRead[] {
    if (!this.#memory.isSplit) return [...pending];
    const part = partNamed(board.territory.name);
    const isForeign = ({ kind, id }: PendingRead): boolean =>
      kind === "lead" && board.thresholds.holdings.wish(id) === null && this.#placeOf(id, part) !== null;
    const foreign = pending.filter(isForeign);
    this.#storage.transactionSync(() => {
      for (const one of foreign) {
        this.#handovers.add(one);
        this.#pending.end(one);
      }
    });
    return pending.filter((one) => !foreign.includes(one));
  }

  get isUnderWay(): boolean {
    return this.#split !== null;
  }

  /**
   * Call this when nothing is left to read or write: a client leaves after its pairs are written. A client with a
   * waiting pair stays, and the split pauses when all others have left.
   */
  async step(board: Board, ports: SplittingPorts, allShardsAnswer: boolean): Promise<SplitStep> {
    const split = this.#split;
    if (!allShardsAnswer) return split ? "waits" : "rests";
    try {
      if (split?.of === "clients") {
        if (this.#isHeldUp(board, split)) return "rests";
        if (!(await this.#isHalfReady(board, ports))) return "waits";
      }
      if (await this.#sendHandovers(board, ports)) return "goes on";
      // The audit of a new formula comes first: it judges all clients where they are.
      if (this.#formula.isOutdated) return "rests";
      if (!split) return this.#begin(board);
      return await (split.of === "offers"
        ? this.#passOffers(board, ports, split)
        : this.#passClients(board, ports, split));
    } catch (error) {
      logger.warn("part not reached", { board: board.territory.name, failure: failureOf(error) });
      return "waits";
    }
  }

  get #split(): Split | null {
    const split = this.#memory.get("cut");
    return split === null ? null : (JSON.parse(split) as Split);
  }

  /** Foreign clients with a waiting pair, some of whom the board no longer holds. */
  #clientsWithWaitingPair(part: Part): Set<string> {
    return new Set(this.#pendingWrites.waiting.leads.filter((id) => this.#placeOf(id, part) !== null));
  }

  /** Whether all clients that are left have to stay, and are still as many as when this was noted. */
  #isHeldUp({ territory: { name } }: Board, { staying = 0 }: Split): boolean {
    if (staying === 0 || this.#handovers.next(1).length > 0) return false;
    return this.#clientsWithWaitingPair(partNamed(name)).size >= staying;
  }

  #splits(part: Part): number {
    return Number(this.#memory.get("cuts") ?? splitsBefore(part));
  }

  #placeOf(leadId: string, part: Part): string | null {
    return partOf(leadId, part, this.#splits(part) + (this.#split?.of === "clients" ? 1 : 0));
  }

  #divided<T extends ChangedObject>(
    board: string,
    changed: readonly T[],
  ): { own: readonly T[]; others: Map<string, T[]> } {
    const others = new Map<string, T[]>();
    if (!this.#memory.isSplit) return { own: changed, others };
    const part = partNamed(board);
    const splits = this.#splits(part);
    const offers = changed.filter(({ kind }) => kind === "property");
    const halves = otherHalves(part, splits + (this.#split ? 1 : 0));
    if (offers.length > 0) for (const name of halves) others.set(name, [...offers]);
    const own = changed.filter((one) => {
      const name = one.kind === "lead" ? partOf(one.id, part, splits) : null;
      if (name !== null) others.set(name, [...(others.get(name) ?? []), one]);
      return name === null;
    });
    return { own, others };
  }

  #begin(board: Board): SplitStep {
    const part = partNamed(board.territory.name);
    // The other half has not heard of objects already due here.
    if (this.#pending.any || this.#splits(part) === MAX_SPLITS || !board.isTooLarge) return "rests";
    logger.info("board is split", { board: board.territory.name, splits: this.#splits(part) + 1 });
    this.#set({ of: "offers", after: "" });
    return "goes on";
  }

  async #passOffers(board: Board, ports: SplittingPorts, { after }: Split): Promise<SplitStep> {
    const half = this.#otherHalf(board);
    const offers = this.#held.page("property", after, PAGE);
    if (offers.length > 0) await ports.board(half).tell(half, offers);
    const isLast = offers.length < PAGE;
    this.#set(isLast ? { of: "clients", after: "" } : { of: "offers", after: offers.at(-1)!.id });
    return "goes on";
  }

  /** Whether the other half knows all offers: it deletes a client's stored pairs with offers that it does not find. */
  #isHalfReady(board: Board, ports: SplittingPorts): Promise<boolean> {
    const half = this.#otherHalf(board);
    return ports.board(half).take(half, []);
  }

  async #passClients(board: Board, ports: SplittingPorts, split: Split): Promise<SplitStep> {
    const part = partNamed(board.territory.name);
    const page = this.#held.page("lead", split.after, PAGE);
    const awaited = this.#clientsWithWaitingPair(part);
    const foreign = page.filter(({ id }) => this.#placeOf(id, part) !== null);
    const leaving = foreign.filter(({ id }) => !awaited.has(id));
    const left = split.left === true || leaving.length < foreign.length;
    this.#storage.transactionSync(() => {
      for (const changed of leaving) {
        this.#held.forget("lead", changed.id);
        this.#handovers.add({ ...changed, quiet: false });
      }
      if (page.length === PAGE) return this.#set({ of: "clients", after: page.at(-1)!.id, left });
      if (left || awaited.size > 0) return this.#set({ of: "clients", after: "", staying: awaited.size });
      this.#memory.set("cuts", String(this.#splits(part) + 1));
      this.#memory.forget("cut");
    });
    for (const { id } of leaving) board.letGo(id);
    await this.#sendHandovers(board, ports);
    return "goes on";
  }

  async #sendHandovers(board: Board, ports: SplittingPorts): Promise<boolean> {
    const handovers = this.#handovers.next(PAGE);
    const part = partNamed(board.territory.name);
    for (const [name, clients] of Map.groupBy(handovers, ({ id }) => this.#placeOf(id, part)!)) {
      await ports.board(name).take(name, clients);
      this.#storage.transactionSync(() => {
        for (const changed of clients) this.#handovers.end(changed);
      });
    }
    return handovers.length > 0;
  }

  #otherHalf({ territory: { name } }: Board): string {
    const part = partNamed(name);
    return otherHalf(part, this.#splits(part));
  }

  #set(split: Split): void {
    this.#memory.set("cut", JSON.stringify(split));
  }
}
