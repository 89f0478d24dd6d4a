import { describe, expect, it } from "vitest";
import { type City, findCity } from "../../../src/domain/geo/cities.ts";
import { neighborhoodCandidates } from "../../../src/domain/geo/neighborhood-text.ts";

function city(slug: string): City {
  const found = findCity(slug.slice(0, -3), slug.slice(-2));
  if (!found) throw new Error(`no city ${slug}`);
  return found;
}

const candidates = (text: string, slug: string) => neighborhoodCandidates(text, city(slug));

describe("neighborhood text", () => {
  it.each([
    ["Centro", "curitiba pr"],
    ["Da Penha", "vitoria es"],
    ["Bairro Alto", "curitiba pr"],
    ["V Nova / Sul", "itu sp"],
    ["Jd. América - Zona Sul", "goiania go"],
  ])("keeps the written form of %j in %s first", (text, slug) => {
    expect(candidates(text, slug)[0]).toBe(
      text
        .toLowerCase()
        .replaceAll(/[^a-z0-9é]+/g, "-")
        .replace("é", "e"),
    );
  });

  it.each([
    ["Jd. Europa", "sorocaba sp", "jardim-europa"],
    ["JDM AMERICA", "goiania go", "jardim-america"],
    ["Vl Olimpia", "sao paulo sp", "vila-olimpia"],
    ["Pq. S. Jorge", "sao paulo sp", "parque-sao-jorge"],
    ["Cj. Hab. Sta. Etelvina", "sao paulo sp", "conjunto-habitacional-santa-etelvina"],
    ["N. S. das Graças", "manaus am", "nossa-senhora-das-gracas"],
    ["Nossa Sra. Aparecida", "manaus am", "nossa-senhora-aparecida"],
    ["Eng. Luciano Cavalcante", "fortaleza ce", "engenheiro-luciano-cavalcante"],
    ["Bairro da Liberdade", "sao paulo sp", "liberdade"],
    ["Bairro de Fátima", "fortaleza ce", "fatima"],
    ["Bro. Alto", "curitiba pr", "bairro-alto"],
    ["Da Liberdade", "manaus am", "liberdade"],
    ["Caixa D Água", "salvador ba", "caixa-dagua"],
    ["Campeche - Sul da Ilha", "florianopolis sc", "campeche"],
    ["Batel, Curitiba", "curitiba pr", "batel"],
    ["Moema (Pássaros)", "sao paulo sp", "moema"],
    ["Freguesia (Jacarepaguá)", "rio de janeiro rj", "freguesia-jacarepagua"],
    ["menino deus", "porto alegre rs", "menino-deus"],
  ])("reads %j in %s as %s", (text, slug, expected) => {
    expect(candidates(text, slug)).toContain(expected);
  });

  it.each([
    ["St. Marista", "goiania go", "setor-marista"],
    ["S. Marista", "goiania go", "setor-marista"],
    ["Setor St. Marista", "goiania go", "setor-marista"],
    ["St. Hoteleiro Norte", "brasilia df", "setor-hoteleiro-norte"],
    ["St. Bela Vista", "palmas to", "setor-bela-vista"],
    ["St. Antônio", "recife pe", "santo-antonio"],
    ["S. José", "recife pe", "sao-jose"],
    ["S. José", "goiania go", "sao-jose"],
  ])("expands %j by the state of %s", (text, slug, expected) => {
    expect(candidates(text, slug)).toContain(expected);
  });

  it("tries a state's own meaning before the common one", () => {
    expect(candidates("St. Antônio", "goiania go")).toEqual(["st-antonio", "setor-antonio", "santo-antonio"]);
    expect(candidates("St. Antônio", "recife pe")).not.toContain("setor-antonio");
  });

  it("does not change the last word", () => {
    expect(candidates("Cajazeiras V", "salvador ba")).not.toContain("cajazeiras-vila");
    expect(candidates("Vila S", "itu sp")).not.toContain("vila-sao");
  });

  it.each([
    ["Barra", "rio de janeiro rj", "barra-da-tijuca"],
    ["recreio", "rio de janeiro rj", "recreio-dos-bandeirantes"],
    ["Ecoville", "curitiba pr", "mossungue"],
    ["Champagnat", "curitiba pr", "bigorrilho"],
    ["Parque Dez", "manaus am", "parque-10-de-novembro"],
    ["Setúbal", "recife pe", "boa-viagem"],
    ["Bueno", "goiania go", "setor-bueno"],
    ["Ingleses", "florianopolis sc", "ingleses-do-rio-vermelho"],
    ["Centro", "porto alegre rs", "centro-historico"],
    ["Lagoa", "florianopolis sc", "lagoa-da-conceicao"],
  ])("puts what %j means in %s first", (text, slug, expected) => {
    expect(candidates(text, slug)[0]).toBe(expected);
  });

  it("applies a city's names only in that city", () => {
    expect(candidates("Barra", "salvador ba")).toEqual(["barra"]);
  });

  it.each([
    ["Jardim Aureny 3", "palmas to", "jardim-aureny-iii"],
    ["Cajazeiras 8", "salvador ba", "cajazeiras-viii"],
    ["7 de Abril", "salvador ba", "sete-de-abril"],
    ["2 de Julho", "salvador ba", "dois-de-julho"],
    ["Centro", "macapa ap", "central"],
    ["Centro", "goiania go", "setor-central"],
  ])("reads %j in %s as its equivalent %s", (text, slug, expected) => {
    expect(candidates(text, slug)).toContain(expected);
  });

  it("offers six different slugs at most", () => {
    const found = candidates("Bro. St. 1 de S. Maio 2 (St. 3) - Sul / Norte", "goiania go");
    expect(found).toHaveLength(6);
    expect(new Set(found).size).toBe(6);
  });

  it.each(["", "   ", "---", "(", "北京"])("offers nothing for %j", (text) => {
    expect(candidates(text, "sao paulo sp")).toEqual([]);
  });

  it.each(["constructor", "__proto__ toString"])("reads %j as a plain name", (text) => {
    expect(candidates(text, "sao paulo sp")).toHaveLength(1);
  });
});
