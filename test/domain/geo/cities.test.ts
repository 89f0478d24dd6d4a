import { describe, expect, it } from "vitest";
import {
  cityById,
  cityBySlug,
  findCity,
  readCity,
  searchCities,
  ufOf,
} from "../../../src/domain/geo/cities.ts";
import formerNames from "../../../src/domain/geo/city-aliases.json";
import parts from "../../../src/domain/geo/city-parts.json";

const CITIES = 5571;
const allCities = searchCities({ limit: CITIES }).cities;

describe("the catalog", () => {
  it("has each of the 5,571 cities once", () => {
    expect(allCities).toHaveLength(CITIES);
    expect(new Set(allCities.map(({ cityId }) => cityId)).size).toBe(CITIES);
  });

  it("covers the 27 states", () => {
    expect(new Set(allCities.map(({ uf }) => uf)).size).toBe(27);
  });

  it("gives no two cities the same slug", () => {
    expect(new Set(allCities.map(({ citySlug }) => citySlug)).size).toBe(CITIES);
  });

  it("finds every city by code, slug and name", () => {
    for (const city of allCities) {
      expect(cityById(city.cityId)).toBe(city);
      expect(cityBySlug(city.citySlug)).toBe(city);
      expect(findCity(city.name, city.uf)).toBe(city);
    }
  });

  it.each([
    ["3550308", "São Paulo", "SP", "sao-paulo-sp"],
    ["5101837", "Boa Esperança do Norte", "MT", "boa-esperanca-do-norte-mt"],
    ["2605459", "Fernando de Noronha", "PE", "fernando-de-noronha-pe"],
    ["5300108", "Brasília", "DF", "brasilia-df"],
    ["3549300", "São João do Pau d'Alho", "SP", "sao-joao-do-pau-dalho-sp"],
  ])("knows %s as %s", (cityId, name, uf, citySlug) => {
    expect(cityById(cityId)).toEqual({ cityId, name, uf, citySlug });
  });

  it.each(["", "9999999", "3550309", "355030", "constructor"])("has no city under the code %j", (cityId) => {
    expect(cityById(cityId)).toBeUndefined();
  });

  it.each(["", "sao-paulo", "sao-paulo-rj", "São-Paulo-SP", "sao-paulo-xx"])(
    "has no city under the slug %j",
    (text) => {
      expect(cityBySlug(text)).toBeUndefined();
    },
  );
});

describe("finding a city by name", () => {
  it.each([
    ["sao paulo", "SP", "3550308"],
    ["SÃO  PAULO", "sp", "3550308"],
    ["Florianopolis", "Santa Catarina", "4205407"],
    ["Goiânia - GO", "GO", "5208707"],
    ["Goiânia/GO", "Goiás", "5208707"],
    ["Goiania (go)", "goias", "5208707"],
    ["Goiânia, Goiás", "GO", "5208707"],
    ["Santa Bárbara D Oeste", "SP", "3545803"],
    ["Santa Barbara do Oeste", "São Paulo", "3545803"],
    ["São Miguel d'Oeste", "SC", "4217204"],
    ["Grão-Pará", "SC", "4206108"],
    ["Rio de Janeiro", "RJ", "3304557"],
  ])("finds %j in %j", (name, state, cityId) => {
    expect(findCity(name, state)?.cityId).toBe(cityId);
  });

  it.each([
    ["Açu", "Assú", "RN", "2400208"],
    ["Arês", "Arez", "RN", "2401206"],
    ["Augusto Severo", "Campo Grande", "RN", "2401305"],
    ["Fortaleza do Tabocão", "Tabocão", "TO", "1708254"],
    ["São Luiz", "São Luiz do Anauá", "RR", "1400605"],
    ["São Thomé das Letras", "São Tomé das Letras", "MG", "3165206"],
    ["Biritiba-Mirim", "Biritiba Mirim", "SP", "3506607"],
    ["Santo Antônio do Leverger", "Santo Antônio de Leverger", "MT", "5107800"],
    ["São Caetano", "São Caitano", "PE", "2613107"],
    ["Florínia", "Florínea", "SP", "3516101"],
    ["Lauro Muller", "Lauro Müller", "SC", "4209607"],
    ["Dona Eusébia", "Dona Euzébia", "MG", "3122900"],
    ["Passa-Vinte", "Passa Vinte", "MG", "3147808"],
  ])("finds one city for %j and %j in %s", (former, current, uf, cityId) => {
    expect([findCity(former, uf)?.cityId, findCity(current, uf)?.cityId]).toEqual([cityId, cityId]);
  });

  it.each(Object.entries(formerNames))("finds %s in its state by its former names", (cityId, names) => {
    const city = cityById(cityId);
    expect(names.map((name) => findCity(name, city?.uf ?? ""))).toEqual(names.map(() => city));
  });

  it.each([
    ["Aparecida de Goiana", "GO"],
    ["São Paulo", "RJ"],
    ["Goiânia - GO", "SP"],
    ["Goiânia", "XX"],
    ["", "GO"],
    ["GO", "GO"],
    ["constructor", "SP"],
  ])("guesses nothing for %j in %j", (name, state) => {
    expect(findCity(name, state)).toBeUndefined();
  });
});

