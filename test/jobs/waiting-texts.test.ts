import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { run, type Statement, sql } from "../../src/db/statement.ts";
import { consequencesOf } from "../../src/domain/consequences/index.ts";
import { decideOn } from "../../src/domain/geo/learn-neighborhood.ts";
import type { Platform } from "../../src/domain/platform.ts";
import { restoreProperty } from "../../src/domain/properties/restore.ts";
import { ALLOWANCE, Budget, type JobPorts } from "../../src/jobs/budget.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { newId } from "../../src/lib/id.ts";
import { servicesOf } from "../../src/services.ts";
import { countingD1, type D1Usage } from "../support/d1-meter.ts";
import { freshCity } from "../support/fresh-city.ts";
import { storeProperties } from "../support/many-things.ts";
import { operatorScope } from "../support/operator.ts";
import { writeScope } from "../support/portfolio.ts";
import { prepareDatabase } from "../support/prepare-database.ts";
import { newProperty } from "../support/stored-property.ts";

const db = env.SPARE_TEXTS;
const NOW = Date.UTC(2026, 2, 10, 9);

beforeAll(() => prepareDatabase(db));
/** No test finds what another has left. */
beforeEach(() =>
  run(
    db,
    ["properties", "job_positions"].map((table) => sql(`DELETE FROM ${table}`)),
  ),
);

const PORTS: JobPorts & Platform = {
  ...servicesOf(env),
  consequencesOf,
  directory: db,
  shardNames: ["SPARE_TEXTS"],
  shard: () => db,
  log: () => ({ drain: async () => undefined }) as never,
};

const sweep = async (queries = ALLOWANCE.queries): Promise<D1Usage> => {
  const budget = new Budget({ now: () => NOW }, { ...ALLOWANCE, queries });
  return (await countingD1(() => runJob("neighborhoods", PORTS, NOW, budget))).use;
};

const all = (text: string, ...params: unknown[]) => run(db, [sql(text, ...params)]);

/** Creates a property that waits for its neighborhood. */
const waiting = async (cityId: string, text: string) => {
  const place = { cityId, neighborhood: text, neighborhoodSlug: null };
  const property = newProperty({ accountId: newId("account"), ...place });
  const portfolio = "INSERT INTO portfolios (account_id, active, kept, deleted_total) VALUES (?, 9, 9, 9)";
  await run(db, [propertyTable.insert(property), sql(portfolio, property.accountId)]);
  const { id, accountId } = property;
  return {
    id,
    accountId,
    set: (columns: string, ...params: unknown[]) =>
      all(`UPDATE properties SET ${columns} WHERE id = ?`, ...params, id),
    slug: async () =>
      (await all("SELECT neighborhood_slug AS slug FROM properties WHERE id = ?", id))[0]![0]!.slug,
  };
};

const decide = (cityId: string, text: string, name: string) =>
  decideOn(operatorScope({ directory: db }), {
    city: { ...freshCity(), cityId },
    text,
    neighborhood: { name },
  });

const SOME_CITY = freshCity().cityId;

describe("a property gets its neighborhood", () => {
  it("though it could not be read when the text was decided", async () => {
    const own = await waiting(SOME_CITY, "Vila Ilegível");
    await own.set("photos = '{}'");
    await decide(SOME_CITY, "Vila Ilegível", "Legível");
    await sweep();
    expect(await own.slug()).toBeNull();
    await own.set("photos = '[]'");
    await sweep();
    expect(await own.slug()).toBe("legivel");
  });

  it("though its write read the catalog before the decision and is committed after it", async () => {
    await decide(SOME_CITY, "Vila Tardia", "Tardia");
    await sweep();
    const own = await waiting(SOME_CITY, "Vila Tardia");
    await sweep();
    expect(await own.slug()).toBe("tardia");
  });

  it("though it left the trash without it", async () => {
    const own = await waiting(SOME_CITY, "Vila Voltada");
    await own.set("status = 'DELETED', deleted_at = ?", NOW);
    await decide(SOME_CITY, "Vila Voltada", "Voltada");
    await sweep();
    expect(await own.slug()).toBeNull();
    await own.set("status = 'INACTIVE', deleted_at = NULL");
    await sweep();
    expect(await own.slug()).toBe("voltada");
  });

  it("when it is taken out of the trash", async () => {
    const own = await waiting(SOME_CITY, "Vila Guardada");
    await own.set("status = 'DELETED', status_before_trash = 'INACTIVE', deleted_at = ?", NOW);
    await decide(SOME_CITY, "Vila Guardada", "Guardada");
    await sweep();
    const { data } = await restoreProperty(writeScope(own.accountId, { db }), own.id);
    expect(data).toMatchObject({ neighborhood: "Guardada", neighborhoodSlug: "guardada" });
  });
});

