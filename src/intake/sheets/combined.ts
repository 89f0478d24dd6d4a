import { amountsOf } from "../figures.ts";
import { isPlaceholder } from "../placeholders.ts";
import { isSurelySale } from "../plausible-prices.ts";
import { type Cell, NO_CELL, type Row } from "./cell.ts";
import { type Field, fieldOf } from "./field.ts";
import type { Maps } from "./maps.ts";

/** A heading of several fields, and what a cell below it has of each; null if that is not sure. */
interface Combined {
  readonly at: number;
  readonly headings: readonly string[];
  readonly partsOf: (text: string) => readonly string[] | null;
}

const BETWEEN = /[/|+,;]/;
const partsIn = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** "3/1/2" below three headings of counts: as many, of which a spreadsheet has made no date. */
const counts = (count: number) => (text: string) => {
  const parts = text.split(/[/|+,;-]/).map((part) => part.trim());
  const isEach = parts.every((part) => /^\d{1,2}$/.test(part) || (part !== "" && isPlaceholder(part)));
  return parts.length === count && isEach ? parts : null;
};

/** "450.000 / 2.500", or one amount that can only be a sale's. */
const prices = (saleAt: number) => (text: string) => {
  const parts = text.split(/\s\/\s|\/(?=\s*(?:r\$|\d{1,3}\.\d))|[|;]/i).map((part) => part.trim());
  const read = parts.map((part) => amountsOf(part));
  if (parts.length === 2)
    return read.every((one) => one.length === 1) || parts.some(isPlaceholder) ? parts : null;
  const isSale = parts.length === 1 && read[0]?.length === 1 && isSurelySale(read[0][0] ?? null);
  return isSale ? (saleAt === 0 ? [text, ""] : ["", text]) : null;
};

const WHOLE_ADDRESS = /^endere[cç]o (?:completo|do im[oó]vel completo|inteiro)$/i;
const ADDRESS = ["Logradouro", "Número", "Complemento", "Bairro", "Cidade/UF", "CEP"];
const POSTAL_CODE = /^(?:cep:? ?)?\d{5}-?\d{3}$/i;
const NUMBER = /^(?:n[º°o.]* ?)?(?:\d{1,5}[a-z]?|s\/?n)$/i;
const STATE = /^[A-Z]{2}$/;
const CITY = /^\p{L}[^/]*\/ ?[A-Z]{2}$/u;

/** "Rua A, 12 - Ap 3 - Centro, Londrina - PR, 86010-000": a number parts the street from the rest. */
const addressParts = (text: string): readonly string[] | null => {
  const parts = text
    .split(/,| [-–] /)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [street = "", number = "", ...rest] = parts;
  if (!NUMBER.test(number)) return null;
  const postalCode = POSTAL_CODE.test(rest.at(-1) ?? "") ? rest.pop()! : "";
  const state = STATE.test(rest.at(-1) ?? "") ? rest.pop()! : "";
  const city =
    state === "" ? (CITY.test(rest.at(-1) ?? "") ? rest.pop()! : "") : `${rest.pop() ?? ""}/${state}`;
  const neighborhood = rest.pop() ?? "";
  const isSure = city !== "/" && neighborhood !== "" && !/\d/.test(neighborhood);
  return isSure ? [street, number, rest.join(", "), neighborhood, city, postalCode] : null;
};

const combinedOf = (fields: readonly Field[], text: string, at: number): Combined | null => {
  if (WHOLE_ADDRESS.test(text)) return { at, headings: ADDRESS, partsOf: addressParts };
  const headings = partsIn(text);
  const found = headings.map((heading) => fieldOf(fields, heading)?.field);
  const names = new Set(found.map((one) => one?.name));
  if (headings.length < 2 || names.size < headings.length || names.has(undefined)) return null;
  if (found.every((one) => one?.kind === "count")) return { at, headings, partsOf: counts(headings.length) };
  const saleAt = found.findIndex((one) => one?.name === "salePrice");
  const isPrices = found.length === 2 && saleAt >= 0 && names.has("rentPrice");
  return isPrices ? { at, headings, partsOf: prices(saleAt) } : null;
};

/** Every part as a column of its own; a cell whose parts are not sure is left whole, and asked about. */
export const partedRows = (
  fields: readonly Field[],
  header: Row,
  rows: readonly Row[],
  maps: Maps,
): { readonly header: Row; readonly rows: readonly Row[] } => {
  if (!fields.some(({ name }) => name === "salePrice")) return { header, rows };
  const texts = header.cells.map(({ text }) => text);
  const own = new Set(texts.map((text) => fieldOf(fields, text)?.field.name));
  const all = texts.flatMap((text, at) => {
    const isDecided = fieldOf(fields, text) !== undefined || maps.columnOf(text, texts) !== undefined;
    return isDecided ? [] : (combinedOf(fields, text, at) ?? []);
  });
  if (all.length === 0) return { header, rows };
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), texts.length);
  const added = all.flatMap((one) =>
    one.headings.flatMap((heading, part) =>
      own.has(fieldOf(fields, heading)?.field.name) ? [] : [{ one, heading, part }],
    ),
  );
  const extended = ({ cells }: Row): Cell[] => Array.from({ length: width }, (_, at) => cells[at] ?? NO_CELL);
  return {
    header: {
      ...header,
      cells: [
        ...extended(header).map((cell, at) =>
          all.some((one) => one.at === at) ? { ...cell, isParted: true as const } : cell,
        ),
        ...added.map(({ heading }): Cell => ({ text: heading })),
      ],
    },
    rows: rows.map((row) => ({
      ...row,
      cells: [
        ...extended(row),
        ...added.map(({ one, part }, index): Cell => {
          const { text, ...rest } = row.cells[one.at] ?? NO_CELL;
          if (text === "" || isPlaceholder(text)) return NO_CELL;
          const parts = one.partsOf(text);
          if (parts) return { ...(rest.isStruck && { isStruck: true }), text: parts[part] ?? "" };
          const isFirst = added.findIndex((other) => other.one === one) === index;
          return isFirst ? { text, isUnsure: true } : NO_CELL;
        }),
      ],
    })),
  };
};
