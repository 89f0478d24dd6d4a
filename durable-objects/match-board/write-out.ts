import type { Database } from "../../src/db/statement.ts";
import { applyNotices } from "../../src/domain/radar/apply-notices.ts";
import { applyPairs, type Card, type PairKey } from "../../src/domain/radar/apply-pairs.ts";
import { type KeptSide, sidesIn } from "../../src/domain/radar/kept-pair.ts";
import type { Told } from "../../src/ports/match-board.ts";
import type { Board } from "./board.ts";
import type { HeldRows } from "./held-rows.ts";
import type { OutPair, OutRows } from "./out-rows.ts";

/** Pairs of one transaction in D1. */
const PAIRS = 500;
const NOTICES = 200;
const FIRST: PairKey = { leadId: "", propertyId: "" };

export interface WrittenOut {
  /** Of pairs and notices. */
  readonly count: number;
  /** Objects of pairs that could not be made as they stand: they are to be read again. */
  readonly stale: readonly Told[];
}

/** Brings to one shard what a board has to say of pairs and objects, so much at a time. */
export class ShardWriter {
  readonly #shard: string;
  readonly #held: HeldRows;
  readonly #out: OutRows;
  #behind = FIRST;

  constructor(shard: string, held: HeldRows, out: OutRows) {
    this.#shard = shard;
    this.#held = held;
    this.#out = out;
  }

  /** Writes the next pairs and notices, and then takes them off the board's rows. */
  async write(board: Board, db: Database, now: number): Promise<WrittenOut> {
    const notices = this.#out.notices(this.#shard, NOTICES);
    const pairs = this.#next();
    const [kept, gone] = this.#judged(board, pairs);
    const cards = this.#cardsOf(kept);
    const batch = { cityId: board.territory.cityId, kept, gone, cards };
    const notMade = await applyPairs(db, batch, now);
    if (notices.length > 0) await applyNotices(db, notices);
    const stale = new Set(notMade.map(({ leadId, propertyId }) => `${leadId} ${propertyId}`));
    for (const notice of notices) this.#out.endNotice(this.#shard, notice);
    for (const pair of pairs)
      if (!stale.has(`${pair.leadId} ${pair.propertyId}`)) this.#out.end(this.#shard, pair);
    return {
      count: pairs.length + notices.length,
      stale: notMade.flatMap((pair) => this.#objectsOf(board, pair)),
    };
  }

  /** Behind the last ones, so that a client with much to write keeps no other waiting. */
  #next(): OutPair[] {
    const behind = this.#out.page(this.#shard, this.#behind, PAIRS);
    const pairs = behind.length > 0 ? behind : this.#out.page(this.#shard, FIRST, PAIRS);
    this.#behind = pairs.at(-1) ?? FIRST;
    return pairs;
  }

  /** As it is now, whatever it was when it was noted. */
  #judged({ market }: Board, pairs: readonly OutPair[]): [KeptSide[], PairKey[]] {
    const kept: KeptSide[] = [];
    const gone: PairKey[] = [];
    for (const { leadId, propertyId, quiet } of pairs) {
      const both = market.kept(propertyId, leadId);
      if (!both) gone.push({ leadId, propertyId });
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
