import { type Row, type Statement, sql } from "../../db/statement.ts";
import { IS_SANDBOX_SQL } from "../../lib/account-space.ts";

/** Clients of one step. */
export const CLIENTS = 500;
/** Rows of one statement: its text stays far below what D1 takes. */
export const ROWS = 5_000;

/**
 * Whom of a page of clients what place, purpose and type concern: each client once, whatever it names twice. People of a
 * sandbox are nobody.
 */
const PAGE = `
  WITH page AS (SELECT seq, radar, interest, account_id FROM leads WHERE seq > ?1 ORDER BY seq LIMIT ${CLIENTS}),
  ready AS (SELECT seq, interest FROM page WHERE radar = 'READY' AND account_id NOT ${IS_SANDBOX_SQL}),
  places AS (
    SELECT seq, value ->> 'cityId' AS city, '' AS place FROM ready, json_each(interest, '$.locations')
    UNION
    SELECT seq, value ->> 'cityId', value ->> 'neighborhoodSlug' FROM ready, json_each(interest, '$.locations')
    WHERE value ->> 'neighborhoodSlug' IS NOT NULL
  )`;

export const pageQueries = (after: number): Statement[] => [
  sql(
    `SELECT max(seq) AS last, count(*) AS clients FROM (SELECT seq FROM leads WHERE seq > ? ORDER BY seq LIMIT ${CLIENTS})`,
    after,
  ),
  sql(
    `${PAGE}
     SELECT city, place, p.value AS purpose, t.value AS type, count(DISTINCT seq) AS people
     FROM places JOIN ready USING (seq), json_each(interest, '$.purposes') AS p, json_each(interest, '$.propertyTypes') AS t
     GROUP BY 1, 2, 3, 4`,
    after,
  ),
];

const addition = (asOf: number, rows: readonly Row[]): Statement =>
  sql(
    `INSERT INTO captacao_demand (as_of, city_id, neighborhood_slug, purpose, property_type, people)
     SELECT ?, value ->> 'city', value ->> 'place', value ->> 'purpose', value ->> 'type', value ->> 'people'
     FROM json_each(?) WHERE true
     ON CONFLICT DO UPDATE SET people = people + excluded.people`,
    asOf,
    JSON.stringify(rows),
  );

export const additions = (asOf: number, rows: readonly Row[]): Statement[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) =>
    addition(asOf, rows.slice(at * ROWS, (at + 1) * ROWS)),
  );
