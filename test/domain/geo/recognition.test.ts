import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildNeighborhoods } from "../../../scripts/geo/catalog.ts";
import type { CityNeighborhoods } from "../../../scripts/geo/city.ts";
import { Recognition } from "../../../scripts/geo/recognition.ts";
import { postalCatalog } from "../../../scripts/geo/seed.ts";
import { sharesOf } from "../../../scripts/geo/shares.ts";
import { readSources } from "../../../scripts/geo/sources.ts";
import { wholeKeys } from "../../../src/domain/geo/neighborhood-key.ts";
import names from "./names.json";
import popular from "./popular.json";
import portfolio from "./portfolio.json";

const sources = readSources();
const built = buildNeighborhoods(sources);
const cities = new Map(built.map((city) => [city.cityId, city]));
const ufs = new Map(sources.cities.map(({ cityId, uf }) => [cityId, uf]));
const ids = new Map(sources.cities.map(({ cityId, name, uf }) => [`${name}/${uf}`, cityId]));
const known = new Map<string, Recognition>();

const recognition = (cityId: string): Recognition => {
  const found = known.get(cityId) ?? new Recognition(cities.get(cityId)!, ufs.get(cityId)!);
  known.set(cityId, found);
  return found;
};

const meaningIn = (cityId: string, text: string) => {
  const { place, suggestions } = recognition(cityId).meaning(text);
  return place?.name ?? suggestions.map(({ name }) => name);
};

const listedNames = ({ names: own }: CityNeighborhoods): string[] =>
  [...own.values()].flatMap(({ name, source }) => (source === "PLANNING" ? [] : [name]));

/** Two names of the census that differ by one letter: neither is meant by a spelling of the other. */
const ALIKE = new Set(["Roselândia", "Rozelândia"]);

describe("a neighborhood's text", () => {
  const table = Object.entries(names).flatMap(([city, own]) =>
    Object.entries(own).map(([text, answer]) => [city, text, answer] as const),
  );

  it("has more than 200 examples", () => expect(table.length).toBeGreaterThan(200));

  it.each(table)("in %s: %j means %j", (city, text, answer) => {
    expect(meaningIn(ids.get(city)!, text)).toEqual(answer);
  });

  it("is recognized for at least 95 of 100 listings of a real portfolio", () => {
    let listings = 0;
    let recognized = 0;
    for (const [city, own] of Object.entries(portfolio))
      for (const [text, count] of Object.entries(own)) {
        listings += count;
        if (typeof meaningIn(ids.get(city)!, text) === "string") recognized += count;
      }
    expect(recognized / listings).toBeGreaterThanOrEqual(0.95);
  });

  it("is recognized for at least 85 of 100 without the names that only portfolios have", () => {
    const general = new Map(
      buildNeighborhoods({ ...sources, portfolios: {} }).map((city) => [city.cityId, city]),
    );
    const counts = Object.entries(portfolio).flatMap(([city, own]) => {
      const cityId = ids.get(city)!;
      const known = new Recognition(general.get(cityId)!, ufs.get(cityId)!);
      return Object.entries(own).map(([text, count]) => ({
        count,
        known: known.meaning(text).place !== null,
      }));
    });
    const of = (some: typeof counts): number => some.reduce((sum, { count }) => sum + count, 0);
    expect(of(counts.filter(({ known }) => known)) / of(counts)).toBeGreaterThanOrEqual(0.85);
  });

  it("is recognized for at least 9 of 10 names that people use, in each of 17 cities", async ({
    annotate,
  }) => {
    const shares = Object.entries(popular).map(([city, own]) => {
      const cityId = ids.get(city)!;
      const unknown = own.filter((text) => typeof meaningIn(cityId, text) !== "string");
      return { city, share: 1 - unknown.length / own.length, unknown };
    });
    for (const { city, share, unknown } of shares)
      await annotate(`${city}: ${(100 * share).toFixed(1)} %; not ${unknown.join(", ") || "one is unknown"}`);
    expect(shares.filter(({ share }) => share < 0.9)).toEqual([]);
    expect(shares).toHaveLength(17);
  });

  it("is recognized for at least 97 of 100 postal codes, in every city", () => {
    const shares = sharesOf(built, sources);
    expect(shares.length).toBeGreaterThan(5_000);
    expect(shares.filter(({ codes, recognized }) => recognized / codes < 0.97)).toEqual([]);
  });
});

describe("the catalog", () => {
  it("knows Centro in each of the 5,571 cities", () => {
    const without = built.filter(({ cityId }) => typeof meaningIn(cityId, "Centro") !== "string");
    expect([built.length, without.map(({ cityId }) => cityId)]).toEqual([5_571, []]);
  });

  it("gives no two neighborhoods of a city the same key", () => {
    const joined = built.flatMap((city) => {
      const uf = ufs.get(city.cityId)!;
      const own = Map.groupBy(listedNames(city), (name) => wholeKeys(name, uf)[0]);
      return [...own.values()].filter((alike) => alike.length > 1 && !alike.every((name) => ALIKE.has(name)));
    });
    expect(joined).toEqual([]);
  });

  it("is whole without the names of postal codes, which have a license and a file of their own", () => {
    const postal = { ...sources.postal, cities: {} };
    const plain = buildNeighborhoods({ ...sources, postal });
    const namesOf = (all: readonly CityNeighborhoods[]): object =>
      JSON.parse(postalCatalog(all, sources.postal)).names.POSTAL;
    expect(plain.filter((city) => listedNames(city).length === 0)).toEqual([]);
    expect([plain.length, Object.keys(namesOf(plain)).length]).toEqual([5_571, 0]);
    expect(Object.keys(namesOf(built)).length).toBeGreaterThan(1_000);
    expect(sources.postal.license).toContain("ODbL");
  });

  it("offers no sector of a city's planning", () => {
    const sectors = built
      .flatMap(listedNames)
      .filter((name) => /socioecon|^subsetor|^uep ?\d|^bacia do/i.test(name));
    expect(sectors).toEqual([]);
  });
});

const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/^Jardim /, "Jd. "],
  [/^Vila /, "Vl "],
  [/^Parque /, "PQ. "],
  [/^Residencial /, "Res. "],
  [/^Conjunto /, "Conj. "],
  [/\bNossa Senhora /, "N. Sra. "],
  [/\bSanta /, "Sta. "],
];

const rewrite = {
  capitals: (name: string) => name.toUpperCase(),
  "lower case": (name: string) => name.toLowerCase(),
  "no accents": (name: string) => name.normalize("NFD").replace(/\p{M}/gu, ""),
  "more blanks": (name: string) => `  ${name.replaceAll(" ", "   ")} `,
  abbreviations: (name: string) =>
    ABBREVIATED.reduce((text, [long, short]) => text.replace(long, short), name),
  "a leading Bairro": (name: string) => `Bairro ${name}`,
};

describe("a name of the catalog", () => {
  const every = built.flatMap((city) =>
    listedNames(city)
      .filter((name) => !ALIKE.has(name))
      .map((name) => ({ cityId: city.cityId, name })),
  );

  it.each(Object.entries(rewrite))("means itself with %s, and never another of its city", (_, spell) => {
    fc.assert(
      fc.property(fc.constantFrom(...every), ({ cityId, name }) => {
        const { place } = recognition(cityId).meaning(spell(name));
        expect([cityId, name, place?.name]).toEqual([cityId, name, name]);
      }),
      { numRuns: 3_000 },
    );
  });
});
