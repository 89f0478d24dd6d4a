import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newMeter } from "../../../src/db/statement.ts";
import { findCity, searchCities } from "../../../src/domain/geo/cities.ts";
import { resolveTexts } from "../../../src/domain/geo/resolve-texts.ts";
import { slug } from "../../../src/lib/text.ts";
import { prepareDatabase } from "../../support/prepare-database.ts";
import names from "./names.json";

const SAO_PAULO = "3550308";
const BRASILIA = "5300108";
const FLORIANOPOLIS = "4205407";

beforeAll(async () => {
  // Other tests add neighborhoods to another database.
  await prepareDatabase(env.SPARE_CATALOG);
});

async function column(sql: string, ...values: string[]): Promise<unknown[]> {
  const rows = await env.SPARE_CATALOG.prepare(sql)
    .bind(...values)
    .raw<[unknown]>();
  return rows.map(([value]) => value);
}

const slugsOf = (cityId: string) => column("SELECT slug FROM neighborhoods WHERE city_id = ?", cityId);
const totalOf = (cityId: string) => column("SELECT total FROM neighborhood_totals WHERE city_id = ?", cityId);

const resolve = async (text: string, cityId: string): Promise<unknown> => {
  const [place] = (await resolveTexts(env.SPARE_CATALOG, [{ cityId, text }])).values();
  return place?.slug;
};

describe("the neighborhood catalog", () => {
  it("leaves no city without a neighborhood", async () => {
    const cities = searchCities({ limit: 6000 }).cities.map(({ cityId }) => cityId);
    const covered = await column("SELECT city_id FROM neighborhood_totals WHERE total > 0 ORDER BY city_id");
    expect(covered).toEqual(cities.sort());
  });

  it("keeps the total of every city in one row", async () => {
    const counted = "SELECT city_id, count(*) AS n FROM neighborhoods WHERE offered GROUP BY city_id";
    const differing = `SELECT city_id FROM (${counted}) JOIN neighborhood_totals USING (city_id) WHERE n <> total`;
    expect(await column(differing)).toEqual([]);
  });

  it("stores each name under its own slug", async () => {
    const { results } = await env.SPARE_CATALOG.prepare("SELECT name, slug FROM neighborhoods").all<{
      name: string;
      slug: string;
    }>();
    expect(results.filter((row) => slug(row.name) !== row.slug)).toEqual([]);
    expect(results.length).toBeGreaterThan(30_000);
  });

  it("has the 96 districts of São Paulo", async () => {
    const districts = await column(
      "SELECT slug FROM neighborhoods WHERE city_id = ? AND source = 'DISTRICT'",
      SAO_PAULO,
    );
    expect(districts).toHaveLength(96);
    expect(districts).toEqual(expect.arrayContaining(["moema", "itaim-bibi", "se", "vila-mariana"]));
  });

  it("has the 35 regions of the Federal District", async () => {
    const regions = await column(
      "SELECT slug FROM neighborhoods WHERE city_id = ? AND source = 'DISTRICT'",
      BRASILIA,
    );
    expect(regions).toHaveLength(35);
    expect(regions).toEqual(
      expect.arrayContaining(["aguas-claras", "sol-nascente-por-do-sol", "sia", "plano-piloto"]),
    );
  });

  it("gives a city without census neighborhoods its districts and Centro", async () => {
    expect(await slugsOf("2301000")).toEqual(
      expect.arrayContaining(["aquiraz", "centro", "justiniano-de-serpa"]),
    );
    expect(await slugsOf("5101837")).toEqual(["boa-esperanca-do-norte", "centro"]);
  });

  it("has no second entry for a name the dictionary redirects", async () => {
    const slugs = await slugsOf(FLORIANOPOLIS);
    expect(slugs).toEqual(expect.arrayContaining(["campeche", "lagoa-da-conceicao"]));
    expect(slugs).not.toContain("campeche-sul");
    expect(slugs).not.toContain("lagoa");
  });

  it.each([
    [
      "leading particles",
      "name GLOB 'D[aeo] *' AND name NOT IN ('De Brida', 'De Carli', 'De Costa', 'De Lazzer', 'De Villa')",
    ],
    [
      "raw abbreviations",
      "name GLOB '*St[ao].*' OR name GLOB '*Dr.*' OR name GLOB '*N. S*' OR name GLOB '*Hab.*'",
    ],
    ["a wrapper", "name GLOB 'Bairro d[aeo]*' AND name <> 'Bairro da Paz'"],
    ["untrimmed text", "name <> trim(name) OR name GLOB '*  *' OR name GLOB '* /*' OR name GLOB '*/ *'"],
  ])("has no names with %s", async (_, condition) => {
    expect(await column(`SELECT name FROM neighborhoods WHERE ${condition}`)).toEqual([]);
  });

  it.each([
    ["Sapiranga", "2304400", "sapiranga-coite"],
    ["Tancredo Neves", "2927408", "beiru-tancredo-neves"],
    ["Terra Firme", "1501402", "montese"],
    ["Bairro da Liberdade", "1100155", "liberdade"],
    ["Da Liberdade", "1100155", "liberdade"],
    ["Bairro da Paz", "2927408", "bairro-da-paz"],
    ["Freguesia (Ilha do Governador)", "3304557", "freguesia-ilha-do-governador"],
    ["Freguesia", "3304557", undefined],
    ["Jd. Goias", "5208707", "jardim-goias"],
    ["Vila que não existe", SAO_PAULO, undefined],
  ])("resolves %j in %s to %s", async (text, cityId, expected) => {
    expect(await resolve(text, cityId)).toBe(expected);
  });
});

