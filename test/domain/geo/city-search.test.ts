import { describe, expect, it } from "vitest";
import { type City, type CitySearch, searchCities, suggestCities } from "../../../src/domain/geo/cities.ts";
import { processorMs } from "../../support/processor-time.ts";

function walk(search: CitySearch): City[] {
  const page = searchCities(search);
  return page.next === undefined
    ? [...page.cities]
    : [...page.cities, ...walk({ ...search, after: page.next })];
}

const names = (cities: readonly City[]) => cities.map(({ name }) => name);

describe("searching cities", () => {
  it.each([
    { limit: 100 },
    { limit: 997 },
    { limit: 50, uf: "MG" },
    { limit: 1, uf: "RR" },
    { limit: 7, q: "santa" },
  ])("pages through $uf $q by $limit without loss or repeat", (search) => {
    const whole = searchCities({ ...search, limit: 5571 });
    expect(walk(search)).toEqual(whole.cities);
    expect(whole.total).toBe(whole.cities.length);
  });

  it("orders by state, then name without accents", () => {
    const { cities } = searchCities({ limit: 5571 });
    expect([cities[0]?.name, cities.at(-1)?.name]).toEqual(["Acrelândia", "Xambioá"]);
    expect(names(searchCities({ uf: "RJ", limit: 3 }).cities)).toEqual([
      "Angra dos Reis",
      "Aperibé",
      "Araruama",
    ]);
  });

  it.each(["sao joao del", "São João del", "  SÃO JOÃO  DEL", "sao joao del-"])(
    "finds one city by the part %j",
    (q) => {
      expect(names(searchCities({ q, limit: 10 }).cities)).toEqual(["São João del Rei"]);
    },
  );

  it("counts matches beyond the page", () => {
    const page = searchCities({ uf: "SP", q: "santo", limit: 2 });
    expect(page.cities).toHaveLength(2);
    expect(page.total).toBeGreaterThan(10);
  });

  it("ends a full last page without a next one", () => {
    expect(searchCities({ uf: "DF", limit: 1 }).next).toBeUndefined();
  });

  it("resumes after a removed city", () => {
    const after = searchCities({ uf: "SC", limit: 1 }).next;
    expect(searchCities({ uf: "SC", limit: 1, after: `${after} velho` }).cities).toEqual(
      searchCities({ uf: "SC", limit: 1, after }).cities,
    );
  });

  it.each([{ uf: "XX" }, { q: "zzzz" }, { uf: "SP", q: "Acrelândia" }])(
    "answers $uf $q with an empty page",
    (search) => {
      expect(searchCities({ ...search, limit: 10 })).toEqual({ cities: [], total: 0, next: undefined });
    },
  );

  it("shows nothing but the four fields of a city", () => {
    const [city] = searchCities({ limit: 1 }).cities;
    expect(Object.keys(city ?? {})).toEqual(["cityId", "name", "uf", "citySlug"]);
  });
});

describe("suggesting cities", () => {
  it.each([
    ["Sao Palo", "SP", "São Paulo"],
    ["Aparecida", "GO", "Aparecida de Goiânia"],
    ["Aparecida de Goiana", "Goiás", "Aparecida de Goiânia"],
    ["Florianopoliz", "SC", "Florianópolis"],
    ["Riberao Preto - SP", "SP", "Ribeirão Preto"],
    ["Belo Horisonte", undefined, "Belo Horizonte"],
    ["Curitba", "", "Curitiba"],
  ])("puts the intended city first for %j in %j", (name, state, expected) => {
    expect(suggestCities(name, state)[0]?.name).toBe(expected);
  });

  it("stays inside the state when it has close names", () => {
    const suggestions = suggestCities("São João do Piau", "PI");
    expect(suggestions).toHaveLength(5);
    expect(new Set(suggestions.map(({ uf }) => uf))).toEqual(new Set(["PI"]));
  });

  it("finds a short name with one wrong letter", () => {
    expect(names(suggestCities("Ito", "SP"))).toContain("Itu");
  });

  it("leaves room for the exact name in another state", () => {
    const suggestions = suggestCities("Curitiba", "SP");
    expect(suggestions).toHaveLength(5);
    expect(suggestions.at(-1)?.citySlug).toBe("curitiba-pr");
  });

  it("begins with the city of a village, and with Brasília for one of its regions", () => {
    expect(suggestCities("Trancoso", "BA")[0]).toMatchObject({
      name: "Porto Seguro",
      neighborhood: "Trancoso",
    });
    expect(suggestCities("Taguatingga", "DF")[0]).toMatchObject({ name: "Brasília" });
    expect(suggestCities("Trancoso", "BA").every(({ uf }) => uf === "BA")).toBe(true);
  });

  it("marks cities of another state, which have exactly that name", () => {
    expect(suggestCities("Curitiba", "SP").at(-1)).toMatchObject({ uf: "PR", otherState: true });
    expect(suggestCities("Sao Palo", "RJ").filter(({ uf }) => uf !== "RJ")).toEqual([]);
  });

  it("looks elsewhere when the state has nothing close", () => {
    expect(suggestCities("Florianópolis", "DF").map(({ citySlug }) => citySlug)).toEqual([
      "brasilia-df",
      "florianopolis-sc",
    ]);
  });

  it.each([
    ["in no state", "XX"],
    ["in a state", "SP"],
  ])("finds suggestions for a batch of unknown names %s within 100 ms", (_, state) => {
    const times = Array.from({ length: 5 }, (_, round) =>
      processorMs(() => {
        for (let at = 0; at < 500; at += 1) suggestCities(`Santa Rita do ${round}${at.toString(26)}`, state);
      }),
    );
    // The fastest run, because compilation is no cost of the service.
    expect(Math.min(...times)).toBeLessThan(100);
  });

  it("gives the same suggestions again, however many were requested in between", () => {
    const first = suggestCities("Sao Palo", "SP");
    for (let at = 0; at < 1_500; at += 1) suggestCities(`Belo ${at}`, "MG");
    expect(suggestCities("Sao Palo", "SP")).toEqual(first);
  });

  it.each(["", "qqq www kkk", "12345", "北京", "São Paulo ".repeat(20)])(
    "suggests nothing for %j",
    (name) => {
      expect(suggestCities(name)).toEqual([]);
    },
  );
});
