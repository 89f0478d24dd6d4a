import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Property } from "../../src/db/schema/properties.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { type Database, newMeter, run, sql } from "../../src/db/statement.ts";
import { accountTable } from "../../src/domain/accounts/account.ts";
import {
  type CatalogContext,
  type LaunchFilter,
  listLaunches,
  readLaunch,
} from "../../src/domain/launches/catalog.ts";
import type { MoveState } from "../../src/domain/moves/move.ts";
import type { Position } from "../../src/lib/cursor.ts";
import { newId } from "../../src/lib/id.ts";
import { CONSTRUCTION_STAGES } from "../../src/vocabulary/value-lists.ts";
import { SEEDED_ID } from "../support/invariants/stored.ts";
import { prepareDatabase } from "../support/prepare-database.ts";
import { choose, seededRandom } from "../support/random.ts";
import { newProperty } from "../support/stored-property.ts";

/** The test's own databases; the first is also the directory. */
const SHARDS = [env.SPARE_LAUNCHES_A, env.SPARE_LAUNCHES_B] as const;
const NAMES = ["DB", "DB_S1"] as const;
const SEEDING_MS = 120_000;

const contextOf = (shards: readonly Database[] = SHARDS): CatalogContext => ({
  accountId: "acc-0000000000000000",
  directory: SHARDS[0],
  shardNames: NAMES.slice(0, shards.length),
  shard: (name) => shards[NAMES.indexOf(name as "DB")]!,
  meter: newMeter(),
});

beforeAll(async () => {
  for (const db of SHARDS) await prepareDatabase(db);
});

afterEach(async () => {
  for (const db of SHARDS)
    await run(
      db,
      ["properties", "accounts", "account_moves"].map((table) => sql(`DELETE FROM ${table}`)),
    );
}, SEEDING_MS);

const storeDeveloper = async (status: "ACTIVE" | "INACTIVE", shard = "DB"): Promise<string> => {
  const id = newId("account");
  await run(SHARDS[0], [
    accountTable.insert({
      id,
      shard,
      name: `Construtora ${id}`,
      type: "DEVELOPER",
      status,
      plan: "PRO",
      subscription: "ACTIVE",
      propertyLimit: 100,
      ownerName: "T",
      ownerEmail: "t@example.com",
      creciVerified: false,
      createdAt: 1,
      updatedAt: 1,
    }),
  ]);
  return id;
};

const CITIES = ["3550308", "3304557"];

const aDevelopment = (accountId: string, random: () => number) =>
  newProperty({
    accountId,
    kind: "DEVELOPMENT",
    cityId: CITIES[Math.floor(random() * 2)]!,
    curationStatus: random() < 0.5 ? null : "APPROVED",
    launch: {
      constructionStage: CONSTRUCTION_STAGES[Math.floor(random() * 4)]!,
      deliveryDate: null,
      constructionProgress: null,
      unitsTotal: null,
      unitsAvailable: null,
      unitsReserved: null,
      unitsSold: null,
      floorPlans: [],
    },
    createdAt: 1_000 + Math.floor(random() * 10),
    updatedAt: 2_000 + Math.floor(random() * 10),
  });

/** Developments of two developers in each shard, one of them inactive; many share a time. */
const storeSome = async (random: () => number, count: number): Promise<Property[]> => {
  const developers: { id: string; at: number; isShown: boolean }[] = [];
  for (const [at, name] of NAMES.entries())
    for (const isShown of [true, false])
      developers.push({ id: await storeDeveloper(isShown ? "ACTIVE" : "INACTIVE", name), at, isShown });
  const listed: Property[] = [];
  for (let made = 0; made < count; made += 1) {
    const isShown = random() < 0.7;
    const { id, at } = choose(
      random,
      developers.filter((one) => one.isShown === isShown),
    );
    const property = aDevelopment(id, random);
    await run(SHARDS[at]!, [propertyTable.insert(property)]);
    if (isShown) listed.push({ seq: 0, ...property });
  }
  return listed;
};

const walk = async (filter: LaunchFilter, limit: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let after: Position | null = null, more = true; more; ) {
    const { launches, next } = await listLaunches(contextOf(), filter, { limit, after });
    if (next) expect(launches).toHaveLength(limit);
    ids.push(...launches.map(({ development }) => development.id));
    [after, more] = [next, next !== null];
  }
  return ids;
};

const FILTERS: readonly LaunchFilter[] = [
  {},
  { cityId: CITIES[0] },
  { constructionStage: "READY" },
  { cityId: CITIES[1], constructionStage: "NEW" },
  { uf: "RR" },
];

describe("the launches of two shards", () => {
  it.each([1, 2])("are one list in either order, by any filter and page size (seed %i)", async (seed) => {
    const all = await storeSome(seededRandom(seed), 60);
    for (const updatedSince of [undefined, 2_004]) {
      const time = updatedSince === undefined ? "createdAt" : "updatedAt";
      for (const filter of FILTERS) {
        const expected = all
          .filter(({ cityId }) => filter.cityId === undefined || cityId === filter.cityId)
          .filter(
            ({ launch }) =>
              !filter.constructionStage || launch?.constructionStage === filter.constructionStage,
          )
          .filter(({ state }) => filter.uf === undefined || state === filter.uf)
          .filter(({ updatedAt }) => updatedSince === undefined || updatedAt >= updatedSince)
          .sort((one, other) => other[time] - one[time] || (one.id < other.id ? 1 : -1))
          .map(({ id }) => id);
        for (const limit of [1, 7, 100])
          expect(await walk({ ...filter, updatedSince }, limit), JSON.stringify({ filter, limit })).toEqual(
            expected,
          );
      }
    }
  });
});

