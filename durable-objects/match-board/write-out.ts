import type { AllDatabases, Database } from "../../src/db/statement.ts";
import { readAccounts } from "../../src/domain/accounts/read-accounts.ts";
import { applyNotices, type Notice } from "../../src/domain/radar/apply-notices.ts";
import {
  type Applied,
  applyPairs,
  type Card,
  type GonePair,
  type NotInserted,
  type PairBatch,
  type PairKey,
} from "../../src/domain/radar/apply-pairs.ts";
import { type Closed, closedIn, leftFrom, stillClosed } from "../../src/domain/radar/closed-pairs.ts";
import { type KeptSide, sidesIn } from "../../src/domain/radar/kept-pair.ts";
import { isMoved } from "../../src/errors/platform.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type { LogAddress } from "../../src/ports/event-log.ts";
import type { ChangedObject } from "../../src/ports/match-board.ts";
import type { Board } from "./board.ts";
import type { HeldRows } from "./held-rows.ts";
import type { PendingPair, PendingWriteRows, Work } from "./pending-write-rows.ts";
import { PendingWriteTurns } from "./pending-write-turns.ts";

/** Pairs of one transaction in D1, which delays everybody's calls by less than a tenth of a second. */
const PAIRS = 200;
const NOTICES = 200;

/** The cause of pairs that follow an account to its database, or have waited for it: they take a turn of their own. */
const MOVED = "moved";

const pendingOf = ({ leadId, propertyId, quiet }: PairKey & { readonly quiet: boolean }): PendingPair => ({
  cause: MOVED,
  subject: leadId,
  leadId,
  propertyId,
  quiet,
});

const nameOf = ({ leadId, propertyId }: PairKey): string => `${leadId} ${propertyId}`;

/** Each pair once, however many writes have moved it; it is news if one of them counts as news. */
const distinct = (pairs: readonly PendingPair[]): PendingPair[] => {
  const known = new Map<string, PendingPair>();
  for (const pair of pairs) {
    const name = nameOf(pair);
    const other = known.get(name);
    known.set(name, other ? { ...pair, quiet: pair.quiet && other.quiet } : pair);
  }
  return [...known.values()];
};

interface WrittenOut {
  /** How many pairs and notices were written, without those whose objects are stale. */
  readonly count: number;
  /** Objects whose pairs could not be written in their current state; the board must read them again. */
  readonly stale: readonly ChangedObject[];
  /** Logs that have new events to take. */
  readonly logs: readonly LogAddress[];
}

type WriterPorts = Pick<AllDatabases, "directory" | "shard">;

/** Writes a board's pending pairs and objects to one shard, a portion at a time. */
class ShardWriter {
  readonly #shard: string;
  readonly #held: HeldRows;
  readonly #pendingWrites: PendingWriteRows;
  readonly #turns: PendingWriteTurns;
  /** Accounts that had work waiting and are open now; null until the shard is asked. */
  #opened: Set<string> | null = null;
  /** Accounts that have left, and where each has gone; null until the shard is asked. */
  #left: ReadonlyMap<string, string> | null = null;
  readonly #isOnly: boolean;

  constructor(shard: string, shards: readonly string[], held: HeldRows, pendingWrites: PendingWriteRows) {
    this.#shard = shard;
    this.#isOnly = shards.length === 1;
    this.#held = held;
    this.#pendingWrites = pendingWrites;
    this.#turns = new PendingWriteTurns(shard, pendingWrites);
  }

  /** Asks the shard again which accounts are open, and where others have gone. */
  renew(): void {
    this.#opened = null;
    this.#left = null;
  }

