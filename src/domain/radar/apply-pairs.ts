import { isOpen } from "../../db/open-account.ts";
import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import type { KeptSide } from "./kept-pair.ts";
import { publishLost, publishPriceDrops } from "./match-events.ts";
import { HAS_ROOM, TRIM } from "./match-room.ts";
import { deleteUnshownCards } from "./unshown-cards.ts";
import { windowOf } from "./window.ts";

export interface PairKey {
  readonly leadId: string;
  readonly propertyId: string;
}

/** A pair that a board does not keep any more. */
export interface GonePair extends PairKey {
  /** Nothing changed on the market: only another formula had kept the pair, so nobody is notified (rules 26.45). */
  readonly quiet: boolean;
  /** Closed accounts whose rows of the pair stay for now: the board keeps the pair for later. */
  readonly leaves?: readonly string[];
}

/** What a partner's object shows, as JSON. */
export interface Card {
  readonly id: string;
  readonly card: string;
  /** The object's last change, as the board read it. */
  readonly knownAt: number;
}

/** A board's pending pairs for one shard. */
export interface PairBatch {
  /** The board's city; null for an account's own pairs. */
  readonly cityId: string | null;
  readonly kept: readonly KeptSide[];
  readonly gone: readonly GonePair[];
  /** Cards of the partners' objects that kept sides show. */
  readonly cards: readonly Card[];
}

/** One side of a pair as a row of ?1. */
const KEPT = `(SELECT value ->> 'leadId' AS lead_id, value ->> 'propertyId' AS property_id, value ->> 'side' AS side,
  value ->> 'accountId' AS account_id, value ->> 'scope' AS scope, value ->> 'score' AS score, value -> 'facts' AS facts,
  value ->> 'partnerAccountId' AS partner_account_id, value ->> 'ownerAccountId' AS owner_account_id,
  value ->> 'cityId' AS city_id, value ->> 'knownAt' AS known_at, value ->> 'quiet' AS quiet, value ->> 'shown' AS shown, key AS turn
  FROM json_each(?1))`;

const HAS_ROW = `EXISTS (SELECT 1 FROM matches AS m INDEXED BY matches_pair
  WHERE m.lead_id = k.lead_id AND m.property_id = k.property_id AND m.side = k.side)`;

/** A late board must not revive removed pairs: the account's own objects must be in recommendations now. */
const IS_READY = `(k.side = 'property' OR EXISTS (SELECT 1 FROM leads WHERE id = k.lead_id AND radar = 'READY'))
  AND (k.side = 'client' OR EXISTS (SELECT 1 FROM properties WHERE id = k.property_id AND radar = 'READY'))`;

const CAN_INSERT = `NOT ${HAS_ROW} AND ${IS_READY} AND ${HAS_ROOM}`;

const COUNT_NEW = `INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score)
  SELECT ?2, k.lead_id, k.account_id, count(*), max(k.score) FROM ${KEPT} AS k
  WHERE k.side <> 'property' AND k.quiet = 0 AND ${CAN_INSERT} GROUP BY k.lead_id, k.account_id
  ON CONFLICT (since, lead_id) DO UPDATE SET
    new_matches = new_matches + excluded.new_matches, top_score = max(top_score, excluded.top_score)`;

/** Of two cities' boards, the one with newer knowledge of the property has the row. */
const IS_OURS = "(m.city_id IS k.city_id OR m.known_at < k.known_at)";
const ROW_OF_PAIR = "m.lead_id = k.lead_id AND m.property_id = k.property_id AND m.side = k.side";

const STORED = `${KEPT} AS k CROSS JOIN matches AS m INDEXED BY matches_pair ON ${ROW_OF_PAIR} WHERE ${IS_OURS}`;

/**
 * One statement for new scores, one for the rest: setting a column rewrites each index that has it, even with the same
 * value, and three indexes have the score. A new price changes few scores.
 */
const rewrite = (score: "m.score <> k.score" | "m.score = k.score", set = ""): string =>
  `UPDATE matches AS m SET ${set}facts = k.facts, lost_at = NULL, updated_at = max(m.updated_at, ?2),
    city_id = k.city_id, known_at = max(m.known_at, k.known_at)
  FROM ${KEPT} AS k WHERE ${ROW_OF_PAIR} AND ${IS_OURS}
  AND ${score} AND (m.score <> k.score OR m.facts <> k.facts OR m.lost_at IS NOT NULL)`;

const RESCORE = rewrite("m.score <> k.score", "score = k.score, ");
const REWRITE = rewrite("m.score = k.score");

/** Separate for the same reason. */
const HAND_OVER = `UPDATE matches AS m SET owner_account_id = k.owner_account_id, updated_at = max(m.updated_at, ?2)
  FROM ${KEPT} AS k WHERE ${ROW_OF_PAIR} AND ${IS_OURS} AND m.owner_account_id IS NOT k.owner_account_id`;

const TAKE_OVER = `UPDATE matches AS m SET city_id = k.city_id, known_at = k.known_at
  FROM ${KEPT} AS k WHERE ${ROW_OF_PAIR} AND ${IS_OURS}
  AND (m.city_id IS NOT k.city_id OR (k.city_id IS NOT NULL AND m.known_at < k.known_at))`;

/** Places after the account's last one. */
const PLACE = `(SELECT last_place FROM portfolios WHERE account_id = k.account_id)
  + row_number() OVER (PARTITION BY k.account_id ORDER BY k.turn)`;

