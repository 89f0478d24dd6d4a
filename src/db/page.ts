import type { Position } from "../lib/cursor.ts";
import type { Row, Statement } from "./statement.ts";

/** One of the index ranges that are merged into a list. */
export interface Leg {
  readonly index: string;
  readonly equals: Readonly<Record<string, string | number>>;
  /** The condition of a partial index. */
  readonly partial?: string;
}

export interface PageRequest {
  readonly table: string;
  readonly columns: string;
  readonly legs: readonly Leg[];
  /**
   * Descending. `place` orders one account's list, `created_at` lists of several accounts. `updated_at`, or `change`
   * for an account's rows without ids, puts the latest change first.
   */
  readonly order: keyof typeof PLACE;
  /** The least value of the order's first column. */
  readonly since: number | null;
  readonly after: Position | null;
  readonly limit: number;
}

export interface Page {
  readonly rows: Row[];
  /** Where the next page starts; null at the end. */
  readonly next: Position | null;
}

/**
 * The columns of a row's place in the order. Rows of the same time are ordered by `id`, the next column of the index:
 * SQLite does not seek by the rowid at an index's end, so each page would read all of them again.
 */
export const PLACE = {
  place: ["place"],
  created_at: ["created_at", "id"],
  updated_at: ["updated_at", "id"],
  change: ["updated_at", "place"],
  score: ["score", "place"],
  price: ["cheapness", "place"],
} as const;

/** D1 takes at most five terms in a compound SELECT, but merges nested compounds. */
export const TERMS = 4;

/** Combines statements in the same order; SQLite merges them lazily. */
export const compound = (terms: readonly string[]): string => {
  if (terms.length <= TERMS) return terms.join(" UNION ALL ");
  const groups: string[] = [];
  for (let at = 0; at < terms.length; at += TERMS)
    groups.push(`SELECT * FROM (${terms.slice(at, at + TERMS).join(" UNION ALL ")})`);
  return compound(groups);
};

const orderBy = (order: PageRequest["order"]): string =>
  PLACE[order].map((column) => `${column} DESC`).join(", ");

/**
 * The legs of a list, merged in its order; the merge reads each leg only as far as it needs.
 * @param select the columns to select from each leg, including the place's
 * @param before the upper bound of the place
 */
export const mergedLegs = (
  { table, legs, order, since }: PageRequest,
  select: string,
  before: Statement | null,
): Statement => {
  const params: unknown[] = [];
  const texts = legs.map(({ index, equals, partial }) => {
    const conditions = Object.keys(equals).map((column) => `${column} = ?`);
    params.push(...Object.values(equals));
    if (partial) conditions.push(partial);
    if (since !== null) {
      conditions.push(`${PLACE[order][0]} >= ?`);
      params.push(since);
    }
    if (before) {
      conditions.push(`(${PLACE[order].join(", ")}) < (${before.sql})`);
      params.push(...before.params);
    }
    return `SELECT ${select} FROM ${table} INDEXED BY ${index} WHERE ${conditions.join(" AND ")}`;
  });
  return { sql: `${compound(texts)} ORDER BY ${orderBy(order)}`, params };
};

/** The statement of a page of all the legs' rows. Its cost depends only on the limit, at any size of the table. */
export const pageStatement = (request: PageRequest): Statement => {
  const { after, columns, limit } = request;
  const before = after && { sql: after.map(() => "?").join(", "), params: after };
  const legs = mergedLegs(request, "*", before);
  return { sql: `SELECT ${columns} FROM (${legs.sql}) LIMIT ?`, params: [...legs.params, limit + 1] };
};

export const positionOf = (order: PageRequest["order"], row: Row): Position =>
  PLACE[order].map((column) => row[column] as number | string);

/** The rows of a page, and where the next one starts; the query asked for one row more than the limit. */
export const pageOf = (
  { order, limit }: Pick<PageRequest, "order" | "limit">,
  rows: readonly Row[],
): Page => {
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? positionOf(order, page.at(-1)!) : null };
};
