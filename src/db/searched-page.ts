import type { Position } from "../lib/cursor.ts";
import { mergedLegs, type Page, type PageRequest, PLACE, pageOf } from "./page.ts";
import type { Row, Statement } from "./statement.ts";

/** A condition that a hit must meet, on columns of the indexes. */
export interface Condition {
  readonly columns: readonly string[];
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** A page of the legs' rows that meet these conditions. */
export interface SearchRequest extends PageRequest {
  readonly conditions: readonly Condition[];
  readonly leader?: Leader | undefined;
  /** How many index entries it may read (rules 9.4). */
  readonly maxEntries?: number | undefined;
}

/** A row that comes first on the first page, whatever its place, if a leg has it and it meets these conditions. */
interface Leader {
  /** Selects the `seq` of at most one row. */
  readonly statement: Statement;
  readonly conditions: readonly Condition[];
}

/** Index entries read in one step of a search. */
export const STEP_ENTRIES = 500;
/** Index entries read for a page, unless the caller may read more (rules 9.4). */
const KEY_ENTRIES = 20_000;

/** Marks the leading row in the column `step`. */
const LEADING_ROW = "leads";

/** A place before every row, in orders of two numbers. */
const BEFORE_ALL_OF_TWO = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** By order: a place before every row. */
const BEFORE_ALL = {
  place: [Number.MAX_SAFE_INTEGER],
  created_at: [Number.MAX_SAFE_INTEGER, ""],
  updated_at: [Number.MAX_SAFE_INTEGER, ""],
  change: BEFORE_ALL_OF_TWO,
  score: BEFORE_ALL_OF_TWO,
  price: BEFORE_ALL_OF_TWO,
} as const;

const byTime = (column: "created_at" | "updated_at") => ({
  // One text that sorts in that order, because SQL's min() takes no row values.
  columns: `seq, ${column}, id, format('%016d', ${column}) || id AS place`,
  begin: "found ->> '$.end[0]', found ->> '$.end[1]'",
  end: "json_array(CAST(substr(min(place), 1, 16) AS INTEGER), substr(min(place), 17))",
});

const byNumber = (order: "change" | "score" | "price") => ({
  columns: `seq, ${PLACE[order].join(", ")}, format('%016d%016d', ${PLACE[order].join(", ")}) AS reached`,
  begin: "found ->> '$.end[0]', found ->> '$.end[1]'",
  end: "json_array(CAST(substr(min(reached), 1, 16) AS INTEGER), CAST(substr(min(reached), 17) AS INTEGER))",
});

/** How a step reads the place it starts after, and stores the place it has reached. */
const STEP = {
  place: { columns: "seq, place", begin: "found ->> '$.end[0]'", end: "json_array(min(place))" },
  created_at: byTime("created_at"),
  updated_at: byTime("updated_at"),
  change: byNumber("change"),
  score: byNumber("score"),
  price: byNumber("price"),
} as const;

const sqlOf = (conditions: readonly Condition[]): string =>
  ["1", ...conditions.map((condition) => condition.sql)].join(" AND ");

const paramsOf = (conditions: readonly Condition[]): unknown[] => conditions.flatMap(({ params }) => params);

/** Reads the next entries: their number, the last place, and the hits. */
const step = (request: SearchRequest): Statement => {
  const { columns, begin, end } = STEP[request.order];
  const { conditions, leader } = request;
  const select = [columns, ...new Set(conditions.flatMap((condition) => condition.columns))].join(", ");
  const legs = mergedLegs(request, select, { sql: begin, params: [] });
  const hit = sqlOf(conditions) + (leader ? " AND seq IS NOT (SELECT hit FROM leader)" : "");
  return {
    sql: `SELECT json_object('looked', count(*), 'end', ${end}, 'hits', json_group_array(seq) FILTER (WHERE ${hit}))
      FROM (${legs.sql} LIMIT ${STEP_ENTRIES})`,
    params: [...paramsOf(conditions), ...legs.params],
  };
};

/** The row that comes first, if a leg has it and it meets its conditions. */
const leaderOf = ({ table, legs, leader }: SearchRequest): Statement => {
  if (!leader) return { sql: "SELECT NULL AS hit WHERE 0", params: [] };
  const { statement, conditions } = leader;
  const isIn = legs.map(({ equals }) =>
    Object.keys(equals)
      .map((column) => `${column} = ?`)
      .join(" AND "),
  );
  return {
    sql: `SELECT seq AS hit FROM ${table} WHERE seq = (${statement.sql}) AND (${isIn.join(" OR ")}) AND ${sqlOf(conditions)}`,
    params: [
      ...statement.params,
      ...legs.flatMap(({ equals }) => Object.values(equals)),
      ...paramsOf(conditions),
    ],
  };
};

/**
 * The statement of a searched page: it steps through the legs until it has one hit more than the limit, the legs end,
 * or the bound is reached. Its last row describes the last step. Each part yields its rows in the order in which they
 * are read: an ORDER BY would read all of them again.
 */
export const searchStatement = (request: SearchRequest): Statement => {
  const { table, columns, order, after, limit, maxEntries = KEY_ENTRIES } = request;
  const next = step(request);
  const leader = leaderOf(request);
  return {
    sql: `WITH RECURSIVE
      leader (hit) AS MATERIALIZED (${leader.sql}),
      steps (number, before, found) AS MATERIALIZED (
        SELECT 0, 0, json_object('looked', ${STEP_ENTRIES}, 'end', json(?), 'hits', json('[]'))
        UNION ALL
        SELECT number + 1, before + json_array_length(found, '$.hits'), (${next.sql}) FROM steps
        WHERE found ->> 'looked' = ${STEP_ENTRIES} AND number < ${maxEntries / STEP_ENTRIES}
          AND before + json_array_length(found, '$.hits') <= ?
      ),
      hits (hit, step) AS (
        SELECT hit, '${LEADING_ROW}' FROM leader WHERE ?
        UNION ALL
        SELECT one.value, NULL FROM steps CROSS JOIN json_each(found, '$.hits') AS one LIMIT ?
      ),
      shown (hit, step) AS (
        SELECT hit, step FROM hits UNION ALL
        SELECT NULL, found FROM steps WHERE number = (SELECT max(number) FROM steps)
      )
      SELECT ${columns}, step FROM shown LEFT JOIN ${table} ON seq = hit`,
    params: [
      ...leader.params,
      JSON.stringify(after ?? BEFORE_ALL[order]),
      ...next.params,
      limit,
      after === null ? 1 : 0,
      limit + 1,
    ],
  };
};

/** The rows of a searched page, and where the next one starts: after its last row, or where the search stopped. */
export const searchedPageOf = (request: SearchRequest, rows: readonly Row[]): Page => {
  const last = JSON.parse(rows.at(-1)!.step as string) as { looked: number; end: Position };
  const page = pageOf(request, rows.slice(0, -1));
  if (page.next === null) return last.looked < STEP_ENTRIES ? page : { ...page, next: last.end };
  // If the page holds only the leading row, all others come after it.
  return page.rows.at(-1)!.step === LEADING_ROW ? { ...page, next: BEFORE_ALL[request.order] } : page;
};
