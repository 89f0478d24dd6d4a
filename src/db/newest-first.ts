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
  /** A condition that its rows fulfil besides. */
  readonly only?: Statement;
}

export interface ListPage {
  readonly rows: Row[];
  /** Where the next page starts; null at the end. */
  readonly next: Position | null;
}

interface Taken {
  readonly row: Row;
  readonly source: number;
}

const rowsOf = async (
  list: List,
  database: Database,
  before: number,
  limit: number,
  meter: Meter,
): Promise<Row[]> => {
  const owner = list.accountId === null ? [] : [sql("account_id = ?", list.accountId)];
  const given = list.only ? [...owner, list.only] : owner;
  const where = given.map((condition) => `${condition.sql} AND `).join("");
  const statement = sql(
    `SELECT rowid AS position, ${list.columns} FROM ${list.table} WHERE ${where}rowid < ? ORDER BY rowid DESC LIMIT ?`,
    ...given.flatMap(({ params }) => params),
    before,
    limit,
  );
  const [rows] = await run(database, [statement], meter);
  return rows ?? [];
};

/** Takes the newest of the lists' first rows repeatedly; within one database the order is that of insertion. */
const merge = (lists: readonly Row[][], time: string, limit: number): Taken[] => {
  const rests = lists.map((rows) => [...rows]);
  const taken: Taken[] = [];
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
  const lists = await Promise.all(
    list.databases.map((database, source) => rowsOf(list, database, before[source]!, limit + 1, meter)),
  );
  const taken = merge(lists, list.time, limit + 1);
  const page = taken.slice(0, limit);
  for (const { row, source } of page) before[source] = row.position as number;
  return { rows: page.map(({ row }) => row), next: taken.length > limit ? before : null };
};
