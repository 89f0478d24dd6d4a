import { fold } from "../../lib/text.ts";
import { amountsOf } from "../figures.ts";
import { isPlaceholder } from "../placeholders.ts";
import { isSurelySale } from "../plausible-prices.ts";
import { type Cell, NO_CELL, type Row } from "./cell.ts";
import { type Field, fieldNamed, fieldOf } from "./field.ts";
import type { Maps } from "./maps.ts";

/** A heading of several fields, and the parts of a cell below it; null if they are uncertain. */
interface Combined {
  readonly at: number;
  readonly whole: string;
  readonly headings: readonly string[];
  /** @param own the row's cells in these fields' own columns */
  readonly partsOf: (text: string, own: readonly string[]) => readonly string[] | null;
}

const BETWEEN = /[/|+,;]/;

/** "3/1/2" below a heading of three counts: as many numbers, unless a spreadsheet has made a date of them. */
const counts = (count: number) => (text: string) => {
  const parts = text.split(/[/|+,;-]/).map((part) => part.trim());
  const isEach = parts.every((part) => /^\d{1,2}$/.test(part) || (part !== "" && isPlaceholder(part)));
  return parts.length === count && isEach ? parts : null;
};

/** "450.000 / 2.500", or one amount that can only be a sale price. */
const prices = (saleAt: number) => (text: string) => {
  const parts = text.split(/\s\/\s|\/(?=\s*(?:r\$|\d{1,3}\.\d))|[|;]/i).map((part) => part.trim());
  const read = parts.map((part) => amountsOf(part));
  if (parts.length === 2)
    return read.every((one) => one.length === 1) || parts.some(isPlaceholder) ? parts : null;
  const isSale = parts.length === 1 && read[0]?.length === 1 && isSurelySale(read[0][0] ?? null);
  return isSale ? (saleAt === 0 ? [text, ""] : ["", text]) : null;
};

const plain = (text: string): string => fold(text).replaceAll(" ", "");
const withoutState = (part: string): string => part.replace(/\/ ?[A-Z]{2}$/, "");

const WHOLE_ADDRESS = /^endere[cç]o (?:completo|do im[oó]vel completo|inteiro)$/i;
const ADDRESS = ["Logradouro", "Número", "Complemento", "Bairro", "Cidade/UF", "CEP"];
const NEIGHBORHOOD = ADDRESS.indexOf("Bairro");
const CITY_PART = ADDRESS.indexOf("Cidade/UF");
const POSTAL_CODE = /^(?:cep:? ?)?(\d{5}-?\d{3})$/i;
const NUMBER = /^(?:n[º°o.]* ?)?(?:\d{1,5}[a-z]?|s\/?n[º°o]?)$/i;
const STATE = /^[A-Z]{2}$/;
const CITY = /^\p{L}[^/]*\/ ?[A-Z]{2}$/u;

/** "Rua A, 12 - Ap 3 - Centro, Londrina - PR, 86010-000": a number separates the street from the rest. */
const addressParts = (text: string, own: readonly string[]): readonly string[] | null => {
  const parts = text
    .split(/,| [-–] /)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [street = "", number = "", ...rest] = parts;
  if (!NUMBER.test(number)) return null;
  const [, postalCode = ""] = POSTAL_CODE.exec(rest.at(-1) ?? "") ?? [];
  if (postalCode !== "") rest.pop();
  const state = STATE.test(rest.at(-1) ?? "") ? rest.pop()! : "";
  const city =
    state === "" ? (CITY.test(rest.at(-1) ?? "") ? rest.pop()! : "") : `${rest.pop() ?? ""}/${state}`;
  if (city === "/") return null;
  const place = [NEIGHBORHOOD, CITY_PART].map((part) => plain(withoutState(own[part] ?? "")));
  const [ofRow = ""] = place;
  // What the row has in other columns may be missing in the text.
  if (ofRow !== "" && city === "") {
    const isPlace = (part: string): boolean => place.includes(plain(part));
    return [street, number, rest.filter((part) => !isPlace(part)).join(", "), "", "", postalCode];
  }
  const neighborhood = rest.pop() ?? "";
  const isSure = neighborhood !== "" && !/\d/.test(neighborhood);
  return isSure ? [street, number, rest.join(", "), neighborhood, city, postalCode] : null;
};

const combinedOf = (fields: readonly Field[], text: string, at: number): Combined | null => {
  if (WHOLE_ADDRESS.test(text)) return { at, whole: text, headings: ADDRESS, partsOf: addressParts };
  const headings = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const found = headings.map((heading) => fieldOf(fields, heading)?.field);
  const names = new Set(found.map((one) => one?.name));
  if (headings.length < 2 || names.size < headings.length || names.has(undefined)) return null;
  if (found.every((one) => one?.kind === "count"))
    return { at, whole: text, headings, partsOf: counts(headings.length) };
  const saleAt = found.findIndex((one) => one?.name === "salePrice");
  const isPrices = found.length === 2 && saleAt >= 0 && names.has("rentPrice");
  return isPrices ? { at, whole: text, headings, partsOf: prices(saleAt) } : null;
};

