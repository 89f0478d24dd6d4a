import { type Statement, sql } from "../../db/statement.ts";
import type { EventTypeName } from "../../vocabulary/event-types.ts";
import { matchIdSql } from "./match.ts";

/** The smallest fall of a price that makes an event, in percent of the price before (rules 26.46). */
const MIN_FALL = 3;

/** Matches m whose news a broker acts on. */
export const ACTED_ON = "m.status IN ('FAVORITED', 'REQUESTED')";

const MATCH = `'id', ${matchIdSql("m")}, 'propertyId', m.property_id, 'leadId', m.lead_id, 'status', m.status`;

const cents = (row: string): string => `(${row}.facts -> 'price' ->> 'cents')`;
const purpose = (row: string): string => `(${row}.facts ->> 'purpose')`;

/**
 * Adds one outbox row per account and returns the accounts as `notified`. It comes before the statement that changes the
 * matches; ?2 is the time.
 */
const insertEvents = (type: EventTypeName, data: string, from: string): string =>
  `INSERT INTO outbox (account_id, seq, id, events, jobs, created_at)
   WITH e AS MATERIALIZED (
     SELECT m.account_id, 'evt_' || lower(hex(randomblob(8))) AS id, json_object(${data}) AS data FROM ${from})
   SELECT e.account_id,
     1 + coalesce((SELECT max(o.seq) FROM outbox AS o WHERE o.account_id = e.account_id AND o.refused_by = ''), 0),
     min(e.id), json_group_array(json_object('id', e.id, 'type', '${type}', 'data', json(e.data))), '[]', ?2
   FROM e GROUP BY e.account_id RETURNING account_id AS notified`;

/**
 * Announces matches whose price the next statement lowers.
 * @param rows rows k of ?1 joined with their stored rows m
 */
export const publishPriceDrops = (rows: string, kept: string, now: number): Statement => {
  const before = cents("m");
  const after = cents("k");
  const data = `${MATCH}, 'score', k.score, 'previousPrice', ${before} / 100.0, 'price', ${after} / 100.0`;
  const fell = `${purpose("k")} = ${purpose("m")} AND 100 * ${after} <= ${100 - MIN_FALL} * ${before}`;
  return sql(insertEvents("radar.price_drop", data, `${rows} AND ${ACTED_ON} AND ${fell}`), kept, now);
};

/**
 * Announces matches that no longer fit.
 * @param seqs selects their rows by ?1 and ?3, the city
 */
export const publishLost = (seqs: string, gone: string, now: number, cityId: string | null): Statement =>
  sql(
    insertEvents(
      "radar.match_lost",
      MATCH,
      `matches AS m WHERE m.seq IN (${seqs}) AND m.lost_at IS NULL AND ${ACTED_ON}`,
    ),
    gone,
    now,
    cityId,
  );
