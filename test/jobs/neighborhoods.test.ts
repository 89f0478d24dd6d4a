import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { type Database, run, sql } from "../../src/db/statement.ts";
import { chooseShard } from "../../src/domain/accounts/choose-shard.ts";
import type { City } from "../../src/domain/geo/cities.ts";
import { applyMissingDecisions } from "../../src/domain/geo/decisions.ts";
import { decideOn } from "../../src/domain/geo/learn-neighborhood.ts";
import { resolveTexts } from "../../src/domain/geo/resolve-texts.ts";
import type { Platform } from "../../src/domain/platform.ts";
import type { JobPorts } from "../../src/jobs/budget.ts";
import { sweepNeighborhoods } from "../../src/jobs/neighborhoods.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { freshCity } from "../support/fresh-city.ts";
import type { Answer } from "../support/http.ts";
import { operatorScope } from "../support/operator.ts";
import { prepareDatabase } from "../support/prepare-database.ts";
import { serveWith } from "../support/serve-with.ts";
import { newProperty } from "../support/stored-property.ts";

const SHARDS: Readonly<Record<string, D1Database>> = { DB: env.DB, DB_S1: env.SPARE_NEIGHBORHOODS_A };

beforeAll(() => prepareDatabase(env.SPARE_NEIGHBORHOODS_A));

const portsOver = (databases: Readonly<Record<string, Database>>): JobPorts & Platform => ({
  ...servicesOf(env),
  directory: databases.DB!,
  shardNames: Object.keys(databases),
  shard: (name) => databases[name]!,
  log: () => ({ drain: async () => undefined }) as never,
});

const sweep = (databases = SHARDS as Readonly<Record<string, Database>>) =>
  sweepNeighborhoods(portsOver(databases), Date.now());

/** A waiting property in a shard, of its own account. @returns its neighborhood now */
const waiting = async (db: D1Database, { cityId }: City, text: string): Promise<() => Promise<unknown>> => {
  const { accountId } = await makeAccount();
  const property = newProperty({ accountId, cityId, neighborhood: text, neighborhoodSlug: null });
  await run(db, [propertyTable.insert(property)]);
  return () =>
    db
      .prepare("SELECT neighborhood_slug FROM properties WHERE id = ?")
      .bind(property.id)
      .first("neighborhood_slug");
};

const meaningOf = async (db: Database, { cityId }: City, text: string): Promise<unknown> => {
  const [place] = (await resolveTexts(db, [{ cityId, text }])).values();
  return place?.slug;
};

/** No property has waited yet: each database has all decisions. */
const decide = (
  city: City,
  text: string,
  neighborhood: { slug: string } | { name: string },
  replaces?: string,
) => decideOn(operatorScope(), { city, text, neighborhood }, replaces);

describe("a decision", () => {
  it("reaches every shard and its waiting properties", async () => {
    const city = freshCity();
    const places = [];
    for (const db of Object.values(SHARDS)) places.push(await waiting(db, city, "Jd. Novo Um"));
    await decide(city, "Jd. Novo Um", { name: "Novo Um" });
    await sweep();
    for (const place of places) expect(await place()).toBe("novo-um");
    for (const db of Object.values(SHARDS)) {
      expect(await meaningOf(db, city, "novo-um")).toBe("novo-um");
      expect(await meaningOf(db, city, "jardim-novo-um")).toBe("novo-um");
    }
    expect(await sweep()).toEqual({ propertiesPlaced: 0 });
  });

  it("that is the later of two about one text prevails, however often both are applied", async () => {
    const city = freshCity();
    await decide(city, "Vila Dupla", { name: "Primeira" });
    await decide(city, "Vila Dupla", { name: "Segunda" }, "primeira");
    const ctx = { directory: env.DB };
    await Promise.all(Array.from({ length: 4 }, () => applyMissingDecisions(ctx, SHARDS.DB_S1!)));
    await run(SHARDS.DB_S1!, [sql("UPDATE neighborhoods_learned SET keyed = 0")]);
    await applyMissingDecisions(ctx, SHARDS.DB_S1!);
    expect(await meaningOf(SHARDS.DB_S1!, city, "vila-dupla")).toBe("segunda");
  });

  it("reaches a shard that fails at any of its calls, and delays no other", async () => {
    for (const when of ["before", "after"] as const)
      for (let at = 1; ; at += 1) {
        const city = freshCity();
        const here = await waiting(env.DB, city, "Vila Caída");
        const there = await waiting(SHARDS.DB_S1!, city, "Vila Caída");
        await decide(city, "Vila Caída", { name: "Levantada" });
        const how = new Error("D1_ERROR: Network connection lost.");
        const faulty = faultyEnv({ at, when, how }, { DB: SHARDS.DB_S1 });
        const failed = await sweep({ DB_S1: faulty.env.DB, DB: env.DB }).then(
          () => false,
          () => true,
        );
        expect(await here()).toBe("levantada");
        await sweep();
        expect(await there()).toBe("levantada");
        expect(await meaningOf(SHARDS.DB_S1!, city, "levantada")).toBe("levantada");
        if (!failed && faulty.calls.length < at) break;
      }
  });

  it("is kept and answered while a shard is out of reach", async () => {
    const city = freshCity();
    const place = await waiting(SHARDS.DB_S1!, city, "Vila Longe");
    const how = new Error("D1_ERROR: Network connection lost.");
    const faulty = faultyEnv({ at: 1, among: "DB_S1", when: "before", how }, { DB_S1: SHARDS.DB_S1 });
    const { status, text } = (await serveWith(faulty, {
      key: env.BACKOFFICE_TOKEN,
      method: "POST",
      base: "/backoffice",
      path: "/curation/neighborhoods",
      options: { body: { cityId: city.cityId, text: "Vila Longe", name: "Longe" } },
    })) as Answer;
    expect(status, text).toBe(200);
    expect(await place()).toBeNull();
    await sweep();
    expect(await place()).toBe("longe");
  });
});

describe("a shard that is added later", () => {
  it("has all decisions before its first account", async () => {
    const city = freshCity();
    await decide(city, "Vila Antiga", { name: "Antiga Nova" });
    const later = env.SPARE_NEIGHBORHOODS_B;
    await prepareDatabase(later);
    expect(await meaningOf(later, city, "vila-antiga")).toBeUndefined();
    const shards: Readonly<Record<string, D1Database>> = { DB: env.DB, DB_S7: later };
    const ctx = operatorScope({ shardNames: Object.keys(shards), shard: (name) => shards[name]! });
    expect(await chooseShard(ctx, "AGENCY")).toBe("DB_S7");
    expect(await meaningOf(later, city, "vila-antiga")).toBe("antiga-nova");
  });
});
