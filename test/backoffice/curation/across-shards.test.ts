import { expect, it } from "vitest";
import type { Database } from "../../../src/db/statement.ts";
import type { Position } from "../../../src/lib/cursor.ts";
import { pageAcrossShards } from "../../../src/operator/curation/across-shards.ts";

type Call = Parameters<typeof pageAcrossShards>[0];

/** A deployment with shards of these numbers, and with readable cursors. */
const deployment = (shards: Readonly<Record<string, readonly number[]>>): Call => ({
  shardNames: Object.keys(shards),
  shard: (name) => shards[name] as unknown as D1Database,
  readCursor: async (cursor) => (cursor === undefined ? null : (JSON.parse(cursor) as Position)),
  writeCursor: async (position) => position && JSON.stringify(position),
});

const fetch = async (db: Database, after: Position | null, limit: number): Promise<number[]> => {
  const numbers = db as unknown as readonly number[];
  return numbers.filter((number) => number > ((after?.[0] as number | undefined) ?? 0)).slice(0, limit);
};

const pages = async (call: Call, limit: number): Promise<number[][]> => {
  const found: number[][] = [];
  let cursor: string | undefined;
  do {
    const page = await pageAcrossShards(call, { limit, cursor }, fetch, (number) => [number]);
    found.push(page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
};

it.each([
  [
    "a page that ends inside a shard",
    { a: [1, 2, 3], b: [1] },
    2,
    [
      [1, 2],
      [3, 1],
    ],
  ],
  [
    "a page that ends with its shard",
    { a: [5, 6], b: [1, 2] },
    2,
    [
      [5, 6],
      [1, 2],
    ],
  ],
  ["shards with nothing in them", { a: [], b: [7], c: [], d: [1] }, 1, [[7], [1]]],
  ["one page for all", { a: [1], b: [1], c: [1] }, 10, [[1, 1, 1]]],
  ["nothing at all", { a: [], b: [] }, 5, [[]]],
])("walks %s, each item once", async (_, shards, limit, expected) => {
  expect(await pages(deployment(shards), limit)).toEqual(expected);
});