/** Stores a move of an account from the first database to the second, and where the account is now. */
const storeMove = (accountId: string, state: MoveState, shard: string): Promise<unknown> =>
  run(SHARDS[0], [
    sql(
      `INSERT OR REPLACE INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
       VALUES (?, ?, 'DB', 'DB_S1', ?, 1, 1)`,
      "move",
      accountId,
      state,
    ),
    sql("UPDATE accounts SET shard = ? WHERE id = ?", shard, accountId),
  ]);

describe("the launches of a developer who moves", () => {
  it("are shown once each, from the database where the developer is", async () => {
    const random = seededRandom(3);
    const moving = await storeDeveloper("ACTIVE");
    const settled = await storeDeveloper("ACTIVE", "DB_S1");
    const own = Array.from({ length: 5 }, () => aDevelopment(moving, random));
    const title = (text: string) => own.map((one) => propertyTable.insert({ ...one, title: text }));
    await run(SHARDS[0], title("old"));
    await run(SHARDS[1], [...title("new"), propertyTable.insert(aDevelopment(settled, random))]);
    const titles = async () => {
      const { launches } = await listLaunches(contextOf(), {}, { limit: 100, after: null });
      const shown = launches.filter(({ developer }) => developer.accountId === moving);
      expect(launches).toHaveLength(6);
      const one = await readLaunch(contextOf(), own[0]!.id);
      return new Set([...shown, one].map(({ development }) => development.title));
    };
    for (const [state, shard, expected] of [
      ["COPYING", "DB", "old"],
      ["FROZEN", "DB", "old"],
      ["FLIPPED", "DB_S1", "new"],
      ["CLEANING", "DB_S1", "new"],
    ] as const) {
      await storeMove(moving, state, shard);
      expect(await titles(), state).toEqual(new Set([expected]));
      expect(await walk({}, 1), state).toHaveLength(6);
    }
  });
});

describe("several databases", () => {
  it("are queried only if they have a developer, in one further trip", async () => {
    const developer = await storeDeveloper("ACTIVE", "DB_S1");
    await run(SHARDS[1], [propertyTable.insert(aDevelopment(developer, seededRandom(4)))]);
    const queried: string[] = [];
    const ctx = contextOf();
    const shard = (name: string): Database => {
      queried.push(name);
      return ctx.shard(name);
    };
    const { launches } = await listLaunches({ ...ctx, shard }, {}, { limit: 10, after: null });
    expect(launches).toHaveLength(1);
    expect(new Set(queried)).toEqual(new Set(["DB_S1"]));
    // The directory, the page, and in parallel the names from the directory and the unit types.
    expect(ctx.meter.trips).toBe(4);
  });
});

const UNITS = 3;

/** Stores developments with their unit types, without API calls. */
const seed = (accountId: string, size: number) =>
  run(SHARDS[0], [
    sql(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
       INSERT INTO properties (id, account_id, kind, development_id, source, status, for_sale, for_rent, city_id,
         city_slug, state, amenities, shared_to_network, pending, radar, photos, dashboard_fields, version, created_at,
         updated_at)
       SELECT ?2 || i, ?3, iif(i % 4 = 0, 'DEVELOPMENT', 'TYPOLOGY'), iif(i % 4 = 0, NULL, ?2 || (i - i % 4)),
         'DASHBOARD', 'ACTIVE', 1, 0, iif(i % 8 = 0, '3550308', '3304557'), 'x-sp', 'SP', '[]', 0, '[]', 'NONE', '[]',
         '[]', 1, i, i FROM n`,
      size * 4,
      SEEDED_ID,
      accountId,
    ),
  ]);

/** The first page of each order and limit, and one in the middle. */
const PAGES = [{}, { updatedSince: 0 }].flatMap((filter) =>
  [1, 20, 100].flatMap((limit) => [true, false].map((isFirst) => ({ filter, limit, isFirst }))),
);

describe("a page of launches", () => {
  it.each([100, 20_000])(
    "costs two trips, and rows that depend only on its limit, among %i of them",
    async (size) => {
      await seed(await storeDeveloper("ACTIVE"), size);
      for (const { filter, limit, isFirst } of PAGES) {
        const order = "updatedSince" in filter ? "updated_at" : "created_at";
        const ctx = contextOf([SHARDS[0]]);
        const paging = { limit, after: isFirst ? null : [order, size * 2, ""] };
        const { launches } = await listLaunches(ctx, filter, paging);
        expect(launches).toHaveLength(Math.min(limit, isFirst ? size : size / 2));
        expect(launches.flatMap(({ units }) => units)).toHaveLength(launches.length * UNITS);
        expect(ctx.meter).toMatchObject({ trips: 2 });
        const most = 4 * limit + 2 * UNITS * limit + 10;
        expect(ctx.meter.rowsRead, JSON.stringify({ filter, limit })).toBeLessThanOrEqual(most);
      }
    },
    SEEDING_MS,
  );

  it(
    "reads at most 20,000 entries of a shard, and the next page continues from there",
    async () => {
      await seed(await storeDeveloper("ACTIVE"), 25_000);
      const ctx = contextOf([SHARDS[0]]);
      const page = await listLaunches(ctx, { uf: "RR" }, { limit: 10, after: null });
      expect([page.launches, page.next]).toEqual([[], ["created_at", 20_000, expect.any(String)]]);
      expect(ctx.meter.rowsRead).toBeLessThanOrEqual(2 * 20_000 + 100);
      const last = await listLaunches(contextOf([SHARDS[0]]), { uf: "RR" }, { limit: 10, after: page.next });
      expect([last.launches, last.next]).toEqual([[], null]);
    },
    SEEDING_MS,
  );
});
