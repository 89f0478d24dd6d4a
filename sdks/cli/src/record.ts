import { typeOf } from "../../../src/intake/property-types.ts";
import { Money } from "../../typescript/real-estate-account.ts";
import { plainCell } from "./csv.ts";

type Kind =
  | "text"
  | "type"
  | "types"
  | "code"
  | "codes"
  | "number"
  | "money"
  | "list"
  | "phones"
  | "stage"
  | "date"
  | "yes";

export interface Column {
  /** As pointers of the API have it, without the first slash. */
  readonly field: string;
  readonly kind: Kind;
  /** Folded names of the heading, besides the field's own. */
  readonly names: readonly string[];
}

export const column = (field: string, kind: Kind, ...names: readonly string[]): Column => ({
  field,
  kind,
  names,
});

const unaccented = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
const folded = (text: string): string =>
  unaccented(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

export const columnOf = (columns: readonly Column[], heading: string): Column | undefined => {
  const name = folded(heading);
  return columns.find(({ field, names }) => folded(field) === name || names.includes(name));
};

/** Reads `R$ 1.234.567,89`, `1,234.5` and `85 m²`. A dot before three figures separates thousands, as in Brazil. */
export const numberOf = (text: string): number | undefined => {
  const bare = text.replace(/[Rr]\$|(?<=\d)\s*m[²2]?\s*$|\s/g, "");
  const isDecimalComma = bare.lastIndexOf(",") > bare.lastIndexOf(".");
  const isThousands = /^-?\d{1,3}(\.\d{3})+$/.test(bare);
  const plain = isDecimalComma ? bare.replaceAll(".", "").replace(",", ".") : bare.replaceAll(",", "");
  const number = isThousands ? bare.replaceAll(".", "") : plain;
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : undefined;
};

const codeOf = (text: string): string =>
  unaccented(text)
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, "_");

const PURPOSES: Readonly<Record<string, string>> = {
  ALUGUEL: "LOCACAO",
  ALUGAR: "LOCACAO",
  VENDER: "VENDA",
  COMPRA: "VENDA",
  COMPRAR: "VENDA",
};
/** Names of portals and of sheets are those of feeds. */
const subtypeOf = (text: string): string => typeOf(text.trim(), "") ?? codeOf(text);
const purposesOf = (text: string): string[] =>
  text.split(/[,/|+&]| e | and /i).map((part) => PURPOSES[codeOf(part)] ?? codeOf(part));

const STAGES: Readonly<Record<string, string>> = {
  NOVO: "NEW",
  ATENDIMENTO: "ATTENDING",
  EM_ATENDIMENTO: "ATTENDING",
  PROPOSTA: "PROPOSAL",
  GANHO: "WON",
  FECHADO: "WON",
  PERDIDO: "LOST",
};

const phonesOf = (text: string) =>
  text
    .split(/[|;,/]/)
    .map((number) => ({ number: number.trim() }))
    .filter(({ number }) => number !== "");

/** `24/12/2026` as the API has it. */
const dateOf = (text: string): string => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})(?=$|\s)/, "$3-$2-$1");

const yesOf = (text: string): boolean | undefined => {
  const word = codeOf(text);
  if (["SIM", "S", "X", "YES", "Y", "TRUE", "1"].includes(word)) return true;
  return ["NAO", "N", "NO", "FALSE", "0"].includes(word) ? false : undefined;
};

/** Undefined if it is not what the column has. */
const READERS: Readonly<Record<Kind, (text: string) => unknown>> = {
  text: (text) => text,
  type: subtypeOf,
  types: (text) => text.split(/[|;,]/).map(subtypeOf),
  code: codeOf,
  codes: purposesOf,
  number: numberOf,
  money: (text) => {
    const number = numberOf(text);
    return number === undefined ? undefined : Money.ofReais(number);
  },
  list: (text) => text.split(/[|\s]+/).filter(Boolean),
  phones: phonesOf,
  stage: (text) => STAGES[codeOf(text)] ?? codeOf(text),
  date: dateOf,
  yes: yesOf,
};

export interface SheetRecord {
  readonly ref: string;
  /** As the API takes it. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields whose cell is not what its column has. */
  readonly unread: readonly { readonly field: string; readonly kind: Kind; readonly value: string }[];
}

/** A row as an object of the API; an empty cell says nothing. */
export const recordOf = (columns: readonly (Column | undefined)[], cells: readonly string[]): SheetRecord => {
  const unread: { field: string; kind: Kind; value: string }[] = [];
  const input: { [name: string]: unknown } = {};
  for (const [at, known] of columns.entries()) {
    const text = plainCell(cells[at] ?? "");
    if (!known || text === "") continue;
    const value = READERS[known.kind](text);
    if (value === undefined) unread.push({ field: known.field, kind: known.kind, value: text });
    const [name = "", inner] = known.field.split("/");
    if (inner === undefined) input[name] = value;
    else input[name] = { ...(input[name] as object | undefined), [inner]: value };
  }
  const { externalRef, ...rest } = input;
  return { ref: String(externalRef ?? ""), input: rest, unread };
};
