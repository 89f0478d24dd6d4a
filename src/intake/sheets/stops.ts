import { fold } from "../../lib/text.ts";
import { isPlaceholder } from "../placeholders.ts";
import { NO_CELL, type Row } from "./cell.ts";
import { type Column, ownersIn, type Repeated, repeatedOf } from "./columns.ts";
import type { Maps } from "./maps.ts";
import { CONTACTS } from "./row-kinds.ts";
import { marketUnder } from "./words.ts";

/** An unknown word for a property's state: whether it is on the market is not guessed. */
export interface UnknownState {
  readonly heading: string;
  readonly value: string;
  readonly count: number;
}

/** Why nothing of a sheet is written until somebody has decided. */
export type Stop =
  | { readonly code: "no_rows" }
  | {
      readonly code: "no_code_column";
      readonly headings: readonly string[];
      /** Columns without a field that have a different value in each row. */
      readonly candidates: readonly string[];
    }
  | { readonly code: "owners"; readonly headings: readonly string[] }
  | { readonly code: "repeated_columns"; readonly repeated: readonly Repeated[] }
  | { readonly code: "unknown_states"; readonly states: readonly UnknownState[] };

const statesOf = (columns: readonly Column[], rows: readonly Row[], maps: Maps): UnknownState[] => {
  const counts = new Map<string, UnknownState>();
  for (const { at, heading, field } of columns)
    for (const { cells } of field?.kind === "market" ? rows : []) {
      const { text } = cells[at] ?? NO_CELL;
      const meant = maps.valueOf(heading, text, true);
      const isKnown =
        meant === "" || isPlaceholder(text) || marketUnder(heading, meant ?? text) !== undefined;
      const before = counts.get(text)?.count ?? 0;
      if (!isKnown) counts.set(text, { heading, value: text, count: before + 1 });
    }
  return [...counts.values()];
};

/** Digits, with or without letters before them; more digits are a phone or a document. */
const CODE = /^[\p{L}#./-]{0,6}\d{1,7}$/u;
/** Numbers of something else, even if no two rows have the same. */
const NO_CODE = /\b(?:imoveis|\S+ imovel|total|valor|preco|idade|ano|cep|cpf|rg|qtde?|quant\w+)\b/;

/** Headings of columns that could be the code: a value in each row, none of them twice. */
const codesIn = (columns: readonly Column[], rows: readonly Row[]): string[] =>
  columns
    .filter(({ at, field, heading, filled }) => {
      const values = new Set(rows.map(({ cells }) => cells[at]?.text ?? ""));
      const isAlone = filled === rows.length && values.size === rows.length;
      return (
        !field &&
        !NO_CODE.test(fold(heading)) &&
        heading !== "" &&
        isAlone &&
        [...values].every((text) => CODE.test(text))
      );
    })
    .map(({ heading }) => heading);

/**
 * The decisions needed before anything of a sheet is written.
 * @param isClients whether it is a sheet of clients, not of properties
 */
export const stopsOf = (
  columns: readonly Column[],
  rows: readonly Row[],
  maps: Maps,
  isClients: boolean,
): Stop[] => {
  const hasCode = columns.some(
    ({ field }) => field && (field.name === "externalRef" || CONTACTS.has(field.name)),
  );
  const repeated = repeatedOf(columns);
  const states = statesOf(columns, rows, maps);
  const owners = isClients ? ownersIn(columns) : [];
  const headings = columns.map(({ heading }) => heading).filter((heading) => heading !== "");
  return [
    ...(rows.length === 0 ? [{ code: "no_rows" } as const] : []),
    ...(hasCode ? [] : [{ code: "no_code_column", headings, candidates: codesIn(columns, rows) } as const]),
    ...(owners.length > 0 ? [{ code: "owners", headings: owners } as const] : []),
    ...(repeated.length > 0 ? [{ code: "repeated_columns", repeated } as const] : []),
    ...(states.length > 0 ? [{ code: "unknown_states", states } as const] : []),
  ];
};
