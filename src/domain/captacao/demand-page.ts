import { isOpen } from "../../db/open-account.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { IS_SANDBOX_SQL } from "../../lib/id.ts";

const CLIENTS = 250;
/**
 * The most sums of a step, because other calls to the database wait for it. One client has at most 1,800: 30 places,
 * each with its city, for 2 purposes and 15 types.
 */
export const STEP_SUMS = 2_000;
/** The most sums of one account in a night; its later clients are not counted (rules 29.22). */
const ACCOUNT_SUMS = 1_000_000;
/** A step that died is tried again with an eighth of the sums; after the last try it leaves out the next client. */
const SHRINK_BITS = 3;
const MAX_TRIES = 5;

const COUNT = "captacao_demand_counts WHERE done_at IS NULL";

/**
 * The sums to which a client adds: each place counts as a city and a neighborhood. Sandbox clients add to none, and
 * neither do clients of an account in a database where it is closed: while it moves, two databases have them.
 */
const SUMS = `CASE WHEN radar = 'READY' AND leads.account_id NOT ${IS_SANDBOX_SQL} AND coalesce(s.sums, 0) < ${ACCOUNT_SUMS}
    AND ${isOpen("leads.account_id")}
  THEN 2 * json_array_length(interest, '$.locations') * json_array_length(interest, '$.purposes')
    * json_array_length(interest, '$.propertyTypes')
  ELSE 0 END`;

export interface Step {
  readonly asOf: number;
  readonly counted: number;
  readonly tries: number;
  /** The last client of the step; null if none follow. */
  readonly end: number | null;
  readonly isLast: boolean;
}

/** The step is stored before it runs, so the next one knows whether it died. */
export const beginStep: readonly Statement[] = [
  sql(`UPDATE captacao_demand_counts SET tries = tries + 1 WHERE done_at IS NULL`),
  sql(
    `WITH page AS (
       SELECT leads.seq, sum(${SUMS}) OVER (ORDER BY leads.seq) AS sums
       FROM (SELECT seq, account_id, radar, interest FROM leads
         WHERE seq > (SELECT counted FROM ${COUNT}) ORDER BY seq LIMIT ${CLIENTS}) AS leads
       LEFT JOIN captacao_demand_shares AS s
         ON s.as_of = (SELECT as_of FROM ${COUNT}) AND s.account_id = leads.account_id
     ), step AS (
       SELECT seq FROM page WHERE sums <= ${STEP_SUMS} >> ${SHRINK_BITS} * ((SELECT tries FROM ${COUNT}) - 1)
       UNION SELECT min(seq) FROM page
     )
     SELECT as_of AS asOf, counted, tries, (SELECT max(seq) FROM step) AS end,
       (SELECT count(*) FROM page) < ${CLIENTS} AND (SELECT max(seq) FROM step) IS (SELECT max(seq) FROM page) AS isLast
     FROM ${COUNT}`,
  ),
];

export const isTriedTooOften = ({ tries }: Step): boolean => tries > MAX_TRIES;

const READY = `SELECT seq, leads.account_id, interest, ${SUMS} AS made FROM leads
  LEFT JOIN captacao_demand_shares AS s ON s.as_of = ?1 AND s.account_id = leads.account_id
  WHERE seq > ?2 AND seq <= ?3 AND made > 0`;

/** Adds a step's clients to the sums of their accounts, each client once per sum. The data stay in the database. */
export const additions = ({ asOf, counted, end }: Step): Statement[] => [
  sql(
    `INSERT INTO captacao_demand_of_accounts
       (as_of, account_id, city_id, neighborhood_slug, purpose, property_type, people)
     WITH ready AS (${READY}),
     places AS (
       SELECT seq, value ->> 'cityId' AS city, '' AS place FROM ready, json_each(interest, '$.locations')
       UNION
       SELECT seq, value ->> 'cityId', value ->> 'neighborhoodSlug' FROM ready, json_each(interest, '$.locations')
       WHERE value ->> 'neighborhoodSlug' IS NOT NULL
     )
     SELECT ?1, account_id, city, place, p.value, t.value, count(DISTINCT seq)
     FROM places JOIN ready USING (seq), json_each(interest, '$.purposes') AS p,
       json_each(interest, '$.propertyTypes') AS t
     WHERE true GROUP BY 2, 3, 4, 5, 6
     ON CONFLICT DO UPDATE SET people = people + excluded.people`,
    asOf,
    counted,
    end,
  ),
  sql(
    `INSERT INTO captacao_demand_shares (as_of, account_id, sums)
     SELECT ?1, account_id, sum(made) FROM (${READY}) WHERE true GROUP BY account_id
     ON CONFLICT DO UPDATE SET sums = sums + excluded.sums`,
    asOf,
    counted,
    end,
  ),
];
