import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leadTable } from "../../src/db/schema/leads.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { type Database, newMeter, type Row, run, sql } from "../../src/db/statement.ts";
import { listLeads } from "../../src/domain/leads/list.ts";
import { listProperties } from "../../src/domain/properties/list.ts";
import { applyPairs } from "../../src/domain/radar/apply-pairs.ts";
import type { KeptSide } from "../../src/domain/radar/kept-pair.ts";
import { listMatches } from "../../src/domain/radar/list.ts";
import { writeMatchId } from "../../src/domain/radar/match.ts";
import { type CursorScope, type Position, writeCursor } from "../../src/lib/cursor.ts";
import { newId } from "../../src/lib/id.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import type { Json } from "../support/http.ts";
import { makeLead } from "../support/lead.ts";
import { storeRows } from "../support/list-walk.ts";
import { listing } from "../support/listing.ts";
import { keptSide } from "../support/match.ts";
import { makeProperties, makeProperty, writeScope } from "../support/portfolio.ts";
import { queryOne } from "../support/query.ts";
import { storedLead } from "../support/stored-lead.ts";
import { storedProperty } from "../support/stored-property.ts";
import { prepareShards } from "../support/two-shards.ts";

const TABLES = ["properties", "leads", "matches"] as const;
const COUNT = 7;

interface Page {
  readonly ids: readonly string[];
  readonly next: Position | null;
}

type List = (accountId: string, db: Database, after: Position | null) => Promise<Page>;

const LIMIT = 3;

const LISTS: Readonly<Record<(typeof TABLES)[number], List>> = {
  properties: async (accountId, db, after) => {
    const { properties, next } = await listProperties(writeScope(accountId, { db }), {}, LIMIT, after);
    return { ids: properties.map(({ id }) => id), next };
  },
  leads: async (accountId, db, after) => {
    const { leads, next } = await listLeads(writeScope(accountId, { db }), { state: "ACTIVE" }, LIMIT, after);
    return { ids: leads.map(({ id }) => id), next };
  },
  matches: async (accountId, db, after) => {
    const ctx = { accountId, db, directory: env.DB, meter: newMeter() };
    const { matches, next } = await listMatches(ctx, {}, { limit: LIMIT, after });
    return { ids: matches.map(({ match }) => writeMatchId(match)), next };
  },
};

const storeMatches = (kept: readonly KeptSide[]) =>
  applyPairs(env.DB, { cityId: null, kept, gone: [], cards: [] }, Date.now());

const recommendAll = ({ accountId }: TestAccount) =>
  run(
    env.DB,
    ["properties", "leads"].map((table) =>
      sql(`UPDATE ${table} SET radar = 'READY' WHERE account_id = ?`, accountId),
    ),
  );

/** An account with objects of every kind, half of them older than places. */
const populatedAccount = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  const { accountId } = account;
  const old = Array.from({ length: COUNT }, () => ({ accountId, externalRef: null }));
  await storeRows(
    propertyTable,
    accountId,
    old.map((own) => storedProperty({ ...own, id: newId("property") })),
  );
  await storeRows(
    leadTable,
    accountId,
    old.map((own) => storedLead({ ...own, id: newId("lead") })),
  );
  const properties = await makeProperties(account, COUNT);
  const { id: leadId } = await makeLead(account);
  for (let at = 1; at < COUNT; at += 1) await makeLead(account);
  await recommendAll(account);
  await storeMatches(properties.map(({ id }: Json) => keptSide(accountId, { propertyId: id, leadId })));
  return account;
};

const rowsOf = async (db: Database, table: string, accountId: string): Promise<Row[]> => {
  const text = `SELECT * FROM ${table} WHERE account_id = ? ORDER BY place DESC`;
  const [rows = []] = await run(db, [sql(text, accountId)]);
  return rows;
};

const walk = async (list: List, accountId: string, databases: readonly Database[]): Promise<string[][]> => {
  const pages: string[][] = [];
  let after: Position | null = null;
  do {
    const db = databases[Math.min(pages.length, databases.length - 1)]!;
    const page: Page = await list(accountId, db, after);
    pages.push([...page.ids]);
    after = page.next;
  } while (after);
  return pages;
};