  /** Writes the next pairs and notices, then deletes them from the board's rows. */
  async write(board: Board, ports: WriterPorts, now: number): Promise<WrittenOut> {
    const db = ports.shard(this.#shard);
    const { directory } = ports;
    await this.#giveBack(db, directory);
    const notices = this.#pendingWrites.notices(this.#shard, NOTICES);
    const pairs = this.#turns.next(PAIRS);
    const [kept, gone] = this.#splitKeptAndGone(board, distinct(pairs));
    const cards = this.#cardsOf(kept);
    const batch = { cityId: board.territory.cityId, kept, gone, cards };
    if (gone.length > 0 && !this.#isOnly) this.#left ??= await leftFrom(db);
    const { notInserted, notified } = await this.#apply(db, batch, now);
    this.#sendAfter(board, gone, pairs);
    if (notices.length > 0) await this.#notify(db, notices);
    const { stale, left } = await this.#postpone(directory, notInserted);
    const names = new Set(stale.map(nameOf));
    const ended = pairs.filter((pair) => !names.has(nameOf(pair)));
    for (const notice of notices) this.#pendingWrites.endNotice(this.#shard, notice);
    this.#pendingWrites.store();
    this.#pendingWrites.end(this.#shard, ended);
    return {
      count: ended.length + notices.length,
      stale: [...stale, ...left].flatMap((pair) => this.#objectsOf(board, pair)),
      logs: notified.map((accountId) => ({ accountId, shard: this.#shard })),
    };
  }

  /** Puts work that waited for accounts that are open again back in line, a portion at a time. */
  async #giveBack(db: Database, directory: Database): Promise<void> {
    if (!this.#opened) {
      const awaited = this.#pendingWrites.waiting.accounts(this.#shard);
      const closed =
        awaited.length === 0 ? new Set() : await stillClosed(db, this.#shard, directory, awaited);
      this.#opened = new Set(awaited.filter((id) => !closed.has(id)));
    }
    const [first] = this.#opened;
    if (first !== undefined && this.#pendingWrites.giveBack(this.#shard, first, PAIRS) < PAIRS)
      this.#opened.delete(first);
  }

  /**
   * Writes pairs. A closed account's pairs wait until it is opened; a departed account's pairs follow it. The
   * other side's rows are still written. If an account is closed meanwhile, the fence refuses them all.
   */
  async #apply(db: Database, batch: PairBatch, now: number): Promise<Applied> {
    try {
      return await applyPairs(db, batch, now);
    } catch (error) {
      const { accounts, pairs } = await this.#closed(error, db, batch.gone, []);
      for (const { accountId, item } of pairs) this.#redirect(accounts, accountId, { pair: pendingOf(item) });
      const closed = batch.kept.filter(({ accountId }) => accounts.has(accountId));
      const kept = batch.kept.filter((side) => !closed.includes(side));
      const closedSides = Map.groupBy(pairs, ({ item }) => item);
      const gone = batch.gone.map((pair) => ({
        ...pair,
        leaves: (closedSides.get(pair) ?? []).map(({ accountId }) => accountId),
      }));
      const applied = await applyPairs(db, { ...batch, kept, gone }, now);
      return {
        ...applied,
        notInserted: [...applied.notInserted, ...closed.map((side) => ({ side, isAway: true }))],
      };
    }
  }

  /** Sends former pairs after accounts that took their rows along; each only once, because accounts move both ways. */
  #sendAfter(board: Board, gone: readonly GonePair[], pairs: readonly PendingPair[]): void {
    const left = this.#left;
    if (!left || left.size === 0) return;
    const causes = Map.groupBy(pairs, nameOf);
    for (const pair of gone) {
      const own = causes.get(nameOf(pair))!.map(({ cause }) => cause);
      if (own.every((cause) => cause === MOVED)) continue;
      const accountIds = this.#objectsOf(board, pair).map(({ accountId }) => accountId);
      // The cause is the account whose object left the board. If both objects left, the other account is unknown.
      const to =
        accountIds.length === 0 ? left.values() : [...own, ...accountIds].flatMap((id) => left.get(id) ?? []);
      for (const shard of new Set(to)) this.#pendingWrites.add(shard, pendingOf(pair));
    }
  }

  /**
   * Postpones pairs whose account is closed, or has no rows here: reading again would not help.
   * @returns `stale`: sides whose objects the board knows wrongly; `left`: sides of accounts in another database, where
   * their objects are then read and their pairs written
   */
  async #postpone(
    directory: Database,
    notInserted: readonly NotInserted[],
  ): Promise<{ stale: readonly KeptSide[]; left: readonly KeptSide[] }> {
    if (notInserted.length === 0) return { stale: [], left: [] };
    const ids = [...new Set(notInserted.map(({ side: { accountId } }) => accountId))];
    const accounts = await readAccounts(directory, ids);
    const shardOf = ({ side }: NotInserted) => accounts.get(side.accountId)?.shard;
    const hasLeft = (one: NotInserted) => (shardOf(one) ?? this.#shard) !== this.#shard;
    const left = notInserted.filter(hasLeft);
    const remaining = notInserted.filter((one) => !hasLeft(one));
    const isWaiting = (one: NotInserted) => one.isAway && shardOf(one) === this.#shard;
    for (const { side } of [...left, ...remaining.filter(isWaiting)]) {
      this.#pendingWrites.waiting.add(this.#shard, side.accountId, { pair: pendingOf(side) });
      this.#opened?.delete(side.accountId);
    }
    const stale = remaining.filter((one) => !isWaiting(one));
    return { stale: stale.map(({ side }) => side), left: left.map(({ side }) => side) };
  }

  async #notify(db: Database, notices: readonly Notice[]): Promise<void> {
    try {
      await applyNotices(db, notices);
    } catch (error) {
      const removed = notices.filter(({ card }) => card === null);
      const { accounts, notices: refused } = await this.#closed(error, db, [], removed);
      for (const { accountId, item } of refused) this.#redirect(accounts, accountId, { notice: item });
      const left = refused.map(({ accountId, item: { id } }) => ({ accountId, id }));
      await applyNotices(db, notices, left);
    }
  }

  async #closed<Pair extends PairKey>(
    error: unknown,
    db: Database,
    pairs: readonly Pair[],
    notices: readonly Notice[],
  ): Promise<Closed<Pair, Notice>> {
    if (!isMoved(error)) throw error;
    const closed = await closedIn(db, pairs, notices);
    if (closed.accounts.size === 0) throw error;
    for (const accountId of closed.accounts.keys()) this.#opened?.delete(accountId);
    return closed;
  }

  /** Sends work to where the account has gone, or keeps it until the account is opened. */
  #redirect(accounts: Closed<PairKey, Notice>["accounts"], accountId: string, work: Work): void {
    const to = accounts.get(accountId) ?? null;
    if (to === null) this.#pendingWrites.waiting.add(this.#shard, accountId, work);
    else this.#pendingWrites.addWork(to, work);
  }

  /** Which pairs are kept now and which are gone, whatever they were when they became pending. */
  #splitKeptAndGone({ thresholds }: Board, pairs: readonly PendingPair[]): [KeptSide[], GonePair[]] {
    const kept: KeptSide[] = [];
    const gone: GonePair[] = [];
    for (const { leadId, propertyId, quiet } of pairs) {
      const both = thresholds.kept(propertyId, leadId);
      if (!both) gone.push({ leadId, propertyId, quiet });
      else {
        const [{ offer, shard: offerShard, knownAt }, { wish, shard: wishShard }] = both;
        kept.push(...sidesIn(this.#shard, { offer, offerShard, knownAt, wish, wishShard, quiet }));
      }
    }
    return [kept, gone];
  }

  #cardsOf(kept: readonly KeptSide[]): Card[] {
    const shown = new Map(
      kept.map(({ side, shown: id }) => [id, side === "client" ? "property" : "lead"] as const),
    );
    return [...shown].flatMap(([id, kind]) => {
      const card = id === null ? null : this.#held.card(kind, id);
      return id === null || card === null ? [] : [{ id, ...card }];
    });
  }

  #objectsOf({ thresholds: { holdings } }: Board, { leadId, propertyId }: PairKey): ChangedObject[] {
    const heldOffer = holdings.offer(propertyId);
    const heldWish = holdings.wish(leadId);
    return [
      ...(heldOffer
        ? [
            {
              kind: "property",
              id: propertyId,
              accountId: heldOffer.offer.accountId,
              shard: heldOffer.shard,
            } as const,
          ]
        : []),
      ...(heldWish
        ? [{ kind: "lead", id: leadId, accountId: heldWish.wish.accountId, shard: heldWish.shard } as const]
        : []),
    ];
  }
}

/** Writes a board's pending pairs and objects to every shard at once; a failing shard delays no other. */
export class Writers {
  readonly #writers: ReadonlyMap<string, ShardWriter>;

  constructor(shardNames: readonly string[], held: HeldRows, pendingWrites: PendingWriteRows) {
    this.#writers = new Map(
      shardNames.map((shard) => [shard, new ShardWriter(shard, shardNames, held, pendingWrites)]),
    );
  }

  renew(): void {
    for (const writer of this.#writers.values()) writer.renew();
  }

  /** @param failingShards shards to leave out; those that fail join them */
  async write(
    board: Board,
    ports: WriterPorts,
    failingShards: Set<string>,
    now: number,
  ): Promise<WrittenOut> {
    const well = [...this.#writers].filter(([shard]) => !failingShards.has(shard));
    const written = await Promise.all(
      well.map(async ([shard, writer]): Promise<WrittenOut> => {
        try {
          return await writer.write(board, ports, now);
        } catch (error) {
          logger.warn("shard not written", {
            board: board.territory.name,
            shard,
            failure: failureOf(error),
          });
          failingShards.add(shard);
          return { count: 0, stale: [], logs: [] };
        }
      }),
    );
    return {
      count: written.reduce((sum, { count }) => sum + count, 0),
      stale: written.flatMap(({ stale }) => stale),
      logs: written.flatMap(({ logs }) => logs),
    };
  }
}
