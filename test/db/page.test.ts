import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type PageRequest, pageOf, pageStatement } from "../../src/db/page.ts";
import { type Row, run } from "../../src/db/statement.ts";
import { newId } from "../../src/lib/id.ts";

const REQUEST: PageRequest = {
  table: "properties",
  columns: "seq, id, updated_at",
  legs: [{ index: "properties_status", equals: { account_id: "acc-1", status: "ACTIVE" } }],
  order: "seq",
  since: null,
  residual: {},
  after: null,
  limit: 3,
};
const FILTERED: PageRequest = { ...REQUEST, residual: { type: "FAZENDA" } };
/** Rows that a filtered page of three looks through, and the one behind them. */
const SCANNED = 11;

/** Rows from `seq` downwards; `hits` are those that the residual filter lets through. */
const rows = (seq: number, count: number, hits: readonly number[] | null = null): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    seq: seq - at,
    ...(hits && { hit: hits.includes(seq - at) ? 1 : 0 }),
  }));

const seqsOf = (page: readonly Row[]): unknown[] => page.map(({ seq }) => seq);

describe("a page without a residual filter", () => {
  it.each([
    ["is empty and last where there is nothing", 0, [], null],
    ["is last when it holds fewer than its limit", 2, [9, 8], null],
    ["is last when nothing lies behind its limit", 3, [9, 8, 7], null],
    ["goes on behind its last row when one more lies there", 4, [9, 8, 7], [7]],
  ])("%s", (_name, found, shown, next) => {
    const page = pageOf(REQUEST, rows(9, found));
    expect([seqsOf(page.rows), page.next]).toEqual([shown, next]);
  });

  it("goes on by time and id in a list of changes", () => {
    const found = [5, 4, 4, 4].map((time, at) => ({ seq: at, updated_at: time, id: `prop-${9 - at}` }));
    const page = pageOf({ ...REQUEST, order: "updated_at", since: 1 }, found);
    expect(page.next).toEqual([4, "prop-7"]);
  });
});

describe("a page with a residual filter", () => {
  it.each([
    ["shows the hits among fewer rows than it may look through", 5, [48, 46], [48, 46], null],
    ["is last when all rows are looked through and no more hits lie there", SCANNED, [50], [50], null],
    ["goes on behind its last hit when more hits follow", 8, [50, 48, 47, 45], [50, 48, 47], [47]],
    ["goes on behind the rows it looked through when rows follow", SCANNED + 1, [50, 45], [50, 45], [40]],
    ["may be empty and yet not the last", SCANNED + 1, [], [], [40]],
    ["does not count the row behind those it may look through", SCANNED + 1, [39], [], [40]],
    ["goes on when its limit is reached exactly", SCANNED + 1, [50, 49, 48], [50, 49, 48], [40]],
  ])("%s", (_name, found, hits, shown, next) => {
    const page = pageOf(FILTERED, rows(50, found, hits));
    expect([seqsOf(page.rows), page.next]).toEqual([shown, next]);
  });
});

describe("the statement of a page", () => {
  it("reads nothing of another account", async () => {
    const legs = [{ index: "properties_status", equals: { account_id: newId("account"), status: "ACTIVE" } }];
    const [found] = await run(env.DB, [pageStatement({ ...REQUEST, legs })]);
    expect(found).toEqual([]);
  });

  it("keeps values out of the SQL", () => {
    const { sql, params } = pageStatement({ ...FILTERED, residual: { type: "x' OR 1=1 --" } });
    expect(sql).not.toContain("OR 1=1");
    expect(params).toContain("x' OR 1=1 --");
  });
});
