import type { Sentence } from "../../lib/language.ts";
import { fold } from "../../lib/text.ts";

export type Kind =
  | "code"
  | "text"
  | "line"
  | "place"
  | "type"
  | "types"
  | "purposes"
  | "market"
  | "amount"
  | "count"
  | "area"
  | "photos"
  | "phones"
  | "email"
  | "stage"
  | "date"
  | "yes"
  | "places";

/** What becomes of several columns of one field; without it the sheet is refused. */
export type Several = "join" | "first";

/** What a column of a sheet can become. */
export interface Field {
  /** A pointer of the API without its first slash, or a word of the reader's own, such as `price`. */
  readonly name: string;
  readonly kind: Kind;
  readonly title: Sentence;
  /** Folded headings without spaces; of several columns, the earlier heading counts first. */
  readonly headings: readonly string[];
  readonly several?: Several;
}

/** What surrounds a heading and names no other field: units, counts, whose it is. */
const UNIT = /\((?:r\$|m²|m2|brl|reais|em r\$|em m²|ha|hectares?|alqueires?|km2|km²)\)|r\$| m[²2]$/gi;
const COUNTED = /^(?:qtde?|quantidade|quant|n|no|nr|num|numero|total)(?:de|do)?(?=[a-z]{4})/;
const COUNTED_BEHIND = /qtde?$/;
const WHOSE = /(?:d[oae])?(?:imovel|imoveis|anuncio|cliente|contato|lead)$/;
const NUMBERED = /\d{1,2}$/;

/** Superlógica's, as its API names them: `st_endereco_imo`, `vl_aluguel_imo`, `st_celular_pes`. */
const OF_SUPERLOGICA = /^(?:st|vl|nm)_(\w+)_(?:imo|pes)$/i;

/** "Valor de Venda (R$)" and "ValorVenda" are one heading. */
export const foldedHeading = (heading: string): string =>
  fold(heading.replace(OF_SUPERLOGICA, "$1").replace(UNIT, " "))
    .split(" ")
    .filter((word) => !/^(?:d[aeo]s?|em|p)$/.test(word))
    .join("");

export const field = (
  name: string,
  kind: Kind,
  [pt, en]: readonly [pt: string, en: string],
  headings: string,
  several?: Several,
): Field => ({
  name,
  kind,
  title: { "pt-BR": pt, en },
  headings: [...new Set([...headings.split(" "), foldedHeading(pt), foldedHeading(en)])],
  ...(several && { several }),
});

/** A heading as written, then without what names no other field. */
export const formsOf = (heading: string): string[] => {
  const whole = foldedHeading(heading);
  const forms = [whole];
  for (const cut of [WHOSE, COUNTED_BEHIND, COUNTED, NUMBERED])
    for (const form of [...forms]) {
      const shorter = form.replace(cut, "");
      if (shorter.length > 1 && !forms.includes(shorter)) forms.push(shorter);
    }
  return forms;
};

/** A field by its own name, as `--map` and an export have it: `salePrice`, `address.city`, `address/city`. */
export const fieldNamed = (fields: readonly Field[], name: string): Field | undefined => {
  const wanted = foldedHeading(name.replace(/[./]/g, " "));
  return fields.find((one) => foldedHeading(one.name.replaceAll("/", " ")) === wanted);
};

export interface Found {
  readonly field: Field;
  /** Lower counts first among several columns of one field. */
  readonly rank: number;
}

const ofForm = (fields: readonly Field[], form: string): Found | undefined => {
  for (const one of fields) {
    const rank = one.headings.indexOf(form);
    if (rank >= 0) return { field: one, rank };
  }
  return undefined;
};

/** The field that a heading names; undefined if it names none. */
export const fieldOf = (fields: readonly Field[], heading: string): Found | undefined => {
  const own = fieldNamed(fields, heading);
  if (own) return { field: own, rank: own.headings.indexOf(foldedHeading(heading)) };
  for (const form of formsOf(heading)) {
    const found = ofForm(fields, form);
    if (found) return found;
  }
  return undefined;
};
