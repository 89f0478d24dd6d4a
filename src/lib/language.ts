export const LANGUAGES = ["pt-BR", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** A sentence in the two languages the service speaks. */
export type Sentence = Readonly<Record<Language, string>>;

export const ptEn = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

const DEFAULT_LANGUAGE: Language = "pt-BR";
/** A real header has a handful; the rest of a longer one is ignored. */
const MAX_RANGES = 32;
/** Below any weight in a header, and above a refusal (`q=0`). */
const UNNAMED_WEIGHT = 0.0001;

// RFC 9110 §12.4.2: 0 to 1, at most three digits after the point.
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

interface Range {
  readonly tag: string;
  readonly weight: number;
}

/** A language range with its weight; empty if the weight is malformed. */
const rangeOf = (part: string): Range[] => {
  const [tag = "", ...params] = part.split(";").map((token) => token.trim().toLowerCase());
  const qvalue = params.find((param) => param.startsWith("q="))?.slice(2) ?? "1";
  return tag !== "" && QVALUE.test(qvalue) ? [{ tag, weight: Number(qvalue) }] : [];
};

/** How closely a range names a language: RFC 4647 §3.4, but a sibling such as pt-PT ranks above the wildcard. */
const closeness = ({ tag }: Range, language: Language): number => {
  const wanted = language.toLowerCase();
  const primary = wanted.split("-")[0];
  if (tag === wanted) return 4;
  if (tag === primary) return 3;
  if (tag.split("-")[0] === primary) return 2;
  return tag === "*" ? 1 : 0;
};

/** The weight that a header gives a language: its closest range's; among equally close ones, the heaviest's. */
const weightOf = (ranges: readonly Range[], language: Language): number => {
  const best = ranges
    .map((range) => ({ weight: range.weight, rank: closeness(range, language) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.weight - a.weight)[0];
  return best?.weight ?? UNNAMED_WEIGHT;
};

/** Negotiates between pt-BR and en (RFC 9110 §12.5.4); pt-BR if the header is absent or names neither. */
export const negotiateLanguage = (header: string | null | undefined): Language => {
  if (!header) return DEFAULT_LANGUAGE;
  const ranges = header.split(",", MAX_RANGES).flatMap(rangeOf);
  return weightOf(ranges, "en") > weightOf(ranges, "pt-BR") ? "en" : DEFAULT_LANGUAGE;
};
