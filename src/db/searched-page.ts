import type { Position } from "../lib/cursor.ts";
import { mergedLegs, type Page, type PageRequest, pageOf } from "./page.ts";
import type { Row, Statement } from "./statement.ts";

/** A page of the legs' rows that have these values in other columns of their indexes. */
export interface SearchRequest extends PageRequest {
  readonly wanted: Readonly<Record<string, string | number>>;
  /** Of those, the ones that have at least as much in another column. */
  readonly least?: Readonly<Record<string, number>>;
  /** Of those, the rows without any of these values in another column. */
  readonly unwanted?: Readonly<Record<string, readonly string[]>>;
}

/** Index entries read in one step of a search, and the steps of a page (rules 9.4): 20,000 entries. */
export const STEP_ENTRIES = 500;
export const STEPS = 40;

/** Before every row. */
const FRONT = {
  place: [Number.MAX_SAFE_INTEGER],
  created_at: [Number.MAX_SAFE_INTEGER, ""],
  updated_at: [Number.MAX_SAFE_INTEGER, ""],
  change: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
} as const;

const byTime = (column: "created_at" | "updated_at") => ({
  // One text in that order, because an aggregate has no least row value.
  columns: `seq, ${column}, id, format('%016d', ${column}) || id AS place`,
  begin: "found ->> '$.end[0]', found ->> '$.end[1]'",
  end: "json_array(CAST(substr(min(place), 1, 16) AS INTEGER), substr(min(place), 17))",
});

/** How a step reads the place it starts after, and stores the place it has reached. */
const STEP = {
  place: { columns: "seq, place", begin: "found ->> '$.end[0]'", end: "json_array(min(place))" },
  created_at: byTime("created_at"),
  updated_at: byTime("updated_at"),
  change: {
    columns: "seq, updated_at, place, format('%016d%016d', updated_at, place) AS changed",
    begin: "found ->> '$.end[0]', found ->> '$.end[1]'",
    end: "json_array(CAST(substr(min(changed), 1, 16) AS INTEGER), CAST(substr(min(changed), 17) AS INTEGER))",
  },
} as const;

/** Reads the next entries: their number, the last place, and the hits. */
const step = (request: SearchRequest): Statement => {
  const { columns, begin, end } = STEP[request.order];
  const { wanted, least = {}, unwanted = {} } = request;
  const [equal, atLeast, other] = [wanted, least, unwanted].map(Object.keys) as [
    string[],
    string[],
    string[],
  ];
  const select = [columns, ...equal, ...atLeast, ...other].join(", ");
  const legs = mergedLegs(request, select, { sql: begin, params: [] });
  const hit = [
    ...equal.map((column) => `${column} = ?`),
    ...atLeast.map((column) => `${column} >= ?`),
    ...other.map((column) => `${column} NOT IN (SELECT value FROM json_each(?))`),
  ].join(" AND ");
  return {
    sql: `SELECT json_object('looked', count(*), 'end', ${end}, 'hits', json_group_array(seq) FILTER (WHERE ${hit}))
      FROM (${legs.sql} LIMIT ${STEP_ENTRIES})`,
    params: [
      ...Object.values(wanted),
      ...Object.values(least),
      ...Object.values(unwanted).map((values) => JSON.stringify(values)),
      ...legs.params,
    ],
  };
};

/**
 * The statement of a searched page: it steps through the legs until it has one hit more than the limit, they end, or
 * the bound is reached. Its last row describes the last step. Each part yields its rows in the order in which it
 * reads them: an ORDER BY would read them all once more.
 */
export const searchStatement = (request: SearchRequest): Statement => {
  const { table, columns, order, after, limit } = request;
  const next = step(request);
  return {
    sql: `WITH RECURSIVE
      steps (number, before, found) AS MATERIALIZED (
        SELECT 0, 0, json_object('looked', ${STEP_ENTRIES}, 'end', json(?), 'hits', json('[]'))
        UNION ALL
        SELECT number + 1, before + json_array_length(found, '$.hits'), (${next.sql}) FROM steps
        WHERE found ->> 'looked' = ${STEP_ENTRIES} AND number < ${STEPS}
          AND before + json_array_length(found, '$.hits') <= ?
      ),
      hits (hit) AS (
        SELECT one.value FROM steps CROSS JOIN json_each(found, '$.hits') AS one LIMIT ?
      ),
      shown (hit, step) AS (
        SELECT hit, NULL FROM hits UNION ALL
        SELECT NULL, found FROM steps WHERE number = (SELECT max(number) FROM steps)
      )
      SELECT ${columns}, step FROM shown LEFT JOIN ${table} ON seq = hit`,
    params: [JSON.stringify(after ?? FRONT[order]), ...next.params, limit, limit + 1],
  };
};

/** The rows of a searched page, and where the next one starts: after its last row, or where the search stopped. */
export const searchedPageOf = (request: SearchRequest, rows: readonly Row[]): Page => {
  const last = JSON.parse(rows.at(-1)!.step as string) as { looked: number; end: Position };
  const page = pageOf(request, rows.slice(0, -1));
  if (page.next !== null || last.looked < STEP_ENTRIES) return page;
  return { ...page, next: last.end };
};
