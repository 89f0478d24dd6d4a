import type { Language, Sentence } from "../../lib/language.ts";
import type { Facts } from "./facts.ts";
import { POINTS } from "./score.ts";

/** Why a pair fits, and what does not: a sentence for each part (rules 26.15). */
export interface Explanation {
  readonly reasons: string[];
  readonly gaps: string[];
}

interface Part {
  readonly isMet: boolean;
  readonly sentence: Sentence;
}

const say = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = {
  "pt-BR": new Intl.NumberFormat("pt-BR"),
  en: new Intl.NumberFormat("en"),
};

/** The sentence with a number as each language writes it. */
const sayNumber = (value: number, pt: (text: string) => string, en: (text: string) => string): Sentence =>
  say(pt(NUMBERS["pt-BR"].format(value)), en(NUMBERS.en.format(value)));

const locationOf = ({ points }: Facts["location"]): Part => {
  const { neighborhood, city } = POINTS.location;
  if (points === neighborhood)
    return { isMet: true, sentence: say("No bairro procurado", "In the neighborhood wanted") };
  if (points === city) return { isMet: true, sentence: say("Na cidade procurada", "In the city wanted") };
  return { isMet: false, sentence: say("Em outro bairro da cidade", "In another neighborhood of the city") };
};

/** By how much a price is above the maximum: a whole number of percent, at least 1. */
export const percentAbove = (cents: number, max: number): number => Math.ceil((100 * (cents - max)) / max);

export const aboveMaximum = (cents: number, max: number): Sentence =>
  sayNumber(
    percentAbove(cents, max),
    (percent) => `${percent} % acima do máximo`,
    (percent) => `${percent} % above the maximum`,
  );

const priceOf = ({ cents, min, max }: Facts["price"]): Part => {
  if (cents > max) return { isMet: false, sentence: aboveMaximum(cents, max) };
  if (min !== null && cents < min)
    return { isMet: false, sentence: say("Abaixo do mínimo", "Below the minimum") };
  return { isMet: true, sentence: say("Preço dentro da faixa", "Price within the range") };
};

type Counted = "bedrooms" | "area" | "parking" | "suites" | "bathrooms";

const COUNTED: Readonly<Record<Counted, Sentence>> = {
  bedrooms: say("Quartos", "Bedrooms"),
  area: say("Área (m²)", "Area (m²)"),
  parking: say("Vagas", "Parking spots"),
  suites: say("Suítes", "Suites"),
  bathrooms: say("Banheiros", "Bathrooms"),
};

const minimumSentence = (name: Sentence, asked: number, has: number | null, language: Language): string => {
  const numbers = NUMBERS[language];
  const told =
    has === null ? { "pt-BR": "não informado", en: "not informed" }[language] : numbers.format(has);
  const wanted = { "pt-BR": "pedido a partir de", en: "wanted from" }[language];
  return `${name[language]}: ${told}, ${wanted} ${numbers.format(asked)}`;
};

const minimumOf = (facts: Facts, counted: Counted): Part[] => {
  const { asked, has } = facts[counted];
  if (asked === null) return [];
  const name = COUNTED[counted];
  const sentence = say(minimumSentence(name, asked, has, "pt-BR"), minimumSentence(name, asked, has, "en"));
  return [{ isMet: has !== null && has >= asked, sentence }];
};

const partsOf = (facts: Facts): Part[] => [
  locationOf(facts.location),
  priceOf(facts.price),
  { isMet: true, sentence: say("Tipo procurado", "Type wanted") },
  ...(Object.keys(COUNTED) as Counted[]).flatMap((counted) => minimumOf(facts, counted)),
];

export const explain = (facts: Facts, language: Language): Explanation => {
  const parts = partsOf(facts);
  const sentences = (isMet: boolean) =>
    parts.filter((part) => part.isMet === isMet).map(({ sentence }) => sentence[language]);
  return { reasons: sentences(true), gaps: sentences(false) };
};