describe("a text", () => {
  const texts = Object.entries(names).flatMap(([city, own]) => {
    const cityId = findCity(city.slice(0, -3), city.slice(-2))!.cityId;
    return Object.keys(own).map((text) => ({ cityId, text }));
  });

  it("means the same to a write, which reads it alone, as to a job, which reads many", async () => {
    const together = await resolveTexts(env.SPARE_CATALOG, texts);
    const alone = new Map<string, unknown>();
    for (const text of texts)
      for (const [key, place] of await resolveTexts(env.SPARE_CATALOG, [text])) alone.set(key, place);
    expect(texts.length).toBeGreaterThan(200);
    expect([...alone]).toEqual([...together]);
  });

  it("costs a write four rows where the catalog has it as written", async () => {
    const meter = newMeter();
    await resolveTexts(env.SPARE_CATALOG, [{ cityId: SAO_PAULO, text: "Jd. Paulista" }], meter);
    expect(meter.rowsRead).toBe(4);
  });
});

describe("the neighborhood tables", () => {
  const add = (name: string) =>
    env.SPARE_CATALOG.prepare(
      "INSERT INTO neighborhoods VALUES (?, ?, ?, 'CURATION', 1) ON CONFLICT DO NOTHING",
    )
      .bind(FLORIANOPOLIS, slug(name), name)
      .run();

  it("count once what curation adds and removes", async () => {
    const [before] = await totalOf(FLORIANOPOLIS);
    await add("Vila Nova do Teste");
    await add("Vila Nova do Teste");
    expect(await totalOf(FLORIANOPOLIS)).toEqual([Number(before) + 1]);
    await env.SPARE_CATALOG.prepare("DELETE FROM neighborhoods WHERE source = 'CURATION'").run();
    expect(await totalOf(FLORIANOPOLIS)).toEqual([before]);
  });

  it("refuse another name for a neighborhood that does not exist", async () => {
    const alias = env.SPARE_CATALOG.prepare(
      "INSERT INTO neighborhood_aliases VALUES (?, 'a', 'nowhere', 0)",
    ).bind(FLORIANOPOLIS);
    await expect(alias.run()).rejects.toThrow("FOREIGN KEY");
  });

  it("read at most a row per candidate, and one to see that it exists", async () => {
    const statement = env.SPARE_CATALOG.prepare(
      "SELECT slug FROM neighborhoods WHERE city_id = ? AND slug IN (?, ?, ?, ?, ?, ?)",
    );
    const { meta } = await statement.bind(FLORIANOPOLIS, "a", "b", "c", "centro", "d", "e").all();
    expect(meta.rows_read).toBeLessThanOrEqual(7);
  });
});