/** A part that differs from its field's own column, which takes precedence. */
export interface OtherPart {
  readonly line: number;
  readonly heading: string;
  readonly value: string;
  readonly about: string;
}

/** "R$ 450.000,00" is "450.000", and "02" is "2". */
const isSame = (own: string, part: string): boolean => {
  const [first, second] = [own, part].map((text) => amountsOf(text)[0]);
  return plain(part) === plain(own) || (first !== undefined && first === second);
};
const saysNothing = (part: string): boolean => part === "" || (isPlaceholder(part) && !/\d/.test(part));

interface Part {
  readonly one: Combined;
  readonly heading: string;
  readonly part: number;
  /** The field's own column, else one that is added. */
  readonly at: number;
}

const partsFor = (all: readonly Combined[], width: number, ownAt: (heading: string) => number): Part[] => {
  let next = width;
  return all.flatMap((one) =>
    one.headings.map((heading, part): Part => {
      const own = ownAt(heading);
      return { one, heading, part, at: own >= 0 ? own : next++ };
    }),
  );
};

/** The cell for a part, and whether the existing cell differs from the part. */
const partAt = (own: Cell, part: string, isStruck: boolean): { cell: Cell; isOther: boolean } => {
  if (own.text === "")
    return { cell: { ...(isStruck && { isStruck: true as const }), text: part }, isOther: false };
  if (plain(own.text) === plain(withoutState(part))) return { cell: { ...own, text: part }, isOther: false };
  return { cell: own, isOther: !saysNothing(part) && !isSame(own.text, part) };
};

/** Puts the whole cell where a part is missing; false if every part has a cell. */
const leaveWhole = (cells: Cell[], parts: readonly Part[], text: string): boolean => {
  const free = parts.find(({ at }) => cells[at]!.text === "");
  if (free) cells[free.at] = { text, isAmbiguous: true };
  return free !== undefined;
};

/** The cells of a row and of its parts, which also fill empty cells of their fields' own columns. */
const fillParts = (row: Row, cells: Cell[], parts: readonly Part[], leftOver: OtherPart[]): Cell[] => {
  for (const [{ at, whole, partsOf }, several] of Map.groupBy(parts, ({ one }) => one)) {
    const { text, isStruck = false } = cells[at] ?? NO_CELL;
    if (text === "" || isPlaceholder(text)) continue;
    const own = several.map((part) => cells[part.at]!.text);
    const values = partsOf(text, own);
    const of = { line: row.line, heading: whole, value: text };
    if (!values && !leaveWhole(cells, several, text)) leftOver.push({ ...of, about: text });
    for (const one of values ? several : []) {
      const part = values?.[one.part] ?? "";
      const { cell, isOther } = partAt(cells[one.at]!, part, isStruck);
      cells[one.at] = cell;
      if (isOther) leftOver.push({ ...of, about: `${one.heading} ${part}` });
    }
  }
  return cells;
};

/**
 * Every part as a column of its own; a cell with uncertain parts is left whole, and asked about.
 * @returns also the parts that differ from their fields' own columns
 */
export const splitCombinedColumns = (
  fields: readonly Field[],
  header: Row,
  rows: readonly Row[],
  maps: Maps,
): { readonly header: Row; readonly rows: readonly Row[]; readonly others: readonly OtherPart[] } => {
  const others: OtherPart[] = [];
  if (!fields.some(({ name }) => name === "salePrice")) return { header, rows, others };
  const texts = header.cells.map(({ text }) => text);
  const nameOf = (text: string): string | undefined => {
    const asked = maps.columnOf(text, texts);
    return (asked === undefined ? fieldOf(fields, text)?.field : fieldNamed(fields, asked))?.name;
  };
  const own = texts.map(nameOf);
  const all = texts.flatMap((text, at) => {
    const isDecided = own[at] !== undefined || maps.columnOf(text, texts) !== undefined;
    return isDecided ? [] : (combinedOf(fields, text, at) ?? []);
  });
  if (all.length === 0) return { header, rows, others };
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), texts.length);
  const parts = partsFor(all, width, (heading) => own.indexOf(fieldOf(fields, heading)?.field.name));
  const added = parts.filter(({ at }) => at >= width);
  const extended = ({ cells }: Row): Cell[] =>
    Array.from({ length: width + added.length }, (_, at) => cells[at] ?? NO_CELL);
  const headings = extended(header).map((cell, at) =>
    all.some((one) => one.at === at) ? { ...cell, isCombinedHeading: true as const } : cell,
  );
  for (const { heading, at } of added) headings[at] = { text: heading };
  return {
    header: { ...header, cells: headings },
    rows: rows.map((row) => ({ ...row, cells: fillParts(row, extended(row), parts, others) })),
    others,
  };
};
