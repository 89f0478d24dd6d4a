import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Interest, type Lead, leadTable } from "../../src/db/schema/leads.ts";
import { type Database, run, sql } from "../../src/db/statement.ts";
import { countSome, nightOf } from "../../src/domain/captacao/count-demand.ts";
import { STEP_SUMS } from "../../src/domain/captacao/demand-page.ts";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { runCaptacaoDemand } from "../../src/jobs/captacao-demand.ts";
import { DAY_MS, systemClock } from "../../src/lib/clock.ts";
import { newId, sandboxIdsOf } from "../../src/lib/id.ts";
import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { prepareDatabase } from "../support/prepare-database.ts";
import { storedInterest, storedLead } from "../support/stored-lead.ts";

const NOW = Date.UTC(2026, 10, 18, 13);
const SHARDS = { DB: env.SPARE_DEMAND_A, DB_S1: env.SPARE_DEMAND_B };
type ShardName = keyof typeof SHARDS;

const ports = {
  shardNames: Object.keys(SHARDS),
  shard: (name: string) => SHARDS[name as ShardName],
};

const TABLES = [
  "leads",
  "captacao_demand",
  "captacao_demand_of_accounts",
  "captacao_demand_shares",
  "captacao_demand_counts",
];

const place = (neighborhoodSlug: string | null, cityId = "3550308") => ({
  cityId,
  neighborhoodSlug,
  neighborhood: neighborhoodSlug,
});

beforeAll(async () => {
  for (const db of Object.values(SHARDS)) await prepareDatabase(db);
});

beforeEach(async () => {
  for (const db of Object.values(SHARDS)) for (const table of TABLES) await db.exec(`DELETE FROM ${table}`);
});

const storeClient = (shard: ShardName, interest: Partial<Interest> = {}, lead: Partial<Lead> = {}) => {
  const { seq: _, ...row } = storedLead({
    accountId: newId("account"),
    externalRef: null,
    interest: storedInterest(interest),
    ...lead,
  });
  return run(SHARDS[shard], [leadTable.insert(row)]);
};

/** Many copies of a client, by SQL. */
const copies = (shard: ShardName, count: number) =>
  run(SHARDS[shard], [
    sql(
      `INSERT INTO leads (${leadTable.columns.replace("seq, ", "")})
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       SELECT ${leadTable.columns.replace("seq, id", "id || i")} FROM n, (SELECT * FROM leads LIMIT 1)`,
      count,
    ),
  ]);

const SUMS =
  "neighborhood_slug || ' ' || purpose || ' ' || property_type || ' ' || people || ' of ' || accounts";

/** The counts of both shards. */
const demand = async (): Promise<string[]> => {
  const counted = Object.values(SHARDS).map((db) =>
    run(db, [sql(`SELECT ${SUMS} AS text FROM captacao_demand WHERE city_id = '3550308' ORDER BY 1`)]),
  );
  return (await Promise.all(counted)).flatMap(([rows]) => rows!.map(({ text }) => text as string));
};

it("the count includes every account's clients once for a city, and once for each neighborhood named", async () => {
  const twice = [place("pinheiros"), place("pinheiros"), place("moema"), place(null)];
  await storeClient("DB", { locations: twice, propertyTypes: ["STUDIO"], purposes: ["VENDA", "LOCACAO"] });
  await storeClient("DB", { propertyTypes: ["STUDIO"] });
  await storeClient("DB_S1", { propertyTypes: ["STUDIO"] });
  await storeClient("DB_S1", { propertyTypes: ["STUDIO"], locations: [place("leblon", "3304557")] });
  await storeClient("DB", {}, { radar: "PENDING" });
  await storeClient("DB", {}, { accountId: (await sandboxIdsOf(newId("account"))).own });
  await runCaptacaoDemand(ports, NOW);
  expect(await demand()).toEqual([
    " LOCACAO STUDIO 1 of 1",
    " VENDA STUDIO 2 of 2",
    "moema LOCACAO STUDIO 1 of 1",
    "moema VENDA STUDIO 1 of 1",
    "pinheiros LOCACAO STUDIO 1 of 1",
    "pinheiros VENDA STUDIO 2 of 2",
    " VENDA STUDIO 1 of 1",
    "pinheiros VENDA STUDIO 1 of 1",
  ]);
});

it("the count continues where a run has spent its budget", async () => {
  await storeClient("DB");
  await copies("DB", 700);
  const steps: number[] = [];
  for (let isMore = true; isMore && steps.length < 20; ) {
    isMore = await countSome(ports.shard("DB"), "DB", NOW);
    // Its budget is used up: only begun work is finished.
    const budget = new Budget(systemClock, { ...ALLOWANCE, queries: 0 });
    steps.push((await runCaptacaoDemand(ports, NOW, budget)).steps);
  }
  expect(steps).toEqual([0, 0, 0]);
  expect(await demand()).toEqual([" VENDA APARTAMENTO 701 of 1", "pinheiros VENDA APARTAMENTO 701 of 1"]);
});

