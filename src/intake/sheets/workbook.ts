import type { Sheet } from "hucre";
import { readXlsx } from "hucre/xlsx";
import { type Cell, NO_CELL, type Row, UnreadableSheet } from "./cell.ts";
import { chosenRows, type Finding } from "./choose-sheet.ts";
import { FORMULA_ERROR } from "./csv.ts";

/** A greater number has lost digits. */
const EXACT = Number.MAX_SAFE_INTEGER;

const twoDigits = (figure: number): string => String(figure).padStart(2, "0");

/** A date as people in Brazil write it. */
const dateText = (date: Date): string => {
  const day = `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  return time.every((part) => part === 0) ? day : `${day} ${time.map(twoDigits).join(":")}`;
};

const decimal = (value: number): string => {
  const plain = Number.isInteger(value)
    ? BigInt(value).toString()
    : value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 });
  return plain.replace(".", ",");
};

/**
 * Parts of a format: a text in quotes, one after a backslash, a currency, spacing, a digit's place, any other
 * character.
 */
const PARTS = /"([^"]*)"|\\(.)|\[([^[\]]*)\]|[_*].|([0#?])|(.)/gsu;
const SECTIONS = /(?:"[^"]*"|\\.|[^;"\\])+/gs;
const SCALE = /[0#?](,+)(?!,*[0#?])/;
const REAIS = /r\$|brl|reais/gi;
const THOUSAND = 1_000;

interface Part {
  readonly text: string;
  /** A digit's place: "0" is shown even without a digit. */
  readonly isPlace: boolean;
  readonly isSign: boolean;
}

/** "$R$-416" is a country's currency; "Red" and "<=999" are not currencies. */
const currencyOf = (named: string | undefined): string | undefined =>
  named?.startsWith("$") ? named.slice(1).split("-")[0] : named && "";

const partsOf = (section: string): Part[] =>
  [...section.matchAll(PARTS)].map(([, quoted, barred, named, place, sign]) => ({
    text: place ?? quoted ?? barred ?? currencyOf(named) ?? sign ?? "",
    isPlace: place !== undefined,
    isSign: sign !== undefined && /[.,Ee%]/.test(sign),
  }));

/** Puts digits into their places, from the last one; the first place takes all the remaining digits. */
const fillPlaces = (figures: string, parts: readonly Part[]): string => {
  const first = parts.findIndex(({ isPlace }) => isPlace);
  let left = figures;
  const shown = parts.toReversed().map(({ text, isPlace }, behind) => {
    if (!isPlace) return text;
    const isFirst = parts.length - 1 - behind === first;
    const own = isFirst ? left : left.slice(-1);
    left = left.slice(0, left.length - own.length);
    return own === "" && text === "0" ? "0" : own;
  });
  return shown.toReversed().join("");
};

/** A number as its format shows it: "AP0012", "R$ 850,5 mil", "2,5 ha". */
const shownAs = (number: number, format: string): string => {
  const [above = "", , none = above] = format.match(SECTIONS) ?? [];
  const section = (number === 0 ? none : above).replace(/General/i, "0.0");
  const parts = partsOf(section);
  const isPlain = parts.every(({ isSign }) => !isSign);
  if (isPlain && Number.isInteger(number) && parts.length > 0) return fillPlaces(String(number), parts);
  const from = parts.findIndex(({ isPlace }) => isPlace);
  const to = parts.findLastIndex(({ isPlace }) => isPlace);
  const words = (some: readonly Part[]): string =>
    some.map(({ text, isSign }) => (isSign && text !== "%" ? "" : text)).join("");
  const behind = words(parts.slice(to + 1));
  const times = behind.includes("%") ? 100 : 1 / THOUSAND ** (SCALE.exec(section)?.[1]?.length ?? 0);
  return `${words(parts.slice(0, Math.max(from, 0)))}${decimal(number * times)}${behind}`.trim();
};

/** What people saw counts if it says more than the number: a code, thousands, another unit or currency. */
const numberCell = (number: number, format = ""): Cell => {
  if (Math.abs(number) > EXACT) return { text: String(number) };
  const plain = { text: decimal(number), number };
  if (format === "" || number < 0) return plain;
  const text = shownAs(number, format);
  const isMore = /[\p{L}%\p{Sc}]/u.test(text.replace(REAIS, "").replace(/^\$|e\+?\d+$/gi, ""));
  if (!isMore) return /\d/.test(text) && Number.isInteger(number) ? { text, number } : plain;
  return { text: /,\d{3}(?!\d)/.test(text) ? text.replace(/,\d{3}/, "$&0") : text };
};

interface Font {
  readonly strikethrough?: boolean;
}

interface Stored {
  readonly type: string;
  readonly formula?: string;
  readonly style?: { readonly numFmt?: string; readonly font?: Font };
  readonly richText?: readonly { readonly font?: Font }[];
  readonly hyperlink?: { readonly target?: string };
}

const WEB = /^https?:\/\//i;

const cellOf = (value: unknown, stored: Stored | undefined): Cell => {
  if (stored?.type === "error") return { text: String(value), isBroken: true };
  if (value === null || value === undefined)
    return stored?.formula === undefined ? NO_CELL : { text: `=${stored.formula}`, isBroken: true };
  if (value instanceof Date) return { text: dateText(value) };
  if (typeof value === "boolean") return { text: value ? "sim" : "não" };
  if (typeof value === "number") return numberCell(value, stored?.style?.numFmt);
  const text = String(value).trim();
  if (FORMULA_ERROR.test(text)) return { text, isBroken: true };
  const link = stored?.hyperlink?.target ?? "";
  return WEB.test(link) && !WEB.test(text) ? { text, link } : { text };
};

const isStruck = ({ style, richText = [] }: Stored): boolean =>
  [style, ...richText].some((part) => part?.font?.strikethrough);

const rowsIn = ({ rows, cells, merges = [], rowDefs, columns = [] }: Sheet): Row[] => {
  const spans = new Map(
    merges.map(({ startRow, startCol, endRow, endCol }) => [
      `${startRow},${startCol}`,
      { rowSpan: endRow - startRow + 1, columnSpan: endCol - startCol + 1 },
    ]),
  );
  // A sheet has more rows than a call can take arguments.
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows
    .map((row, at) => ({
      line: at + 1,
      ...(rowDefs?.get(at)?.hidden && { isHidden: true as const }),
      cells: Array.from({ length: width }, (_, column): Cell => {
        const stored = cells?.get(`${at},${column}`) as Stored | undefined;
        const { rowSpan = 1, columnSpan = 1 } = spans.get(`${at},${column}`) ?? {};
        return {
          ...cellOf(row[column], stored),
          ...(rowSpan > 1 && { rowSpan }),
          ...(columnSpan > 1 && { columnSpan }),
          ...(stored && isStruck(stored) && { isStruck: true }),
          ...(columns[column]?.hidden && { isHidden: true }),
        };
      }),
    }))
    .filter((row) => row.cells.some(({ text }) => text !== ""));
};

const isFilled = ({ rows, cells }: Sheet): boolean =>
  rows.some((row) => row.some((value) => cellOf(value, undefined).text !== "")) ||
  [...(cells?.values() ?? [])].some((cell) => (cell as Stored).formula !== undefined);

/**
 * The rows of one of a workbook's visible sheets.
 * @throws UnreadableSheet
 */
export const workbookRows = async (bytes: Uint8Array, finding: Finding): Promise<Row[]> => {
  const { sheets } = await readXlsx(bytes, { readStyles: true }).catch(() => {
    throw new UnreadableSheet("damaged");
  });
  const seen = sheets.filter((sheet) => !sheet.hidden && !sheet.veryHidden && isFilled(sheet));
  return chosenRows(
    seen.map((sheet) => ({ name: sheet.name, rows: rowsIn(sheet) })),
    finding,
  );
};
