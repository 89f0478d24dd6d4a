import type { AllDatabases } from "../../src/db/statement.ts";
import { type PageEnd, readAccountPage } from "../../src/domain/radar/account-page.ts";
import { boardsThere } from "../../src/domain/radar/board-list.ts";
import {
  type CurrentObjects,
  isFoundIn,
  readCurrentObjects,
  withShard,
} from "../../src/domain/radar/current-objects.ts";
import { FORMULA } from "../../src/domain/radar/score.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { logger } from "../../src/lib/logger.ts";
import type { ChangedObject, Checked, MatchBoardPort } from "../../src/ports/match-board.ts";
import type { Board } from "./board.ts";
import type { Formula } from "./formula.ts";
import type { HeldRows } from "./held-rows.ts";
import type { MemoryRows } from "./memory-rows.ts";
import type { PendingReadRows } from "./pending-read-rows.ts";
import type { PendingRead } from "./pending-reads.ts";
import { openTo } from "./state-hash.ts";

const PAGE = 200;
const AT_ONCE = 20;
/** The weight of a client whose pairs are judged and written again: comparing this many objects takes as long. */
const REJUDGING_WEIGHT = 10;
/** A writer may still be about to report a change within this time. */
const RECENT_MS = 10 * MINUTE_MS;

/** First the account's objects, then the board's own, whose clients are read before its properties are compared. */
const LEGS = [
  { of: "account", kind: "property" },
  { of: "account", kind: "lead" },
  { of: "board", kind: "lead" },
  { of: "board", kind: "property" },
] as const;

interface Position {
  readonly leg: number;
  readonly after: PageEnd;
  readonly seen?: number;
  /** The formula by which every client's pairs are judged again; absent if they already were. */
  readonly formula?: string;
}

const NONE: PageEnd = { updatedAt: 0, id: "" };
const START: Position = { leg: 0, after: NONE };

interface AuditPorts extends AllDatabases {
  board(name: string): Pick<MatchBoardPort, "check">;
}

const changedAt = (truth: CurrentObjects, { id }: ChangedObject): number =>
  truth.properties.get(id)?.property.updatedAt ?? truth.leads.get(id)?.updatedAt ?? 0;

/**
 * Compares a board with the truth, page by page: the account's objects, which it also reports to the cities' boards,
 * and the board's own. The first audit fills the board. The first one after a change of the formula has the pairs of
 * every client judged again. Neither appears in summaries.
 */
export class Audit {
  readonly #memory: MemoryRows;
  readonly #held: HeldRows;
  readonly #pending: PendingReadRows;
  readonly #formula: Formula;

  constructor(memory: MemoryRows, held: HeldRows, pending: PendingReadRows, formula: Formula) {
    this.#memory = memory;
    this.#held = held;
    this.#pending = pending;
    this.#formula = formula;
  }

  get isUnderWay(): boolean {
    return this.#memory.get("audit") !== null;
  }

