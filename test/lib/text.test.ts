import { expect, it } from "vitest";
import { fold, slug } from "../../src/lib/text.ts";

const SPELLINGS = [
  ["São Paulo", "sao paulo"],
  ["  Poços   de\tCaldas\n", "pocos de caldas"],
  ["Olho-d'Água", "olho dagua"],
  ["Sant’Ana", "santana"],
  ["Caixa D`Água", "caixa dagua"],
  ["N.Sª Conceição", "n s conceicao"],
  ["1º de Maio", "1 de maio"],
  ["Sao\u0303 Luís", "sao luis"],
  ["Jd. América (Zona Sul)/SP", "jd america zona sul sp"],
  ["ÇÃÕÜÊ", "caoue"],
  ["— ... —", ""],
  ["", ""],
] as const;

it.each(SPELLINGS)("%j folds to %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each(SPELLINGS)("%j is unchanged once it is folded", (text) => {
  expect(fold(fold(text))).toBe(fold(text));
});

it.each([
  ["São Paulo", "sao-paulo"],
  ["Mont'Serrat", "montserrat"],
  ["Sol Nascente/Pôr do Sol", "sol-nascente-por-do-sol"],
  ["Parque 10 de Novembro", "parque-10-de-novembro"],
  ["Straße 北", "stra-e"],
  ["北京", ""],
  ["!", ""],
])("%j gets a slug of ASCII only", (text, expected) => {
  expect(slug(text)).toBe(expected);
});