describe("an account moved to another database", () => {
  let account: TestAccount;

  /** Copies a table's rows in another order, after other accounts' rows, so that row numbers mean nothing there. */
  const copyTable = async (table: string): Promise<void> => {
    const rows = (await rowsOf(env.DB, table, account.accountId)).map((row) => ({
      ...row,
      place_given: row.place,
    }));
    for (const { seq: _, place: __, ...row } of rows as Row[]) {
      const [known = []] = await run(env.SPARE_SHARD, [sql("SELECT name FROM pragma_table_info(?)", table)]);
      const names = known.map(({ name }) => name as string).filter((name) => name in row);
      const text = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
      await run(env.SPARE_SHARD, [sql(text, ...names.map((name) => row[name]))]);
    }
  };

  beforeAll(async () => {
    await prepareShards();
    account = await populatedAccount();
    for (const table of TABLES) await copyTable(table);
  });

  afterAll(async () => {
    await run(
      env.SPARE_SHARD,
      TABLES.map((table) => sql(`DELETE FROM ${table} WHERE account_id = ?`, account.accountId)),
    );
  });

  it.each(TABLES)("continues to read its %s with its old cursors", async (table) => {
    const expected = await walk(LISTS[table], account.accountId, [env.DB]);
    expect(expected.length).toBeGreaterThan(2);
    expect(await walk(LISTS[table], account.accountId, [env.DB, env.SPARE_SHARD])).toEqual(expected);
  });
});

describe("an object older than places", () => {
  it("comes after all newer ones, at its row number, and old cursors still work", async () => {
    const account = await populatedAccount();
    const rows = await rowsOf(env.DB, "properties", account.accountId);
    const old = rows.slice(COUNT);
    expect(rows.slice(0, COUNT).every(({ place_given }) => place_given !== null)).toBe(true);
    expect(old.map(({ place }) => place)).toEqual(old.map(({ seq }) => seq));
    const list = { accountId: account.accountId, route: "/v1/properties", filters: "" };
    const scope: CursorScope = { secrets: [env.CURSOR_SECRET], ...list };
    const cursor = await writeCursor(scope, [old[2]!.seq as number]);
    const { body } = await account.api.get(`/properties?cursor=${cursor}`);
    expect(body.data.map(({ id }: Json) => id)).toEqual(old.slice(3).map(({ id }) => id));
  });
});

const placesOf = async (table: string, { accountId }: TestAccount): Promise<unknown[]> =>
  (await rowsOf(env.DB, table, accountId)).map(({ place }) => place);

const lastPlaceOf = async ({ accountId }: TestAccount): Promise<unknown> =>
  (await queryOne`SELECT last_place FROM portfolios WHERE account_id = ${accountId}`).last_place;

describe("a place", () => {
  it("is given once, even to simultaneous creations, and never to a refused one", async () => {
    const account = await makeAccount();
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        at % 3 === 0
          ? makeLead(account)
          : account.api.put(`/properties/by-ref/P-${at % 5}`, { body: listing({ title: `Casa ${at}` }) }),
      ),
    );
    const refused = await account.api.post("/properties", { body: {} });
    expect(refused.status).toBe(422);
    const places = [...(await placesOf("properties", account)), ...(await placesOf("leads", account))];
    expect(new Set(places).size).toBe(places.length);
    expect(Math.max(...(places as number[]))).toBe(await lastPlaceOf(account));
    expect(((await lastPlaceOf(account)) as number) - 1_000_000_000_000).toBe(places.length);
  });

  it("of an opportunity is the account's own, follows the board's writes, and is not given again for a repeated write", async () => {
    const accounts = [await makeAccount(), await makeAccount()];
    const sides: KeptSide[] = [];
    for (const account of accounts) {
      const { id: leadId } = await makeLead(account);
      for (const _ of [1, 2, 3])
        sides.push(keptSide(account.accountId, { propertyId: (await makeProperty(account)).id, leadId }));
      await recommendAll(account);
    }
    const mixed = [0, 3, 1, 4, 2, 5].map((at) => sides[at]!);
    await storeMatches(mixed);
    const before = await Promise.all(accounts.map(lastPlaceOf));
    await storeMatches(mixed);
    expect(await Promise.all(accounts.map(lastPlaceOf))).toEqual(before);
    for (const [at, account] of accounts.entries()) {
      const rows = await rowsOf(env.DB, "matches", account.accountId);
      const own = sides.slice(3 * at, 3 * at + 3).map(({ propertyId }) => propertyId);
      expect(rows.map(({ property_id }) => property_id)).toEqual(own.toReversed());
      const last = before[at] as number;
      expect(rows.map(({ place }) => place)).toEqual([last, last - 1, last - 2]);
    }
  });
});
