import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { MAX_EXAMINED_ROWS, newestFirst } from "../../src/db/newest-first.ts";
import { type Database, newMeter, type Row, sql } from "../../src/db/statement.ts";
import { query } from "../support/query.ts";

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

it("a list merges the rows of two databases by time", async () => {
  const directory = databaseOf(rows("d", [50, 40, 10]));
  const shard = databaseOf(rows("s", [45, 20, 15, 5]));
  const pages = await readAll([directory, shard], 3);
  expect(pages).toEqual([["d50", "s45", "d40"], ["s20", "s15", "d10"], ["s5"]]);
});

it("a list keeps each row once when clocks ran backwards", async () => {
  const directory = databaseOf(rows("d", [10, 50, 40]));
  const shard = databaseOf(rows("s", [30, 60]));
  const pages = await readAll([directory, shard], 2);
  expect(pages.flat().sort()).toEqual(["d10", "d40", "d50", "s30", "s60"]);
});

describe("a list of rows that no index finds", () => {
  const RARE = 7;

  /** Stores this many rows, of which `RARE` at equal distances are rare. */
  const insert = async (accountId: string, from: number, count: number): Promise<void> => {
    await query(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
         INSERT INTO audit (id, account_id, actor, action, subject, fields, at)
         SELECT ? || i, ?, 'operator', iif(i % ? = 0, 'lead.rare', 'lead.edit'), NULL, '[]', ? + i FROM n`,
      count,
      `${accountId}-`,
      accountId,
      Math.floor(count / RARE),
      from,
    );
  };

  it("is read page by page, each row once and the newest first, although some pages are short", async () => {
    const accountId = `acc-${crypto.randomUUID()}`;
    await insert(accountId, 1_000, MAX_EXAMINED_ROWS * 2 + 500);
    const list = {
      databases: [env.DB],
      table: "audit",
      columns: "id, action, at",
      time: "at",
      accountId,
      picked: sql("action = ?", "lead.rare"),
    };
    const found: number[] = [];
    const sizes: number[] = [];
    for (let after: readonly (string | number)[] | null = null; ; ) {
      const meter = newMeter();
      const page = await newestFirst(list, after, 4, meter);
      expect(meter.rowsRead).toBeLessThanOrEqual(4 * MAX_EXAMINED_ROWS);
      found.push(...page.rows.map(({ at }) => at as number));
      sizes.push(page.rows.length);
      after = page.next;
      if (after === null) break;
    }
    expect(found).toHaveLength(8);
    expect(found).toEqual(found.toSorted((one, other) => other - one));
    expect(new Set(found).size).toBe(8);
    expect(sizes.some((size) => size < 4)).toBe(true);
  });

  it("continues, if two databases are merged, from the one whose search ended first", async () => {
    const ends = (name: string, times: readonly number[], end: number | null): Database => {
      const all = rows(name, times);
      const last = end === null ? [] : [{ at: end, position: 0.5 }];
      const answers = (text: string, before: number) =>
        text.includes("OFFSET")
          ? before > 1
            ? last
            : []
          : all.filter((row) => (row.position as number) < before);
      const prepare = (text: string) => ({
        bind: (_account: string, before: number) => ({
          text,
          all: async () => ({ results: answers(text, before), meta: { rows_read: 0, rows_written: 0 } }),
        }),
      });
      const batch = async (prepared: readonly { all(): Promise<unknown> }[]) =>
        Promise.all(prepared.map((one) => one.all()));
      return { prepare, batch } as unknown as Database;
    };
    const list = {
      table: "audit",
      columns: "id, at",
      time: "at",
      accountId: "acc-1",
      picked: sql("1"),
      databases: [ends("d", [50, 10], null), ends("s", [40], 30)],
    };
    const first = await newestFirst(list, null, 5, newMeter());
    expect(first.rows.map(({ id }) => id)).toEqual(["d50", "s40"]);
    const second = await newestFirst(list, first.next, 5, newMeter());
    expect([second.rows.map(({ id }) => id), second.next]).toEqual([["d10"], null]);
  });
});

it("a list ends without a cursor if the last page is full", async () => {
  expect(await readAll([databaseOf(rows("d", [2, 1])), databaseOf([])], 2)).toEqual([["d2", "d1"]]);
});
