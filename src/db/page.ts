import type { Position } from "../lib/cursor.ts";
import type { Row, Statement } from "./statement.ts";

/** One merged leg of a list: an index and the equalities it serves. D1 merges at most five. */
export interface Leg {
  readonly index: string;
  readonly equals: Readonly<Record<string, string | number>>;
}

export interface PageRequest {
  readonly table: string;
  readonly columns: string;
  readonly legs: readonly Leg[];
  /** Descending. With `updated_at` the list is of what changed since `since`, latest change first. */
  readonly order: "seq" | "updated_at";
  readonly since: number | null;
  /** Equalities that no index of the legs serves; they are checked row by row, within the bound below. */
  readonly residual: Readonly<Record<string, string | number>>;
  readonly after: Position | null;
  readonly limit: number;
}

export interface Page {
  readonly rows: Row[];
  /** Where the next page starts; null at the end. */
  readonly next: Position | null;
}

/** A page never looks through more rows than this, whatever is filtered; it may then hold fewer than `limit`. */
const scanBound = (limit: number): number => 2 * limit + 5;

/**
 * What a row's place in the order is made of. Rows of one `updated_at` follow by `id`, which their index ends in: SQLite
 * does not seek by a rowid behind it, and would read all of them again for each page.
 */
const PLACE = { seq: ["seq"], updated_at: ["updated_at", "id"] } as const;

const legSql = (request: PageRequest, leg: Leg, params: unknown[]): string => {
  const conditions = Object.entries(leg.equals).map(([column, value]) => {
    params.push(value);
    return `${column} = ?`;
  });
  if (request.order === "updated_at") {
    conditions.push("updated_at >= ?");
    params.push(request.since ?? 0);
  }
  if (request.after) {
    params.push(...request.after);
    const place = PLACE[request.order];
    conditions.push(`(${place.join(", ")}) < (${place.map(() => "?").join(", ")})`);
  }
  return `SELECT * FROM ${request.table} INDEXED BY ${leg.index} WHERE ${conditions.join(" AND ")}`;
};

/** The statement of a page. Its cost depends on the limit only, at any size of the table. */
export const pageStatement = (request: PageRequest): Statement => {
  const params: unknown[] = [];
  const order = PLACE[request.order].map((column) => `${column} DESC`).join(", ");
  const legs = request.legs.map((leg) => legSql(request, leg, params)).join(" UNION ALL ");
  const residual = Object.entries(request.residual);
  if (residual.length === 0) {
    params.push(request.limit + 1);
    return { sql: `SELECT ${request.columns} FROM (${legs}) ORDER BY ${order} LIMIT ?`, params };
  }
  params.unshift(...residual.map(([, value]) => value));
  params.push(scanBound(request.limit) + 1);
  const hit = residual.map(([column]) => `${column} IS ?`).join(" AND ");
  return {
    sql: `SELECT ${columnsIf("hit", request.columns)}, hit FROM (
      SELECT *, (${hit}) AS hit FROM (${legs}) ORDER BY ${order} LIMIT ?
    )`,
    params,
  };
};

/** A row passed over comes back as its position alone. */
const columnsIf = (condition: string, columns: string): string =>
  columns
    .split(", ")
    .map((column) => (PLACED.has(column) ? column : `iif(${condition}, ${column}, NULL) AS ${column}`))
    .join(", ");

const PLACED: ReadonlySet<string> = new Set(Object.values(PLACE).flat());

const positionOf = (request: PageRequest, row: Row): Position =>
  PLACE[request.order].map((column) => row[column] as number | string);

/** The rows of a page and where the next one starts. */
export const pageOf = (request: PageRequest, rows: Row[]): Page => {
  const filtered = Object.keys(request.residual).length > 0;
  const scanned = filtered ? rows.slice(0, scanBound(request.limit)) : rows;
  const hits = scanned.filter((row) => !filtered || row.hit === 1);
  const page = hits.slice(0, request.limit);
  if (hits.length > request.limit) return { rows: page, next: positionOf(request, page.at(-1)!) };
  return { rows: page, next: rows.length > scanned.length ? positionOf(request, scanned.at(-1)!) : null };
};
