import type { Database } from "../../src/db/statement.ts";
import { applyNotices } from "../../src/domain/radar/apply-notices.ts";
import {
  type Applied,
  applyPairs,
  type Card,
  type GonePair,
  type PairBatch,
  type PairKey,
} from "../../src/domain/radar/apply-pairs.ts";
import { type KeptSide, sidesIn } from "../../src/domain/radar/kept-pair.ts";
import { leftIn } from "../../src/domain/radar/moved-pairs.ts";
import type { TruthPorts } from "../../src/domain/radar/truth.ts";
import { isMoved } from "../../src/errors/platform.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type { LogAddress } from "../../src/ports/event-log.ts";
import type { Told } from "../../src/ports/match-board.ts";
import type { Board } from "./board.ts";
import type { HeldRows } from "./held-rows.ts";
import type { OutPair, OutRows } from "./out-rows.ts";
import { OutTurns } from "./out-turns.ts";

/** Pairs of one transaction in D1, which delays everybody's calls by less than a tenth of a second. */
const PAIRS = 200;
const NOTICES = 200;

const nameOf = ({ leadId, propertyId }: PairKey): string => `${leadId} ${propertyId}`;

/** Each pair once, however many writes have moved it; it is news if one of them would have it so. */
const distinct = (pairs: readonly OutPair[]): OutPair[] => {
  const known = new Map<string, OutPair>();
  for (const pair of pairs) {
    const name = nameOf(pair);
    const other = known.get(name);
    known.set(name, other ? { ...pair, quiet: pair.quiet && other.quiet } : pair);
  }
  return [...known.values()];
};

export interface WrittenOut {
  /** Of pairs and notices. */
  readonly count: number;
  /** Objects whose pairs could not be written in their current state; the board must read them again. */
  readonly stale: readonly Told[];
  /** Logs for which there are events now. */
  readonly logs: readonly LogAddress[];
  /** Some have to be tried again in a while. */
  readonly isBehind?: boolean;
}

/** Names no account: pairs that follow one to its database take a turn of their own. */
const MOVED = "moved";

/** Writes a board's pending pairs and objects to one shard, a portion at a time. */
class ShardWriter {
  readonly #shard: string;
  readonly #held: HeldRows;
  readonly #out: OutRows;
  readonly #turns: OutTurns;

  constructor(shard: string, held: HeldRows, out: OutRows) {
    this.#shard = shard;
    this.#held = held;
    this.#out = out;
    this.#turns = new OutTurns(shard, out);
  }

  /** Writes the next pairs and notices, then deletes them from the board's rows. */
  async write(board: Board, db: Database, now: number): Promise<WrittenOut> {
    const notices = this.#out.notices(this.#shard, NOTICES);
    const pairs = this.#turns.next(PAIRS);
    const [kept, gone] = this.#judged(board, distinct(pairs));
    const cards = this.#cardsOf(kept);
    const batch = { cityId: board.territory.cityId, kept, gone, cards };
    const { notMade, told, left } = await this.#apply(db, batch, now);
    if (notices.length > 0) await applyNotices(db, notices);
    const stale = new Set(notMade.map(nameOf));
    const open = new Set([...stale, ...left.map(nameOf)]);
    for (const notice of notices) this.#out.endNotice(this.#shard, notice);
    for (const pair of pairs) if (!open.has(nameOf(pair))) this.#out.end(this.#shard, pair);
    return {
      count: pairs.length - left.length + notices.length,
      stale: notMade.flatMap((pair) => this.#objectsOf(board, pair)),
      logs: told.map((accountId) => ({ accountId, shard: this.#shard })),
      isBehind: left.length > 0,
    };
  }

  /** @returns also former pairs with rows of an account that has gone: they wait until those are cleaned up */
  async #apply(db: Database, batch: PairBatch, now: number): Promise<Applied & { left: readonly PairKey[] }> {
    try {
      return { ...(await applyPairs(db, batch, now)), left: [] };
    } catch (error) {
      if (!isMoved(error)) throw error;
      const { accounts, pairs } = await leftIn(db, batch.gone);
      if (accounts.size === 0) throw error;
      for (const { toShard, ...pair } of pairs) {
        const quiet = batch.gone.find((one) => nameOf(one) === nameOf(pair))!.quiet;
        this.#out.add(toShard, { ...pair, quiet, cause: MOVED });
      }
      const names = new Set(pairs.map(nameOf));
      const elsewhere = batch.kept.filter(({ accountId }) => accounts.has(accountId));
      const here = {
        ...batch,
        kept: batch.kept.filter((side) => !elsewhere.includes(side)),
        gone: batch.gone.filter((pair) => !names.has(nameOf(pair))),
      };
      const applied = await applyPairs(db, here, now);
      // The board reads these objects again, and learns where they are.
      return { ...applied, notMade: [...applied.notMade, ...elsewhere], left: pairs };
    }
  }

  /** As it is now, whatever it was when it was noted. */
  #judged({ market }: Board, pairs: readonly OutPair[]): [KeptSide[], GonePair[]] {
    const kept: KeptSide[] = [];
    const gone: GonePair[] = [];
    for (const { leadId, propertyId, quiet } of pairs) {
      const both = market.kept(propertyId, leadId);
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

  #objectsOf({ market: { holdings } }: Board, { leadId, propertyId }: PairKey): Told[] {
    const held = holdings.offer(propertyId);
    const wanted = holdings.wish(leadId);
    return [
      ...(held
        ? [{ kind: "property", id: propertyId, accountId: held.offer.accountId, shard: held.shard } as const]
        : []),
      ...(wanted
        ? [{ kind: "lead", id: leadId, accountId: wanted.wish.accountId, shard: wanted.shard } as const]
        : []),
    ];
  }
}

/** Writes a board's pending pairs and objects to every shard at once; a failing shard delays no other. */
export class Writers {
  readonly #writers: ReadonlyMap<string, ShardWriter>;

  constructor(shardNames: readonly string[], held: HeldRows, out: OutRows) {
    this.#writers = new Map(shardNames.map((shard) => [shard, new ShardWriter(shard, held, out)]));
  }

  /** @param ailing shards to leave out; those that fail join them */
  async write(
    board: Board,
    ports: Pick<TruthPorts, "shard">,
    ailing: Set<string>,
    now: number,
  ): Promise<WrittenOut> {
    const well = [...this.#writers].filter(([shard]) => !ailing.has(shard));
    const written = await Promise.all(
      well.map(async ([shard, writer]): Promise<WrittenOut> => {
        try {
          const done = await writer.write(board, ports.shard(shard), now);
          if (done.isBehind) ailing.add(shard);
          return done;
        } catch (error) {
          logger.warn("shard not written", {
            board: board.territory.name,
            shard,
            failure: failureOf(error),
          });
          ailing.add(shard);
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