/** Stores this many texts that nobody understands. */
const storeTexts = async (texts: number): Promise<void> => {
  await storeProperties(db, newId("account"), texts, { neighborhood: "Aldeia", neighborhoodSlug: null });
  await all("UPDATE properties SET neighborhood = 'Aldeia ' || seq");
};

describe("a run", () => {
  it("reads some of very many texts that nobody understands, and the next ones continue", async () => {
    await storeTexts(20_000);
    const own = await waiting(SOME_CITY, "Zona Tardia");
    await decide(SOME_CITY, "Zona Tardia", "Zona Nova");
    await run(db, [sql("UPDATE neighborhoods_learned SET placed = 1000000")]);
    let runs = 0;
    for (; (await own.slug()) === null && runs < 10; runs += 1)
      expect((await sweep()).rowsRead).toBeLessThan(80_000);
    await run(db, [sql("UPDATE neighborhoods_learned SET placed = 0")]);
    expect(runs).toBeLessThanOrEqual(4);
  });

  it("reads a text for which very many properties of one account wait, and other accounts', by seeks", async () => {
    await storeProperties(db, newId("account"), 20_000, {
      cityId: SOME_CITY,
      neighborhood: "Aldeia",
      neighborhoodSlug: null,
    });
    const own = await waiting(SOME_CITY, "Zona Cheia");
    await decide(SOME_CITY, "Zona Cheia", "Zona Clara");
    expect((await sweep()).rowsRead).toBeLessThan(1_000);
    expect(await own.slug()).toBe("zona-clara");
  });

  it("looks at some of 20,000 accounts that wait for one text", async () => {
    await storeProperties(db, "acc", 20_000, {
      cityId: SOME_CITY,
      neighborhood: "Zona Comum",
      neighborhoodSlug: null,
    });
    await all("UPDATE properties SET account_id = 'acc' || seq");
    await decide(SOME_CITY, "Zona Comum", "Zona Geral");
    const { rowsRead } = await sweep(60);
    expect(rowsRead).toBeLessThan(25_000);
    const [left] = await all("SELECT count(*) AS n FROM properties WHERE neighborhood_slug IS NULL");
    expect(left![0]!.n).toBeLessThan(20_000);
  });

  it("learns what its budget allows, and the next ones continue", async () => {
    const decisions: Statement = sql(
      `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 300)
       INSERT INTO neighborhood_decisions (city_id, slug, name, aliases, text, actor, decided_at)
       SELECT ?, 'bairro-' || at, 'Bairro ' || at, '[]', 'Bairro ' || at, 'operator', ? FROM n`,
      SOME_CITY,
      NOW,
    );
    await sweep();
    await run(db, [decisions]);
    const known = async () =>
      (
        await all(
          "SELECT count(*) AS n FROM neighborhoods WHERE slug GLOB 'bairro-*' AND city_id = ?",
          SOME_CITY,
        )
      )[0]![0]!.n;
    expect((await sweep(200)).statements).toBeLessThan(400);
    expect(await known()).toBeLessThan(300);
    for (let runs = 0; runs < 6; runs += 1) await sweep(200);
    expect(await known()).toBe(300);
  });
});
