import { describe, expect, it } from "vitest";
import {
  CENTER,
  mayBeSamePlace,
  searchKeysOf,
  shorterKeys,
  wholeKeys,
} from "../../../src/domain/geo/neighborhood-key.ts";

const SP = { name: "São Paulo", uf: "SP" };

const key = (text: string, uf = "SP") => wholeKeys(text, uf)[0];

describe("the key of a neighborhood", () => {
  it.each([
    ["Jd. América", "JARDIM AMERICA"],
    ["Jdm America", "Jardim América"],
    ["Vl Olímpia", "Vila Olimpia"],
    ["Pq. S. Jorge", "Parque São Jorge"],
    ["Cj. Hab. Sta. Etelvina", "Conjunto Habitacional Santa Etelvina"],
    ["N. S. das Graças", "Nossa Senhora das Graças"],
    ["Nossa Sra. Aparecida", "Nossa Senhora Aparecida"],
    ["Bairro da Liberdade", "Liberdade"],
    ["Bro. Alto", "Bairro Alto"],
    ["Caixa D Água", "Caixa d'Água"],
    ["Sant'Ana", "Santana"],
    ["Lagoa & Mar", "Lagoa e Mar"],
    ["Jardim Aureny 3", "Jardim Aureny III"],
    ["Zona 01", "Zona 1"],
    ["Cajazeiras 8", "Cajazeiras VIII"],
    ["7 de Abril", "Sete de Abril"],
    ["Dom Pedro Segundo", "Dom Pedro II"],
    ["Jardim das Garças ll", "Jardim das Garças II"],
    ["Nova Suíssa", "Nova Suisa"],
    ["Jardim Maria Inez", "Jardim Maria Inês"],
    ["Vila Ypê", "Vila Ipê"],
    ["Villa Romana", "Vila Romana"],
    ["Belavista", "Bela Vista"],
    ["Parque Anhangüera", "Parque Anhanguera"],
  ])("is the same for %j and %j", (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  it.each([
    ["Vila América", "Jardim América"],
    ["Jardim Glória", "Jardim da Glória"],
    ["Setor 2", "Setor 3"],
    ["Quadra 1 12", "Quadra 11 2"],
    ["Bairro AS", "Bairro AZ"],
    ["Cajazeiras V", "Cajazeiras Vila"],
    ["Jardim Europa I", "Jardim Europa II"],
    ["Jardim Peri", "Jardim Peri Peri"],
  ])("distinguishes %j from %j", (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });

  it.each([
    ["St. Marista", "GO", "Setor Marista"],
    ["S. Marista", "GO", "Setor Marista"],
    ["Setor St. Marista", "GO", "Setor Marista"],
    ["St. Hoteleiro Norte", "DF", "Setor Hoteleiro Norte"],
    ["St. Bela Vista", "TO", "Setor Bela Vista"],
    ["St. Antônio", "PE", "Santo Antônio"],
    ["S. José", "PE", "São José"],
    ["S. José", "GO", "São José"],
  ])("of %j in %s may be the key of %s", (text, uf, name) => {
    expect(wholeKeys(text, uf)).toContain(key(name, uf));
  });

  it.each([
    ["Campeche - Sul da Ilha", "Campeche"],
    ["Batel, Curitiba", "Batel"],
    ["Moema (Pássaros)", "Moema"],
    ["V. Nova / Sul", "Vila Nova"],
  ])("of %j is followed by the key of its first part %j", (text, head) => {
    expect(searchKeysOf(text, SP).keys).toEqual([key(text), key(head)]);
  });

  it.each([
    ["Jardim Novo (Sousas)", ["Sousas"]],
    ["Ed. Sol - Jardim Itália", ["Jardim Itália"]],
    ["Distrito de Itaquera", ["Itaquera"]],
    ["13º Subd. Butantã", ["Butantã"]],
    ["Distrito Industrial", []],
    ["Vila Nova, São Paulo - SP", []],
    ["Pinheiros", []],
  ])("of %j is followed by the keys of the places that it says it is in", (text, places) => {
    expect(searchKeysOf(text, SP).within).toEqual(places.map((place) => key(place)));
  });

  it.each(["Setor Central", "Central", "Centro Histórico", "CENTRO"])("of %j may mean the center", (text) => {
    expect(searchKeysOf(text, { name: "Goiânia", uf: "GO" }).keys).toContain(CENTER);
  });

  it.each(["", "   ", "---", "(", "!!!"])("is empty for %j", (text) => {
    expect(searchKeysOf(text, SP).keys).toEqual([]);
  });

  it.each(["constructor", "__proto__ toString"])("reads %j as a plain name", (text) => {
    expect(searchKeysOf(text, SP).keys).toHaveLength(1);
  });

  it("is computed once per text and city, and is the same after many others", () => {
    const keys = searchKeysOf("Jd. América", SP);
    expect(searchKeysOf("Jd. América", SP)).toBe(keys);
    expect(searchKeysOf("Jd. América", { name: "Goiânia", uf: "GO" })).not.toBe(keys);
    for (let at = 0; at < 1_000; at += 1) searchKeysOf(`Vila ${at}`, SP);
    expect(searchKeysOf("Jd. América", SP)).toEqual(keys);
  });

  it("without its leading words is the key of the rest", () => {
    expect(shorterKeys(key("Vila Jardim Vitória")!)).toEqual([key("Jardim Vitória"), key("Vitória")]);
    expect(shorterKeys(key("Setor dos Funcionários")!)).toEqual([key("Funcionários")]);
  });

  it.each([
    ["Conjunto Riviera", "Loteamento Riviera", true],
    ["Riviera", "Jardim Riviera", true],
    ["Chácara São Pedro", "Chácaras São Pedro", true],
    ["Setor Riviera", "Vila Riviera", true],
    ["Vila Riviera", "Jardim Riviera", false],
    ["Parque Riviera", "Residencial Jardim Riviera", false],
  ])("of %j and the key of %j mean one place: %s", (one, other, expected) => {
    expect(mayBeSamePlace(key(one)!, key(other)!)).toBe(expected);
  });
});