it("the count includes nobody twice when two runs overlap", async () => {
  await storeClient("DB");
  await copies("DB", 700);
  await Promise.all([runCaptacaoDemand(ports, NOW), runCaptacaoDemand(ports, NOW)]);
  await runCaptacaoDemand(ports, NOW);
  expect(await demand()).toEqual([" VENDA APARTAMENTO 701 of 1", "pinheiros VENDA APARTAMENTO 701 of 1"]);
});

it("the count runs once a night, and deletes the previous night's", async () => {
  await storeClient("DB");
  await runCaptacaoDemand(ports, NOW);
  await copies("DB", 1);
  await runCaptacaoDemand(ports, NOW + 1);
  expect(await demand()).toEqual([" VENDA APARTAMENTO 1 of 1", "pinheiros VENDA APARTAMENTO 1 of 1"]);
  await runCaptacaoDemand(ports, NOW + DAY_MS);
  expect(await demand()).toEqual([" VENDA APARTAMENTO 2 of 1", "pinheiros VENDA APARTAMENTO 2 of 1"]);
  const [rows] = await run(SHARDS.DB, [
    sql(
      "SELECT (SELECT count(*) FROM captacao_demand_of_accounts) + (SELECT count(*) FROM captacao_demand_shares) AS n",
    ),
  ]);
  expect(rows).toEqual([{ n: 3 }]);
});

it("the count begins at 3:00 in São Paulo", () => {
  expect(nightOf(Date.parse("2026-11-18T02:59:59-03:00"))).toBe(Date.parse("2026-11-17T03:00:00-03:00"));
  expect(nightOf(Date.parse("2026-11-18T03:00:00-03:00"))).toBe(Date.parse("2026-11-18T03:00:00-03:00"));
});

/** The maximum of a client's search: 1,800 sums, or fewer places. */
const everything = (places: number): Partial<Interest> => ({
  locations: Array.from({ length: places }, (_, at) => place(`bairro-${at}`, String(3_500_000 + at))),
  propertyTypes: PROPERTY_TYPES,
  purposes: ["VENDA", "LOCACAO"],
});

/** A database that reports how many rows each statement wrote, and how many bytes it returned. */
const recordingResults = (db: D1Database, seen: { written: number[]; bytes: number[] }): Database => {
  const note = (results: readonly D1Result[]): void => {
    seen.written.push(...results.map(({ meta }) => meta.rows_written));
    seen.bytes.push(...results.map((result) => JSON.stringify(result.results).length));
  };
  return {
    prepare: (text) => db.prepare(text),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await db.batch<T>(statements);
      note(results);
      return results;
    },
  };
};

it("the count makes a bounded number of sums per step, whatever clients ask for, and leaves none out", async () => {
  await storeClient("DB", everything(30));
  await copies("DB", 499);
  const seen = { written: [] as number[], bytes: [] as number[] };
  for (let steps = 0; steps < 30; steps += 1) await countSome(recordingResults(SHARDS.DB, seen), "DB", NOW);
  // A sum is one row for the account and one for all accounts.
  expect(Math.max(...seen.written)).toBeLessThanOrEqual(2 * STEP_SUMS);
  expect(Math.max(...seen.bytes)).toBeLessThan(500);
  const [rows] = await run(SHARDS.DB, [
    sql("SELECT count(*) AS sums, min(people) AS least, max(people) AS most FROM captacao_demand"),
  ]);
  expect(rows).toEqual([{ sums: 1_800, least: 30, most: 30 }]);
});

it("the count ends at an account's share of a night, and includes all other accounts' clients", async () => {
  await storeClient("DB", everything(1));
  const spent =
    "INSERT INTO captacao_demand_shares (as_of, account_id, sums) SELECT ?, account_id, 1e6 FROM leads";
  await run(SHARDS.DB, [sql(spent, nightOf(NOW))]);
  await storeClient("DB", { propertyTypes: ["STUDIO"] });
  await runCaptacaoDemand(ports, NOW);
  expect(await demand()).toEqual([" VENDA STUDIO 1 of 1", "pinheiros VENDA STUDIO 1 of 1"]);
});

it("the count skips a client at whom every step crashes, and loses nobody else", async () => {
  const poison = newId("account");
  await storeClient("DB", { propertyTypes: ["STUDIO"] });
  await storeClient("DB", everything(30), { accountId: poison });
  await storeClient("DB", { propertyTypes: ["FLAT"] });
  await run(SHARDS.DB, [
    sql(`CREATE TRIGGER poison BEFORE INSERT ON captacao_demand_of_accounts WHEN new.account_id = '${poison}'
         BEGIN SELECT RAISE(ABORT, 'D1 DB exceeded its CPU time limit'); END`),
  ]);
  let deaths = 0;
  for (let runs = 0; runs < 20; runs += 1)
    await runCaptacaoDemand(ports, NOW).catch(() => {
      deaths += 1;
    });
  await run(SHARDS.DB, [sql("DROP TRIGGER poison")]);
  expect([deaths, await demand()]).toEqual([
    6,
    [
      " VENDA FLAT 1 of 1",
      " VENDA STUDIO 1 of 1",
      "pinheiros VENDA FLAT 1 of 1",
      "pinheiros VENDA STUDIO 1 of 1",
    ],
  ]);
});
