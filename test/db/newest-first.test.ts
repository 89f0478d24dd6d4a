import { expect, it } from "vitest";
import { newestFirst } from "../../src/db/newest-first.ts";
import { type Database, newMeter, type Row } from "../../src/db/statement.ts";

/** Answers a list's only statement: rows of one account below a position, newest first. */
const databaseOf = (rows: readonly Row[]): Database => {
  const select = (before: number, limit: number) =>
    rows.filter((row) => (row.position as number) < before).slice(0, limit);
  const bind = (_account: string, before: number, limit: number) => ({
    all: async () => ({ results: select(before, limit), meta: { rows_read: 0, rows_written: 0 } }),
  });
  return { prepare: () => ({ bind }) } as unknown as Database;
};

const rows = (name: string, times: readonly number[]): Row[] =>
  times.map((at, index) => ({ id: `${name}${at}`, at, position: times.length - index }));

const readAll = async (databases: Database[], limit: number): Promise<unknown[][]> => {
  const list = { databases, table: "audit", columns: "id, at", time: "at", accountId: "acc-1" };
  const pages: unknown[][] = [];
  let after: readonly (string | number)[] | null = null;
  do {
    const page = await newestFirst(list, after, limit, newMeter());
    pages.push(page.rows.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return pages;
};

it("merges the rows of two databases by time", async () => {
  const directory = databaseOf(rows("d", [50, 40, 10]));
  const shard = databaseOf(rows("s", [45, 20, 15, 5]));
  const pages = await readAll([directory, shard], 3);
  expect(pages).toEqual([["d50", "s45", "d40"], ["s20", "s15", "d10"], ["s5"]]);
});

it("keeps each row once when clocks ran backwards", async () => {
  const directory = databaseOf(rows("d", [10, 50, 40]));
  const shard = databaseOf(rows("s", [30, 60]));
  const pages = await readAll([directory, shard], 2);
  expect(pages.flat().sort()).toEqual(["d10", "d40", "d50", "s30", "s60"]);
});

it("ends without a cursor when the last page is full", async () => {
  expect(await readAll([databaseOf(rows("d", [2, 1])), databaseOf([])], 2)).toEqual([["d2", "d1"]]);
});
