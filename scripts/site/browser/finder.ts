import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import MiniSearch, { type Query } from "minisearch";
import { synonymsIn } from "./synonyms.ts";

/** Searchable entries, in one language. Names are short, because the browser loads all of it at once. */
export interface Findable {
  /** Title. */
  readonly t: string;
  /** Its kind, or its parent. */
  readonly k: string;
  /** Address. */
  readonly u: string;
  /** Names in the contract, and the address's own words. */
  readonly n: string;
  /** Further words. */
  readonly x: string;
  /** The weight of its kind. */
  readonly w: number;
}

const MAX_SHOWN = 20;
const BOOST = { t: 5, n: 4, k: 0.7, x: 1 };
/** Shorter words must be spelled correctly. */
const MIN_FUZZY_CHARS = 5;
const MIN_PREFIX_CHARS = 2;
const SYNONYM_WEIGHT = 0.35;
/** How much a whole name counts, and a part of one: "match" should not find `If-Match` first. */
const WHOLE = 6;
const PART = 0.3;
/** The weight of the share of the query's words that an entry has. */
const COVERAGE = 3;

/** Words, names joined by dots, underscores or hyphens, and percent-encoded bytes. */
const WORDS = /%[0-9a-f]{2}|[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/giu;
const HUMPS = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu;

type Stem = (word: string) => string;

/** Endings of plurals whose stem differs from their singular's: "imóveis", "locações". */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/[õo]es$/, "ão"],
  [/ais$/, "al"],
  [/[ée]is$/, "el"],
  [/[óo]is$/, "ol"],
  [/ns$/, "m"],
];

const singularOf: Stem = (word) => {
  const [ending, singular] = PLURALS.find(([plural]) => plural.test(word)) ?? [];
  return ending ? word.replace(ending, singular!) : word;
};

/** Much of a Portuguese developer's vocabulary is English. */
const STEMMERS: Readonly<Record<string, readonly Stem[]>> = {
  "pt-BR": [(word) => portuguese(singularOf(word)), english],
  en: [english],
};

const STOP_WORDS = new Set(
  "a o as os um uma e de da do das dos em no na nos nas que com por para se ao como qual meu minha nao the of to in is and an for how do my i it on not with".split(
    " ",
  ),
);

const folded = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A name's parts: `salePrice` gives sale and price, and `shrink_guard` shrink and guard. */
const partsOf = (name: string): string[] => name.match(HUMPS) ?? [];

/**
 * The searched forms of a word: the whole word, its stem, and the parts of a name, of which the first often says
 * nothing (`isWhatsApp`). Stemmers need accents, which a reader may leave out, so the forms with and without are kept.
 */
const formsOf = (word: string, stems: readonly Stem[]): string[] => {
  const lower = word.toLowerCase();
  const parts = word.startsWith("%") ? [] : partsOf(word);
  const inside =
    parts.length > 1 ? [...parts, parts.slice(1).join("")].map((part) => part.toLowerCase()) : [];
  const whole = [lower, folded(lower), ...inside];
  const forms = [
    folded(word).replace(/[._-]/g, ""),
    ...stems.flatMap((stem) => whole.map((one) => folded(stem(one)))),
  ];
  return [...new Set(forms)].filter((form) => form !== "" && !STOP_WORDS.has(form));
};

const tokensOf = (text: string): string[] => text.match(WORDS) ?? [];

const weightedQuery = (forms: readonly string[], by: number) => ({
  queries: [...forms],
  boost: Object.fromEntries(Object.entries(BOOST).map(([field, weight]) => [field, weight * by])),
});

/** Finds entries of one language by words, word stems, synonyms and beginnings of words. */
export class Finder {
  readonly #all: readonly Findable[];
  readonly #index: MiniSearch;
  readonly #stems: readonly Stem[];
  readonly #synonyms = new Map<string, readonly string[]>();

  constructor(all: readonly Findable[], language: string) {
    this.#all = all;
    this.#stems = STEMMERS[language] ?? [];
    for (const group of synonymsIn(language)) {
      const forms = [...new Set(group.flatMap((word) => formsOf(word, this.#stems)))];
      for (const form of forms) this.#synonyms.set(form, forms);
    }
    this.#index = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize: tokensOf,
      processTerm: (word) => formsOf(word, this.#stems),
    });
    this.#index.addAll(all.map((one, id) => ({ id, ...one })));
  }

  /**
   * @returns the best entries first: a question's words are seldom all in one section, so an entry gains by each word
   * that it has, and loses nothing by the others
   */
  find(asked: string): Findable[] {
    const words = tokensOf(asked)
      .map((word) => formsOf(word, this.#stems))
      .filter((forms) => forms.length > 0);
    if (words.length === 0) return [];
    const scores = new Map<number, { had: number; sum: number }>();
    for (const forms of words)
      for (const { id, score } of this.#index.search(this.#anyOf(forms), this.#options)) {
        const { had, sum } = scores.get(id) ?? { had: 0, sum: 0 };
        scores.set(id, { had: had + 1, sum: sum + score });
      }
    return [...scores]
      .map(([id, { had, sum }]) => ({ id, rank: sum * (had / words.length) ** COVERAGE }))
      .sort((one, other) => other.rank - one.rank)
      .slice(0, MAX_SHOWN)
      .map(({ id }) => this.#all[id]!);
  }

  #anyOf(forms: readonly string[]): Query {
    const [whole = "", ...parts] = forms;
    if (parts.some((part) => part !== whole && whole.endsWith(part)))
      return { combineWith: "OR", queries: [weightedQuery([whole], WHOLE), weightedQuery(parts, PART)] };
    const synonyms = forms.flatMap((form) => this.#synonyms.get(form) ?? []);
    const others = [...new Set(synonyms)].filter((one) => !forms.includes(one));
    return {
      combineWith: "OR",
      queries: [...forms, { ...weightedQuery(others, SYNONYM_WEIGHT), prefix: false, fuzzy: false }],
    };
  }

  readonly #options = {
    // The words of a query are in their searched forms already.
    tokenize: (form: string) => [form],
    processTerm: (form: string) => form,
    boost: BOOST,
    boostDocument: (id: number) => this.#all[id]!.w,
    prefix: (form: string) => form.length >= MIN_PREFIX_CHARS,
    fuzzy: (form: string) => (form.length >= MIN_FUZZY_CHARS ? 0.2 : false),
    weights: { prefix: 0.3, fuzzy: 0.1 },
  };
}
