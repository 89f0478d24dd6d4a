import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type PageRequest, pageOf, pageStatement } from "../../src/db/page.ts";
import {
  type SearchRequest,
  STEP_ENTRIES,
  searchedPageOf,
  searchStatement,
} from "../../src/db/searched-page.ts";
import { type Row, run } from "../../src/db/statement.ts";
import { newId } from "../../src/lib/id.ts";

const REQUEST: PageRequest = {
  table: "properties",
  columns: "place, id, updated_at",
  legs: [{ index: "properties_newest", equals: { account_id: "acc-1", status: "ACTIVE" } }],
  order: "place",
  since: null,
  after: null,
  limit: 3,
};
const ofType = (type: string) => ({ columns: ["type"], sql: "type = ?", params: [type] });
const SEARCH: SearchRequest = { ...REQUEST, conditions: [ofType("FAZENDA")] };

const hits = (places: readonly number[]): Row[] => places.map((place) => ({ place, step: null }));

/** The end of a search: how many entries its last step examined, and where it ended. */
const endOf = (looked: number, end: readonly unknown[]): Row => ({
  place: null,
  step: JSON.stringify({ looked, end, hits: [] }),
});

const placesOf = (page: readonly Row[]): unknown[] => page.map(({ place }) => place);

describe("a page", () => {
  it.each([
    ["is empty and last where there is nothing", [], [], null],
    ["is last when it holds fewer than its limit", [9, 8], [9, 8], null],
    ["is last when nothing follows its limit", [9, 8, 7], [9, 8, 7], null],
    ["continues after its last row when there is one more", [9, 8, 7, 6], [9, 8, 7], [7]],
  ])("%s", (_name, found, shown, next) => {
    const page = pageOf(REQUEST, hits(found));
    expect([placesOf(page.rows), page.next]).toEqual([shown, next]);
  });

  it("continues by time and id in a list of changes", () => {
    const found = [5, 4, 4, 4].map((time, at) => ({ place: at, updated_at: time, id: `prop-${9 - at}` }));
    const page = pageOf({ ...REQUEST, order: "updated_at" }, found);
    expect(page.next).toEqual([4, "prop-7"]);
  });
});

describe("a searched page", () => {
  const all = STEP_ENTRIES;
  const part = STEP_ENTRIES - 1;

  it.each([
    ["is last when the entries end before its limit is reached", [48, 46], part, [48, 46], null],
    ["is last when they end as its limit is reached", [48, 46, 44], part, [48, 46, 44], null],
    ["continues after its last hit when one more was found", [50, 48, 47, 45], all, [50, 48, 47], [47]],
    ["continues after its last hit in the last step as well", [50, 48, 47, 45], part, [50, 48, 47], [47]],
    ["continues where the search stopped when its bound was reached", [50, 45], all, [50, 45], [40]],
    ["may be empty and yet not the last", [], all, [], [40]],
    ["continues where the search stopped after a full page as well", [50, 49, 48], all, [50, 49, 48], [40]],
  ])("%s", (_name, found, looked, shown, next) => {
    const page = searchedPageOf(SEARCH, [...hits(found), endOf(looked, [40])]);
    expect([placesOf(page.rows), page.next]).toEqual([shown, next]);
  });
});

describe("the statement of a page", () => {
  it("reads nothing of another account", async () => {
    const legs = [{ index: "properties_newest", equals: { account_id: newId("account"), status: "ACTIVE" } }];
    const [found, searched] = await run(env.DB, [
      pageStatement({ ...REQUEST, legs }),
      searchStatement({ ...SEARCH, legs }),
    ]);
    expect(found).toEqual([]);
    expect(searchedPageOf(SEARCH, searched!)).toEqual({ rows: [], next: null });
  });

  it("keeps values out of the SQL", () => {
    const { sql, params } = searchStatement({ ...SEARCH, conditions: [ofType("x' OR 1=1 --")] });
    expect(sql).not.toContain("OR 1=1");
    expect(params).toContain("x' OR 1=1 --");
  });
});
