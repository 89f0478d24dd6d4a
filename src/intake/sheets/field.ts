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
  | "places"
  /** A part of another column's cells. */
  | "beside";

/** What is done with several columns of one field; without it the sheet is refused. */
export type Several = "join" | "first" | "agree";

/** What a column of a sheet can become. */
export interface Field {
  /** A pointer of the API without its first slash, or a word of the reader's own, such as `price`. */
  readonly name: string;
  /** The name as a folded heading. */
  readonly folded: string;
  readonly kind: Kind;
  readonly title: Sentence;
  /** Folded headings without spaces; of several columns, the earlier heading counts first. */
  readonly headings: readonly string[];
  readonly several?: Several;
}

/** Parts of a heading that name no other field: units, counts, whose property or client it is. */
const CURRENCY = /\((?:r\$|brl|reais|em r\$)\)|r\$(?! ?\/)/gi;
/** The unit of an area; "Valor (m²)" is the price of something else. */
const OF_AREA = /\((?:em )?(?:m²|m2|ha|hectares?|alqueires?|km2|km²)\)| (?:em )?(?:m[²2]|ha|hectares?)$/gi;
const COUNTED = /^(?:qtde?|quantidade|quant|numero|num|no|nr|n|total)(?:de|do)?(?=[a-z]{4})/;
/** "Nº da vaga" says which one it is, not how many. */
const NAMED = /^(?:n|no|nr|num|numero)(?:vaga|garagem|box|quarto|suite|dormitorio)$/;
const COUNTED_BEHIND = /(?:qtde?|total|value)$/;
/** Words that a form adds to the name of a field. */
const NOTE = /\((?:obrigat[óo]ri[oa]|opcional|n[º°o.]*|n[úu]mero|qtde?\.?|quantidade)\)/gi;
const OF_PROPERTY = /(?:imovel|imoveis)$/;
const OF_CLIENT = /(?:cliente|contato|lead)$/;
/** The prefix of a client's columns in some CRMs: "Pessoa - Telefone", "Deal - Stage". */
const OF_RECORD = /^(?:pessoa|negocio|contato|cliente|lead|person|deal)(?=[a-z]{4})/;
/** Whole headings with a meaning of their own: a home's condition, a client's kind. */
const NOT_CUT = /^(?:estado(?:imovel|imoveis)|tipo(?:cliente|contato|lead))$/;
const NUMBERED = /\d{1,2}$/;

/** Superlógica's columns, as its API names them: `st_endereco_imo`, `vl_aluguel_imo`, `st_celular_pes`. */
const OF_SUPERLOGICA = /^(?:st|vl|nm|fl)_(\w+)_(?:imo|pes)$|^fl_(?=\w)/i;

/** "Valor de Venda (R$)", "ValorVenda" and "ValorDeVenda" are one heading. */
export const foldedHeading = (heading: string): string =>
  fold(
    heading
      .replace(OF_SUPERLOGICA, "$1")
      .replace(CURRENCY, " ")
      .replace(NOTE, " ")
      .replace(/(\p{Ll})(?=D[aeo]s?\p{Lu})/gu, "$1 ")
      .replace(/ (D[aeo]s?)(?=\p{Lu})/gu, " $1 "),
  )
    .split(" ")
    .filter((word) => !/^(?:d[aeo]s?|n(?:as?|os)|em|p)$/.test(word))
    .join("");

export const field = (
  name: string,
  kind: Kind,
  [pt, en]: readonly [pt: string, en: string],
  headings: string,
  several?: Several,
): Field => ({
  name,
  folded: foldedHeading(name.replaceAll("/", " ")),
  kind,
  title: { "pt-BR": pt, en },
  headings: [...new Set([...headings.split(" "), foldedHeading(pt), foldedHeading(en)])],
  ...(several && { several }),
});

/** A heading as written, then without words that name no other field. */
const formsOf = (whole: string, isWhose: RegExp | null): string[] => {
  const forms = [whole];
  for (const cut of [
    ...(isWhose && !NOT_CUT.test(whole) ? [isWhose] : []),
    COUNTED_BEHIND,
    ...(NAMED.test(whole) ? [] : [COUNTED]),
    NUMBERED,
    ...(isWhose === OF_CLIENT ? [OF_RECORD] : []),
  ])
    for (const form of [...forms]) {
      const shorter = form.replace(cut, "");
      if (shorter.length > 1 && !forms.includes(shorter)) forms.push(shorter);
    }
  return forms;
};

/** A field by its own name, as `--map` and an export have it: `salePrice`, `address.city`, `address/city`. */
export const fieldNamed = (fields: readonly Field[], name: string): Field | undefined => {
  const wanted = foldedHeading(name.replace(/[./]/g, " "));
  return fields.find(({ folded }) => folded === wanted);
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
  const isClients = fields.some(({ name }) => name === "phones");
  const areas = fields.filter(({ kind }) => kind === "area");
  const sought = fields.filter(({ name }) => name.startsWith("interest/"));
  const tried: readonly (readonly [of: readonly Field[], heading: string, whose: RegExp | null])[] = [
    [fields, heading, isClients ? OF_CLIENT : OF_PROPERTY],
    // A property in a client's row is what they look for: its code, name and state are not the client's.
    [sought, heading, OF_PROPERTY],
    [areas, heading.replace(OF_AREA, " "), OF_PROPERTY],
  ];
  for (const [of, text, whose] of tried)
    for (const form of formsOf(foldedHeading(text), whose)) {
      const found = ofForm(of, form);
      if (found) return found;
    }
  return undefined;
};
