import { type Language, ptEn, type Sentence } from "../../lib/language.ts";
import { labelOf } from "../../vocabulary/labels.ts";
import { type Facts, MINIMUMS, type Minimum } from "./facts.ts";
import { readFacts, type StoredFacts } from "./first-formula.ts";
import type { Place } from "./score.ts";

/** Why a pair fits, and where it does not: a sentence for each part (rules 26.15). */
interface Explanation {
  readonly reasons: string[];
  readonly gaps: string[];
}

interface Part {
  readonly isMet: boolean;
  readonly sentence: string;
}

/** Creates a format on first use: that takes milliseconds for which startup need not wait. */
const numbers = (options: Intl.NumberFormatOptions) => {
  const formats = new Map<Language, Intl.NumberFormat>();
  return (language: Language): Intl.NumberFormat => {
    const format = formats.get(language) ?? new Intl.NumberFormat(language, options);
    formats.set(language, format);
    return format;
  };
};

const COUNT = numbers({ maximumFractionDigits: 2 });
const REAIS = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const CENTS = 100;

/** An amount in reais, with cents only where there are any. */
export const amountOf = (cents: number, language: Language): string =>
  `R$ ${(cents % CENTS === 0 ? COUNT : REAIS)(language).format(cents / CENTS)}`;

const IN_THE_CITY = ptEn("Na cidade que o cliente procura", "In the city the client wants");

const LOCATIONS: Readonly<Record<Place, Sentence>> = {
  neighborhood: ptEn("No bairro que o cliente procura", "In a neighborhood the client wants"),
  city: IN_THE_CITY,
  restOfCity: IN_THE_CITY,
  elsewhere: ptEn(
    "Na cidade que o cliente procura, mas em outro bairro",
    "In the city the client wants, but in another neighborhood",
  ),
};

const locationOf = ({ location: { place } }: Facts, language: Language): Part => ({
  isMet: place !== "elsewhere",
  sentence: LOCATIONS[place][language],
});

/** The price's excess over the maximum in percent, rounded up, so that no excess becomes zero. */
const percentAbove = (cents: number, max: number): number =>
  Number((100n * BigInt(cents - max) + BigInt(max) - 1n) / BigInt(max));

export const aboveMaximum = (cents: number, max: number): Sentence => {
  const percent = percentAbove(cents, max);
  return ptEn(`${percent} % acima do máximo`, `${percent} % above the maximum`);
};

/** The price relative to the client's range. */
const placeOfPrice = ({ cents, min, max, floor }: Facts["price"], language: Language): Sentence => {
  const most = amountOf(max, language);
  if (cents > max) {
    const percent = percentAbove(cents, max);
    return ptEn(
      `, ${percent} % acima do máximo do cliente (${most})`,
      `, ${percent} % above the client's maximum (${most})`,
    );
  }
  if (min === null)
    return cents >= floor
      ? ptEn(" dentro do máximo do cliente", " within the client's maximum")
      : ptEn(
          `, abaixo de 70 % do máximo do cliente (${most})`,
          `, below 70 % of the client's maximum (${most})`,
        );
  if (cents >= min) return ptEn(" dentro da faixa do cliente", " within the client's range");
  const least = amountOf(min, language);
  return ptEn(`, abaixo do mínimo do cliente (${least})`, `, below the client's minimum (${least})`);
};

const priceOf = ({ purpose, price }: Facts, language: Language): Part => {
  const amount = amountOf(price.cents, language);
  const named =
    purpose === "VENDA"
      ? ptEn(`Preço de ${amount}`, `Price of ${amount}`)
      : ptEn(`Aluguel de ${amount} por mês`, `Rent of ${amount} a month`);
  return {
    // Not by the points: a price slightly above the maximum still rounds to full points.
    isMet: price.cents >= price.floor && price.cents <= price.max,
    sentence: named[language] + placeOfPrice(price, language)[language],
  };
};

const typeOf = ({ type }: Facts, language: Language): Part => {
  const label = labelOf("propertyType", type.type, language);
  return {
    isMet: true,
    sentence: ptEn(`Tipo que o cliente procura: ${label}`, `Type the client wants: ${label}`)[language],
  };
};

/** The words of a minimum: singular, plural, and the text for an unknown value. */
interface Measure {
  readonly one: Sentence;
  readonly several: Sentence;
  readonly unknown: Sentence;
}

const measureOfCount = (one: Sentence, several: Sentence): Measure => ({
  one,
  several,
  unknown: ptEn(`Número de ${several["pt-BR"]} não informado`, `Number of ${several.en} not informed`),
});

const SQUARE_METERS = ptEn("m²", "m²");

const MEASURES = {
  bedrooms: measureOfCount(ptEn("quarto", "bedroom"), ptEn("quartos", "bedrooms")),
  area: {
    one: SQUARE_METERS,
    several: SQUARE_METERS,
    unknown: ptEn("Área não informada", "Area not informed"),
  },
  parking: measureOfCount(ptEn("vaga", "parking spot"), ptEn("vagas", "parking spots")),
  suites: measureOfCount(ptEn("suíte", "suite"), ptEn("suítes", "suites")),
  bathrooms: measureOfCount(ptEn("banheiro", "bathroom"), ptEn("banheiros", "bathrooms")),
} as const satisfies Readonly<Record<(typeof MINIMUMS)[number], Measure>>;

const amountIn = (value: number, { one, several }: Measure, language: Language): string =>
  `${COUNT(language).format(value)} ${(value === 1 ? one : several)[language]}`;

type Measured = keyof typeof MEASURES;

export const sentenceOf = (
  name: Measured,
  { asked, has }: Pick<Minimum, "asked" | "has">,
  language: Language,
): string => {
  const measure = MEASURES[name];
  const offered = has === null ? measure.unknown[language] : amountIn(has, measure, language);
  const least = COUNT(language).format(asked);
  const wanted = ptEn(`; o cliente pede no mínimo ${least}`, `; the client asks for at least ${least}`);
  return offered + wanted[language];
};

const measureOf = (facts: Facts, name: Measured, language: Language): Part[] => {
  const minimum = facts[name];
  if (!minimum) return [];
  const { asked, has } = minimum;
  return [{ isMet: has !== null && has >= asked, sentence: sentenceOf(name, minimum, language) }];
};

/** The parts of a pair, in the order of rules 26.15. */
const partsOf = (facts: Facts, language: Language): Part[] => [
  locationOf(facts, language),
  priceOf(facts, language),
  typeOf(facts, language),
  ...MINIMUMS.flatMap((name) => measureOf(facts, name, language)),
];

/** Met requirements are reasons, the others gaps, one sentence each in the requested language. */
export const explain = (facts: StoredFacts, language: Language): Explanation => {
  const parts = partsOf(readFacts(facts), language);
  const sentences = (isMet: boolean) =>
    parts.filter((part) => part.isMet === isMet).map(({ sentence }) => sentence);
  return { reasons: sentences(true), gaps: sentences(false) };
};
