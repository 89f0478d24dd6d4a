import { describe, expect, it } from "vitest";
import { neighborhoodName, partsOf, withoutParenthesis } from "../../../scripts/geo/names.ts";

describe("a neighborhood's name from a source", () => {
  it.each([
    ["Da Liberdade", "Liberdade"],
    ["dos Estados", "Estados"],
    ["de Fátima", "Fátima"],
    ["Bairro das Laranjeiras", "Laranjeiras"],
    ["Bairro Aruana", "Aruana"],
    ["Sta. Helena", "Santa Helena"],
    ["N. S. das Graças", "Nossa Senhora das Graças"],
    ["Loteamento N. Senhora do Carmo", "Loteamento Nossa Senhora do Carmo"],
    ["D.I. Bandeirinhas", "Distrito Industrial Bandeirinhas"],
    ["Conj. Habit. Popular Altos Da Serra", "Conjunto Habitacional Popular Altos da Serra"],
    ["Parque Vinte E Quatro De Maio", "Parque Vinte e Quatro de Maio"],
    ["Sapiranga / Coité", "Sapiranga/Coité"],
    ["Serrano ( Cohab Velha )", "Serrano (Cohab Velha)"],
    ["  Alto da  Conquista ", "Alto da Conquista"],
  ])("turns %j into %j", (source, name) => {
    expect(neighborhoodName(source)).toBe(name);
  });

  it.each([
    "Bairro Alto",
    "Bairro Novo do Carmelo",
    "Bairro C",
    "De Carli",
    "INCRA",
    "J. Câmara",
    "Menino-Deus",
    "Conceição",
    "Centro Administrativo da Bahia - CAB",
  ])("leaves %j alone", (name) => {
    expect(neighborhoodName(name)).toBe(name);
  });

  it("puts names written in all capitals into title case", () => {
    expect(neighborhoodName("NOSSA SENHORA DAS GRAÇAS", true)).toBe("Nossa Senhora das Graças");
    expect(neighborhoodName("SÃO JOÃO DA ESCÓCIA", true)).toBe("São João da Escócia");
  });
});

describe("the parts of a name", () => {
  it.each([
    ["Montese (Terra Firme)", "Montese", ["Terra Firme"]],
    ["Prefeito X (Bairro do Cruzeiro)", "Prefeito X", ["Cruzeiro"]],
    ["Subsetor Norte - 1 (N-1)", "Subsetor Norte - 1", []],
    ["São João (antigo Campo do Gado)", "São João", []],
    ["Mato Dentro (Carolina, Trevo)", "Mato Dentro", []],
    ["Centro", "Centro", []],
  ])("splits %j into its main name and the other name in parentheses", (name, main, others) => {
    expect(withoutParenthesis(name)).toEqual({ main, others });
  });

  it.each([
    ["Beiru/Tancredo Neves", ["Beiru", "Tancredo Neves"]],
    ["Sítio dos Pintos - São Brás", ["Sítio dos Pintos"]],
    ["Distrito Industrial/Sul", ["Distrito Industrial"]],
    ["Centro", []],
  ])("finds the parts of %j that are names by themselves", (name, parts) => {
    expect(partsOf(name)).toEqual(parts);
  });
});
