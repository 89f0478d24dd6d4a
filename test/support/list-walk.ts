import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { ReadContext } from "../../src/call-context.ts";
import { newMeter } from "../../src/db/statement.ts";
import type { Table } from "../../src/db/table.ts";
import type { Position } from "../../src/lib/cursor.ts";
import { writeScope } from "./portfolio.ts";

interface Listed {
  readonly seq: number;
  readonly id: string;
  readonly updatedAt: number;
}

/** Writes rows of one account by SQL. @returns the stored rows */
export const storeRows = async <T extends Listed & Record<string, unknown>>(
  table: Table<T>,
  accountId: string,
  rows: readonly T[],
): Promise<T[]> => {
  const inserts = rows.map(({ seq: _assigned, ...row }) => {
    const { sql, params } = table.insert(row as unknown as Partial<T>);
    return env.DB.prepare(sql).bind(...params);
  });
  await env.DB.batch(inserts);
  const stored = env.DB.prepare(`SELECT * FROM ${table.name} WHERE account_id = ?`).bind(accountId);
  return (await stored.all()).results.map(table.decode);
};

/** The whole list, sorted naively: newest first, or latest change first (rules 9.3). */
export const naiveList = <T extends Listed>(
  all: readonly T[],
  fits: (one: T) => boolean,
  updatedSince: number | undefined,
): string[] => {
  const newest = (a: T, b: T) =>
    updatedSince === undefined ? b.seq - a.seq : b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1);
  return all
    .filter((one) => fits(one) && (updatedSince === undefined || one.updatedAt >= updatedSince))
    .sort(newest)
    .map(({ id }) => id);
};

type ReadPage = (
  ctx: ReadContext,
  after: Position | null,
) => Promise<{ readonly items: readonly Listed[]; readonly next: Position | null }>;

/** Reads a list to its end. @returns the ids in order, after a check of each page's cost */
export const walkList = async (
  accountId: string,
  limit: number,
  what: object,
  readPage: ReadPage,
): Promise<string[]> => {
  const ids: string[] = [];
  const label = JSON.stringify({ what, limit });
  let after: Position | null = null;
  do {
    const meter = newMeter();
    const page = await readPage(writeScope(accountId, { meter }), after);
    expect(page.items.length).toBeLessThanOrEqual(limit);
    expect(meter, label).toMatchObject({ trips: 1, objects: 0 });
    // With so few rows, a page reads on until it is full; only the last may be shorter.
    if (page.next) expect(page.items.length, label).toBe(limit);
    ids.push(...page.items.map(({ id }) => id));
    after = page.next;
  } while (after);
  return ids;
};