describe("a state", () => {
  it.each([
    ["SP", "SP"],
    ["sp", "SP"],
    [" São Paulo ", "SP"],
    ["PARANA", "PR"],
    ["pará", "PA"],
    ["Mato Grosso do Sul", "MS"],
    ["mato grosso", "MT"],
    ["Distrito Federal", "DF"],
  ])("reads %j as %s", (text, uf) => {
    expect(ufOf(text)).toBe(uf);
  });

  it.each(["", "XX", "S P", "Brasil", "constructor"])("reads nothing in %j", (text) => {
    expect(ufOf(text)).toBeUndefined();
  });
});

describe("a city's name as people write it", () => {
  it.each([
    ["Bal. Camboriú", "SC", "Balneário Camboriú"],
    ["S. José dos Campos", "SP", "São José dos Campos"],
    ["Sto. André", "SP", "Santo André"],
    ["Sta. Bárbara d'Oeste", "SP", "Santa Bárbara d'Oeste"],
    ["Rio", "RJ", "Rio de Janeiro"],
    ["Angra", "RJ", "Angra dos Reis"],
    ["São Bernardo", "SP", "São Bernardo do Campo"],
    ["Campinas - SP", undefined, "Campinas"],
    ["Campinas/SP", undefined, "Campinas"],
    ["Campinas, São Paulo", undefined, "Campinas"],
    ["Campinas (SP)", undefined, "Campinas"],
    ["São Paulo (Capital)", "SP", "São Paulo"],
    ["Goiânia/GO", "GO", "Goiânia"],
    ["Campinas SP", undefined, "Campinas"],
    ["Campinas - SP - Brasil", undefined, "Campinas"],
    ["São Paulo Capital", "SP", "São Paulo"],
    ["Município de Campinas", "SP", "Campinas"],
    ["S. J. dos Campos", "SP", "São José dos Campos"],
    ["S. B. do Campo", "SP", "São Bernardo do Campo"],
    ["Rib. Preto", "SP", "Ribeirão Preto"],
    ["B. Horizonte", "MG", "Belo Horizonte"],
    ["Ap. de Goiânia", "GO", "Aparecida de Goiânia"],
    ["Cons. Lafaiete", "MG", "Conselheiro Lafaiete"],
  ])("%j in %j is %s", (name, state, city) => {
    expect(readCity(name, state)?.city.name).toBe(city);
  });

  it.each([
    ["Santo Antônio", "GO"],
    ["São José", "SP"],
    ["Campinas - SP", "RJ"],
    ["Campinas SP", "RJ"],
    ["R. C.", "SP"],
    ["Campinas", undefined],
    ["Trancoso", "BA"],
  ])("%j in %j is not found", (name, state) => {
    expect(readCity(name, state)).toBeUndefined();
  });

  it.each(parts.regions)("%s in the Federal District is Brasília, with the region as a part", (region) => {
    expect(readCity(region, "DF")).toMatchObject({ city: { name: "Brasília" }, part: region });
  });

  it("lists villages only under cities that exist", () => {
    for (const cityId of Object.keys(parts.villages)) expect(cityById(cityId)?.cityId).toBe(cityId);
  });
});