  /** Objects compared by the last audit: about as many as in the next one. */
  get size(): number {
    const compared = Number(this.#memory.get("compared") ?? 0);
    return this.#formula.isOutdated ? compared * REJUDGING_WEIGHT : compared;
  }

  start(): void {
    const position = this.#formula.isOutdated ? { ...START, formula: FORMULA } : START;
    this.#memory.set("audit", JSON.stringify(position));
    this.#memory.forget("differing");
  }

  /** @returns differing objects of the next page */
  async step(board: Board, ports: AuditPorts, now: number): Promise<PendingRead[]> {
    const position = JSON.parse(this.#memory.get("audit")!) as Position;
    const { page, next } = await this.#page(board, ports, position);
    const { of, kind } = LEGS[position.leg]!;
    const isJudgedAnew = position.formula === FORMULA && of === "board" && kind === "lead";
    const found = page.length === 0 || isJudgedAnew ? [] : await this.#compare(board, ports, page, of, now);
    // Otherwise the audit was restarted meanwhile.
    if (this.#memory.get("audit") === JSON.stringify(position)) {
      const { formula } = position;
      const seen = (position.seen ?? 0) + page.length;
      this.#advance({ ...next, seen, ...(formula !== undefined && { formula }) }, found.length);
    }
    return isJudgedAnew ? page.map((changed) => ({ ...changed, quiet: true })) : found;
  }

  async #page(
    { territory: { accountId } }: Board,
    ports: AuditPorts,
    { leg, after }: Position,
  ): Promise<{ page: readonly ChangedObject[]; next: Position }> {
    const { of, kind } = LEGS[leg]!;
    const nextLeg = { leg: leg + 1, after: NONE };
    if (of === "board") {
      const page = this.#held.page(kind, after.id, PAGE);
      return {
        page,
        next: page.length < PAGE ? nextLeg : { leg, after: { updatedAt: 0, id: page.at(-1)!.id } },
      };
    }
    if (accountId === null) return { page: [], next: nextLeg };
    const { page, next } = await readAccountPage(ports, accountId, kind, after, PAGE);
    return { page, next: next === null ? nextLeg : { leg, after: next } };
  }

  async #compare(
    board: Board,
    ports: AuditPorts,
    changed: readonly ChangedObject[],
    of: "account" | "board",
    now: number,
  ): Promise<PendingRead[]> {
    const truth = await readCurrentObjects(ports, changed);
    const page = changed.map((object) => withShard(truth, object));
    const isFirst = this.#memory.get("audited") === null;
    // An account that cannot be read must wait; of a city's objects, the readable ones are compared.
    if (of === "account" && page.some((object) => !isFoundIn(truth, object)))
      throw new Error("The account was not read.");
    const reads = page.map((one) => ({
      ...one,
      quiet: isFirst && changedAt(truth, one) < now - RECENT_MS,
    }));
    if (of === "account")
      await this.#checkCities(
        reads.flatMap(({ quiet, ...one }) => openTo(one, truth, quiet)),
        ports,
      );
    return reads
      .filter((pending) => !isFoundIn(truth, pending) || !board.knows(pending, truth))
      .map((pending) => ({ ...pending, moved: pending.kind === "property" }));
  }

  /** A city's board begins with its first offer, so clients are checked only with boards that exist. */
  async #checkCities(open: readonly (readonly [string, Checked])[], ports: AuditPorts): Promise<void> {
    const isOffered = ([, { kind, stamp }]: readonly [string, Checked]): boolean =>
      kind === "property" && stamp !== null;
    const candidates = open.filter((entry) => !isOffered(entry)).map(([name]) => name);
    const existing = await boardsThere(ports.directory, candidates);
    const concerned = open.filter((entry) => isOffered(entry) || existing.has(entry[0]));
    const boards = [...Map.groupBy(concerned, ([name]) => name)];
    for (let at = 0; at < boards.length; at += AT_ONCE)
      await Promise.all(
        boards.slice(at, at + AT_ONCE).map(([name, entries]) =>
          ports.board(name).check(
            name,
            entries.map(([, one]) => one),
          ),
        ),
      );
  }

  /** @param found how many objects of the page differ: none if the board heard of every change */
  #advance(next: Position, found: number): void {
    const differing = Number(this.#memory.get("differing") ?? 0) + found;
    if (next.leg < LEGS.length) {
      this.#memory.set("audit", JSON.stringify(next));
      if (found > 0) this.#memory.set("differing", String(differing));
      return;
    }
    logger.info("board audited", { board: this.#memory.get("board"), differing });
    // A client that could not be read must still be judged again: the next audit goes through all of them again.
    if (next.formula === FORMULA && !this.#pending.any) this.#formula.renew();
    for (const name of ["audit", "differing"] as const) this.#memory.forget(name);
    this.#memory.set("audited", "1");
    this.#memory.set("compared", String(next.seen));
  }
}
