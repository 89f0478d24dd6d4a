import type { Position } from "../lib/cursor.ts";
import type { Row, Statement } from "./statement.ts";

/** One merged leg of a list: an index and what it serves. D1 merges at most five. */
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
   * Descending. `place` is the order of one account; `created_at` is for lists of several. With `updated_at` the list is of
   * what changed since `since`, latest change first.
   */
  readonly order: "place" | "created_at" | "updated_at";
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
 * What a row's place in the order is made of. Rows of one time follow by `id`, which their index has behind it:
 * SQLite does not seek by the rowid that an index ends in, and would read all of them again for each page.
 */
export const PLACE = {
  place: ["place"],
  created_at: ["created_at", "id"],
  updated_at: ["updated_at", "id"],
} as const;

const orderBy = (order: PageRequest["order"]): string =>
  PLACE[order].map((column) => `${column} DESC`).join(", ");

/**
 * The legs of a list, merged in its order: each is read as far as the merge needs it.
 * @param select of each leg; the place is among it
 * @param before what the place is to lie before
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
    if (order === "updated_at") {
      conditions.push("updated_at >= ?");
      params.push(since ?? 0);
    }
    if (before) {
      conditions.push(`(${PLACE[order].join(", ")}) < (${before.sql})`);
      params.push(...before.params);
    }
    return `SELECT ${select} FROM ${table} INDEXED BY ${index} WHERE ${conditions.join(" AND ")}`;
  });
  return { sql: `${texts.join(" UNION ALL ")} ORDER BY ${orderBy(order)}`, params };
};

/** The statement of a page of all that the legs hold. Its cost depends on the limit only, at any size of the table. */
export const pageStatement = (request: PageRequest): Statement => {
  const { after, columns, limit } = request;
  const before = after && { sql: after.map(() => "?").join(", "), params: after };
  const legs = mergedLegs(request, "*", before);
  return { sql: `SELECT ${columns} FROM (${legs.sql}) LIMIT ?`, params: [...legs.params, limit + 1] };
};

export const positionOf = (order: PageRequest["order"], row: Row): Position =>
  PLACE[order].map((column) => row[column] as number | string);

/** The rows of a page, of which one more than its limit was asked for, and where the next one starts. */
export const pageOf = ({ order, limit }: PageRequest, rows: readonly Row[]): Page => {
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? positionOf(order, page.at(-1)!) : null };
};