const INSERT = `INSERT INTO matches (account_id, property_id, lead_id, side, scope, status, score, facts,
    partner_account_id, owner_account_id, touched, lost_at, created_at, updated_at, city_id, known_at, place_given, is_counted)
  SELECT k.account_id, k.property_id, k.lead_id, k.side, k.scope, 'NEW', k.score, k.facts,
    k.partner_account_id, k.owner_account_id, 0, NULL, ?2, ?2, k.city_id, k.known_at, ${PLACE}, 1
  FROM ${KEPT} AS k WHERE ${CAN_INSERT}`;

/** One row for each account, where a trigger would write one for each match. */
const COUNT_INSERTED = `UPDATE portfolios AS p SET last_place = p.last_place + n.clients + n.partners,
    client_matches = client_matches + n.clients, partner_matches = partner_matches + n.partners
  FROM (SELECT m.account_id, sum(m.side <> 'property') AS clients, sum(m.side = 'property') AS partners
    FROM ${KEPT} AS k CROSS JOIN matches AS m INDEXED BY matches_pair ON ${ROW_OF_PAIR}
    JOIN portfolios AS q ON q.account_id = m.account_id WHERE m.place_given > q.last_place GROUP BY m.account_id) AS n
  WHERE p.account_id = n.account_id`;

const IS_THERE = `EXISTS (SELECT 1 FROM portfolios WHERE account_id = k.account_id) AND ${isOpen("k.account_id")}`;

/** Sides whose own object is not ready. Reading again would not help a side that only lacks room. */
const NOT_INSERTED = `SELECT k.turn, NOT (${IS_THERE}) AS away FROM ${KEPT} AS k
  WHERE NOT ${HAS_ROW} AND NOT (${IS_READY})`;

/** Rows of this board's pairs that are gone; ?3 is its city. */
const GONE = `SELECT m.seq FROM json_each(?1) AS k CROSS JOIN matches AS m INDEXED BY matches_pair
  ON m.lead_id = k.value ->> 'leadId' AND m.property_id = k.value ->> 'propertyId' AND m.city_id IS ?3
  WHERE NOT EXISTS (SELECT 1 FROM json_each(k.value, '$.leaves') AS a WHERE a.value = m.account_id)`;

const NEWS_OF_GONE = `${GONE} AND k.value ->> 'quiet' = 0`;

const DELETE_UNTOUCHED = `DELETE FROM matches WHERE seq IN (${GONE}) AND touched = 0`;

const MARK_LOST = `UPDATE matches SET lost_at = ?2, updated_at = max(updated_at, ?2)
  WHERE seq IN (${GONE}) AND lost_at IS NULL`;

/** Only cards that a match of this shard shows. */
const STORE_CARDS = `INSERT INTO radar_cards AS r (id, card, known_at)
  SELECT c.value ->> 'id', c.value ->> 'card', c.value ->> 'knownAt' FROM json_each(?2) AS c
  WHERE c.value ->> 'id' IN (SELECT k.shown FROM ${KEPT} AS k WHERE ${HAS_ROW})
  ON CONFLICT (id) DO UPDATE SET card = excluded.card, known_at = excluded.known_at
    WHERE r.known_at < excluded.known_at OR (r.known_at = excluded.known_at AND r.card <> excluded.card)`;

const keepStatements = (kept: string, cards: readonly Card[], now: number): Statement[] => [
  sql(COUNT_NEW, kept, windowOf(now)),
  publishPriceDrops(STORED, kept, now),
  sql(RESCORE, kept, now),
  sql(REWRITE, kept, now),
  sql(HAND_OVER, kept, now),
  sql(TAKE_OVER, kept),
  sql(INSERT, kept, now),
  sql(COUNT_INSERTED, kept),
  sql(TRIM, kept),
  ...(cards.length > 0 ? [sql(STORE_CARDS, kept, JSON.stringify(cards))] : []),
];

const goneStatements = ({ gone, cityId }: PairBatch, now: number): Statement[] => [
  publishLost(NEWS_OF_GONE, JSON.stringify(gone), now, cityId),
  sql(DELETE_UNTOUCHED, JSON.stringify(gone), null, cityId),
  sql(MARK_LOST, JSON.stringify(gone), now, cityId),
  ...(cityId === null
    ? []
    : [deleteUnshownCards(gone.flatMap(({ leadId, propertyId }) => [leadId, propertyId]))]),
];

/** A side not inserted because an object of its account is not in recommendations at this moment. */
export interface NotInserted {
  readonly side: KeptSide;
  /** Its account is closed in this shard, or has no rows there at all. */
  readonly isAway: boolean;
}

export interface Applied {
  readonly notInserted: readonly NotInserted[];
  /** Accounts that now have events in the outbox. */
  readonly notified: readonly string[];
}

/**
 * Writes a board's kept and former pairs as one transaction in one shard; a repetition changes nothing. A former
 * match that nobody acted on is deleted, others are marked (rules 26.18 to 26.20), and favorited or requested ones
 * make an event (rules 26.46).
 */
export const applyPairs = async (db: Database, batch: PairBatch, now: number): Promise<Applied> => {
  const { kept, gone, cards } = batch;
  const keptText = JSON.stringify(kept);
  const statements = [
    ...(gone.length > 0 ? goneStatements(batch, now) : []),
    ...(kept.length > 0 ? [...keepStatements(keptText, cards, now), sql(NOT_INSERTED, keptText)] : []),
  ];
  if (statements.length === 0) return { notInserted: [], notified: [] };
  const rows = await run(db, statements);
  const notInserted = kept.length > 0 ? rows.at(-1)! : [];
  return {
    notInserted: notInserted.map(({ turn, away }) => ({ side: kept[turn as number]!, isAway: away === 1 })),
    notified: [
      ...new Set(rows.flat().flatMap(({ notified }) => (notified === undefined ? [] : [notified as string]))),
    ],
  };
};
