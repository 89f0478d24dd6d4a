import type { Position } from "../lib/cursor.ts";
import { type Database, type Meter, type Row, run, type Statement, sql } from "./statement.ts";

export interface List {
  /** The same table in each database: an account's rows may be in the directory and in its shard. */
  readonly databases: readonly Database[];
  readonly table: string;
  readonly columns: string;
  /** Column that orders rows of different databases. */
  readonly time: string;
  readonly accountId: string | null;
  /** A condition that all rows must fulfill. */
  readonly only?: Statement;
  /** A condition that no index covers: for it, a page examines at most `MAX_EXAMINED_ROWS` rows of each database. */
  readonly picked?: Statement;
}

/** A page that stops at this number is short, and may be empty. */
export const MAX_EXAMINED_ROWS = 1_000;

export interface ListPage {
  readonly rows: Row[];
  /** Where the next page starts; null at the end. */
  readonly next: Position | null;
}

interface TakenRow {
  readonly row: Row;
  readonly source: number;
}

const rowsOf = async (
  list: List,
  database: Database,
  before: number,
  limit: number,
  meter: Meter,
): Promise<{ readonly rows: Row[]; readonly end: Row | undefined }> => {
  const owner = list.accountId === null ? [] : [sql("account_id = ?", list.accountId)];
  const conditions = list.only ? [...owner, list.only] : owner;
  const where = conditions.map((condition) => `${condition.sql} AND `).join("");
  const params = conditions.flatMap((condition) => condition.params);
  const rowsWith = (columns: string, end: string): string =>
    `SELECT rowid AS position, ${columns} FROM ${list.table} WHERE ${where}rowid < ? ORDER BY rowid DESC ${end}`;
  if (!list.picked) {
    const [rows = []] = await run(
      database,
      [sql(rowsWith(list.columns, "LIMIT ?"), ...params, before, limit)],
      meter,
    );
    return { rows, end: undefined };
  }
  const { picked } = list;
  const [rows = [], ends] = await run(
    database,
    [
      sql(
        `SELECT * FROM (${rowsWith(list.columns, `LIMIT ${MAX_EXAMINED_ROWS}`)}) WHERE ${picked.sql} ORDER BY position DESC LIMIT ?`,
        ...params,
        before,
        ...picked.params,
        limit,
      ),
      sql(rowsWith(list.time, `LIMIT 1 OFFSET ${MAX_EXAMINED_ROWS - 1}`), ...params, before),
    ],
    meter,
  );
  return { rows, end: ends?.[0] };
};

/** Takes the newest of the lists' first rows repeatedly; within one database they are in the order of insertion. */
const merge = (lists: readonly Row[][], time: string, limit: number): TakenRow[] => {
  const rests = lists.map((rows) => [...rows]);
  const taken: TakenRow[] = [];
  while (taken.length < limit) {
    const heads = rests.flatMap(([row], source) => (row ? [{ row, source }] : []));
    if (heads.length === 0) break;
    const newest = heads.reduce((best, head) =>
      (head.row[time] as number) > (best.row[time] as number) ? head : best,
    );
    taken.push(newest);
    rests[newest.source]!.shift();
  }
  return taken;
};

/** A page of a list of the platform side, newest first. */
export const newestFirst = async (
  list: List,
  after: Position | null,
  limit: number,
  meter: Meter,
): Promise<ListPage> => {
  const before = list.databases.map((_, source) => Number(after?.[source] ?? Number.MAX_SAFE_INTEGER));
  const found = await Promise.all(
    list.databases.map((database, source) => rowsOf(list, database, before[source]!, limit + 1, meter)),
  );
  const timeOf = (row: Row): number => row[list.time] as number;
  // Rows older than the place where one database stopped are left for a later page: newer ones may follow there.
  const horizon = Math.max(...found.map(({ end }) => (end ? timeOf(end) : Number.NEGATIVE_INFINITY)));
  const lists = found.map(({ rows }) => rows.filter((row) => timeOf(row) >= horizon));
  const taken = merge(lists, list.time, limit + 1);
  const page = taken.slice(0, limit);
  for (const { row, source } of page) before[source] = row.position as number;
  const rows = page.map(({ row }) => row);
  if (taken.length > limit) return { rows, next: before };
  if (horizon === Number.NEGATIVE_INFINITY) return { rows, next: null };
  for (const [source, { end }] of found.entries())
    if (end && timeOf(end) === horizon) before[source] = end.position as number;
  return { rows, next: before };
};
