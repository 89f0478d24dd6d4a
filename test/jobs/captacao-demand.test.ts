import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Interest, type Lead, leadTable } from "../../src/db/schema/leads.ts";
import { run, sql } from "../../src/db/statement.ts";
import { countSome, nightOf } from "../../src/domain/captacao/count-demand.ts";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { runCaptacaoDemand } from "../../src/jobs/captacao-demand.ts";
import { DAY_MS, systemClock } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { storedInterest, storedLead } from "../support/stored-lead.ts";

const NOW = Date.UTC(2026, 10, 18, 13);
const SHARDS = { DB: env.SPARE_DEMAND_A, DB_S1: env.SPARE_DEMAND_B };
type ShardName = keyof typeof SHARDS;

const ports = {
  directory: env.SPARE_DEMAND_A,
  shardNames: Object.keys(SHARDS),
  shard: (name: string) => SHARDS[name as ShardName],
};

const place = (neighborhoodSlug: string | null, cityId = "3550308") => ({
  ...{ cityId, neighborhoodSlug },
  neighborhood: neighborhoodSlug,
});

beforeAll(async () => {
  for (const db of Object.values(SHARDS)) await applyD1Migrations(db, env.TEST_MIGRATIONS);
});

beforeEach(async () => {
  for (const db of Object.values(SHARDS))
    for (const table of ["leads", "captacao_demand", "captacao_demand_counts"])
      await db.exec(`DELETE FROM ${table}`);
});

const stored = (shard: ShardName, interest: Partial<Interest> = {}, lead: Partial<Lead> = {}) => {
  const { seq: _, ...row } = storedLead({
    ...{ accountId: newId("account"), externalRef: null, interest: storedInterest(interest) },
    ...lead,
  });
  return run(SHARDS[shard], [leadTable.insert(row)]);
};

/** A client many times over, by SQL. */
const copies = (shard: ShardName, count: number) =>
  run(SHARDS[shard], [
    sql(
      `INSERT INTO leads (${leadTable.columns.replace("seq, ", "")})
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       SELECT ${leadTable.columns.replace("seq, id", "id || i")} FROM n, (SELECT * FROM leads LIMIT 1)`,
      count,
    ),
  ]);

const demand = async (): Promise<string[]> => {
  const [rows] = await run(env.SPARE_DEMAND_A, [
    sql(`SELECT neighborhood_slug || ' ' || purpose || ' ' || property_type || ' ' || people AS text
         FROM captacao_demand WHERE city_id = '3550308' ORDER BY 1`),
  ]);
  return rows!.map(({ text }) => text as string);
};

it("counts each client of every account once for a city, and once for each neighborhood it names", async () => {
  const twice = [place("pinheiros"), place("pinheiros"), place("moema"), place(null)];
  await stored("DB", { locations: twice, propertyTypes: ["STUDIO"], purposes: ["VENDA", "LOCACAO"] });
  await stored("DB_S1", { propertyTypes: ["STUDIO"] });
  await stored("DB_S1", { propertyTypes: ["STUDIO"], locations: [place("leblon", "3304557")] });
  await stored("DB", {}, { radar: "PENDING" });
  await runCaptacaoDemand(ports, NOW);
  expect(await demand()).toEqual([
    " LOCACAO STUDIO 1",
    " VENDA STUDIO 2",
    "moema LOCACAO STUDIO 1",
    "moema VENDA STUDIO 1",
    "pinheiros LOCACAO STUDIO 1",
    "pinheiros VENDA STUDIO 2",
  ]);
});

it("goes on where a run has spent its budget", async () => {
  for (const shard of ["DB", "DB_S1"] as const) {
    await stored(shard);
    await copies(shard, 1_200);
  }
  const allowance = { ...ALLOWANCE, queries: 0 };
  const steps: number[] = [];
  do {
    // Nothing of it is left: only what is begun is ended.
    const isMore = await countSome(ports, NOW);
    steps.push((await runCaptacaoDemand(ports, NOW, new Budget(systemClock, allowance))).steps);
    if (!isMore) break;
  } while (steps.length < 20);
  expect(steps).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await demand()).toEqual([" VENDA APARTAMENTO 2402", "pinheiros VENDA APARTAMENTO 2402"]);
});

it("counts nobody twice when two runs meet", async () => {
  await stored("DB");
  await copies("DB", 700);
  await Promise.all([runCaptacaoDemand(ports, NOW), runCaptacaoDemand(ports, NOW)]);
  await runCaptacaoDemand(ports, NOW);
  expect(await demand()).toEqual([" VENDA APARTAMENTO 701", "pinheiros VENDA APARTAMENTO 701"]);
});

it("counts once a night, and forgets the night before", async () => {
  await stored("DB");
  await runCaptacaoDemand(ports, NOW);
  await copies("DB", 1);
  await runCaptacaoDemand(ports, NOW + 1);
  expect(await demand()).toEqual([" VENDA APARTAMENTO 1", "pinheiros VENDA APARTAMENTO 1"]);
  await runCaptacaoDemand(ports, NOW + DAY_MS);
  expect(await demand()).toEqual([" VENDA APARTAMENTO 2", "pinheiros VENDA APARTAMENTO 2"]);
});

it("begins at 3:00 in São Paulo", () => {
  expect(nightOf(Date.parse("2026-11-18T02:59:59-03:00"))).toBe(Date.parse("2026-11-17T03:00:00-03:00"));
  expect(nightOf(Date.parse("2026-11-18T03:00:00-03:00"))).toBe(Date.parse("2026-11-18T03:00:00-03:00"));
});
