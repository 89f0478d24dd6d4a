import { fold } from "../../lib/text.ts";
import { availabilityOf } from "../availability.ts";
import { purposesOf } from "../purposes.ts";
import { type Cell, NO_CELL, type Row, saysNull } from "./cell.ts";
import { HOME, MAYBE_HOME, OWN_HOME } from "./client-fields.ts";
import { type Field, type Found, fieldNamed, fieldOf, foldedHeading, type Kind } from "./field.ts";
import { fieldByCells, MIN_SHARE, type NotTaken, shareOf } from "./field-by-cells.ts";
import type { Maps } from "./maps.ts";
import { MARKET, PRICE } from "./property-fields.ts";
import { isPurposesAlone, marketUnder, readType } from "./words.ts";

/** The reason for a column's field. */
export type By = "name" | "content" | "map";

export interface Column {
  readonly at: number;
  readonly heading: string;
  readonly field: Field | null;
  readonly by: By | null;
  readonly rank: number;
  /** The number of cells that are not empty. */
  readonly filled: number;
  readonly notTaken?: NotTaken;
  readonly isHidden?: true;
}

/** A row above the headings, if it names groups of them; a title is a single cell, at the left or of many words. */
export const groupsIn = (above: Row | undefined): Row | undefined => {
  const [first, ...more] = (above?.cells ?? []).flatMap(({ text }, at) =>
    text === "" ? [] : [{ text, at }],
  );
  const isGroup = first !== undefined && first.at > 0 && first.text.split(" ").length <= 2;
  return more.length > 0 || isGroup ? above : undefined;
};

/** A heading that is merged downward is in the row above. */
export const mergedDown = (header: Row, above: Row | undefined): Row => {
  const width = Math.max(header.cells.length, above?.cells.length ?? 0);
  const cells = Array.from({ length: width }, (_, at) => {
    const own = header.cells[at] ?? NO_CELL;
    return own.text === "" ? (above?.cells[at] ?? NO_CELL) : own;
  });
  return above ? { line: header.line, cells } : header;
};

/** The group that stands above a column's heading. */
const groupAt = (above: Row | undefined, at: number): string => {
  const from = above?.cells.findLastIndex(({ text }, column) => column <= at && text !== "") ?? -1;
  const { text = "", columnSpan = 1 } = above?.cells[from] ?? {};
  // A workbook says how far a group reaches; in a text it ends where the next begins.
  return columnSpan > 1 && from + columnSpan <= at ? "" : text;
};

/** How many headings of a row are known. */
export const knownHeadings = (fields: readonly Field[], { cells }: Row): number =>
  new Set(cells.flatMap(({ text }) => (text === "" ? [] : [fieldOf(fields, text)?.field.name ?? []])).flat())
    .size;

/** Whether the headings continue in the row below, under those that name groups. */
export const isSecondHeader = (fields: readonly Field[], above: Row, below: Row | undefined): boolean => {
  const filled = (below?.cells ?? []).flatMap(({ text }, at) => (text === "" ? [] : [{ text, at }]));
  const alone = filled.filter(({ at }) => (above.cells[at]?.text ?? "") === "");
  return (
    alone.length > 0 &&
    filled.every(
      ({ text, at }) =>
        (fieldOf(fields, text) ?? fieldOf(fields, `${groupAt(above, at)} ${text}`)) !== undefined &&
        fieldOf(fields, above.cells[at]?.text ?? "") === undefined,
    )
  );
};

/** Titles and groups come first; nobody starts a sheet lower than this. */
const EXAMINED_ROWS = 20;

/** Numbers and addresses, which rows of data have and rows of headings do not. */
const DATA = /^(?:r\$\s*)?[(+-]?\d|@|:\/\//i;
const dataCells = (fields: readonly Field[], { cells }: Row): number =>
  cells.filter(({ text }) => DATA.test(text) && fieldOf(fields, text) === undefined).length;

/** Of two rows with equally many known headings, the one with the code. */
const hasCode = (fields: readonly Field[], { cells }: Row): boolean =>
  cells.some(({ text }) => text !== "" && fieldOf(fields, text)?.field.kind === "code");

/**
 * The row of headings: the first with the most known ones. Data rows contain words such as "Terreno" and "Venda" too,
 * but also numbers.
 */
export const headerAt = (fields: readonly Field[], rows: readonly Row[]): number => {
  const known = rows
    .slice(0, EXAMINED_ROWS)
    .map(
      (row) =>
        Math.max(0, knownHeadings(fields, row) - dataCells(fields, row)) + (hasCode(fields, row) ? 0.5 : 0),
    );
  const most = Math.max(0, ...known);
  return most === 0 ? -1 : known.indexOf(most);
};

const WEB = /^https?:\/\//i;
const IMAGE = /\.(?:jpe?g|png|webp|avif)(?:$|[?#|;,\s])/i;
const isImage = (text: string): boolean => WEB.test(text) && IMAGE.test(text);
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const PHONE = /^\+?(?:55)?\s*\(?\d{2}\)?\s*9?\d{4}[-\s.]?\d{4}$/;

/** Links to anything but the property's page. */
const NO_PAGE =
  /youtu|vimeo|matterport|\/maps\b|maps\.|goo\.gl|drive\.google|wa\.me\/|whatsapp|dropbox|photos\.google|1drv\.ms|onedrive/i;

/** What cells reveal where the heading does not: only what is unmistakable. */
const BY_CONTENT: Readonly<Record<string, (text: string) => boolean>> = {
  photos: (text) => isImage(text),
  email: (text) => EMAIL.test(text),
  phones: (text) => PHONE.test(text),
  type: (text) => fold(text).length > 2 && "value" in readType(text),
  purposes: (text) => fold(text).length > 2 && isPurposesAlone(text),
  listingUrl: (text) => WEB.test(text) && !isImage(text) && !NO_PAGE.test(text),
  // "Sim" and "Não" may answer any question, "Vendido" and "Disponível" only some.
  [MARKET]: (text) => fold(text).length > 4 && !/^false$/i.test(text) && availabilityOf(text) !== undefined,
};

/** Keys may be available too, and an advertisement published: only a property is sold or let. */
const isOfProperties = (cells: readonly Cell[]): boolean =>
  cells.some(({ text }) => ["SOLD", "RENTED"].includes(availabilityOf(text) ?? ""));

/** Headings of no field, though their cells look like those of a field: whether somebody lives there, a video. */
const OF_NO_FIELD = /video|tour|360|ocupac|\bmapa?\b|planta|drive/;

/** Headings about other people, whose phones are not those of the sheet's clients. */
const OF_OTHERS =
  /\b(?:corretor|proprietari|locador|captador|captacao|responsavel|indica|conjuge|fiador|inquilino|locatari|atendente)/;

/** Whether a column is in a group of other people. "Corretor" and a name above the first two headings are a title. */
const isGroupOfOthers = (above: Row | undefined, at: number): boolean =>
  (at > 0 || (above?.cells[1]?.text ?? "") === "") && OF_OTHERS.test(fold(groupAt(above, at)));

/** Columns that a group about somebody else may contain: code, name, address and contacts. */
const OF_PEOPLE: ReadonlySet<Kind> = new Set(["code", "line", "place", "places", "phones", "email", "text"]);

const byContent = (
  fields: readonly Field[],
  cells: readonly Cell[],
  taken: ReadonlySet<string>,
): Field | undefined =>
  fields.find(({ name }) => {
    const fits = BY_CONTENT[name];
    const isSure = name !== MARKET || isOfProperties(cells);
    return fits && isSure && !taken.has(name) && cells.length > 1 && shareOf(cells, fits) >= MIN_SHARE;
  });

interface Sheet {
  readonly fields: readonly Field[];
  readonly header: Row;
  readonly above: Row | undefined;
  readonly rows: readonly Row[];
  readonly maps: Maps;
}

const PRICE_OF = { VENDA: "salePrice", LOCACAO: "rentPrice" } as const;

/** Under "Corretor", "Nome" is the broker's name, and "Telefone" has no field. */
const foundAt = ({ fields, above }: Sheet, at: number, heading: string): Found | undefined => {
  const group = groupAt(above, at);
  const alone = fieldOf(fields, heading);
  const isOthers = group !== heading && isGroupOfOthers(above, at);
  // "VENDA" and "LOCAÇÃO" above two columns "Valor".
  const [purpose, ...more] = alone?.field.name === PRICE && group !== heading ? purposesOf(group) : [];
  const priced = purpose && more.length === 0 ? fieldNamed(fields, PRICE_OF[purpose]) : undefined;
  if (priced) return { field: priced, rank: priced.headings.length };
  const isTheirs =
    isOthers && OF_PEOPLE.has(alone?.field.kind ?? "code") && alone?.field.name !== "captadorName";
  if (alone && !isTheirs) return alone;
  return (
    fieldOf(fields, `${group} ${heading}`) ?? (isOthers ? fieldOf(fields, `${heading} ${group}`) : undefined)
  );
};

const namedColumn = (sheet: Sheet, at: number, cells: readonly Cell[]): Omit<Column, "filled"> => {
  const { fields, header, maps } = sheet;
  const heading = header.cells[at]?.text ?? "";
  const none = { at, heading, field: null, by: null, rank: 0 } as const;
  const asked = maps.columnOf(
    heading,
    header.cells.map(({ text }) => text),
  );
  if (header.cells[at]?.isCombinedHeading) return { ...none, notTaken: "parted" };
  if (asked === "") return { ...none, notTaken: "mapped_away" };
  const mapped = asked === undefined ? undefined : fieldNamed(fields, asked);
  if (mapped) return { ...none, field: mapped, by: "map", rank: -1 };
  const found = heading === "" ? undefined : foundAt(sheet, at, heading);
  if (!found) return fieldOf(fields, heading) ? { ...none, notTaken: "others" } : none;
  const { field, notTaken } = fieldByCells(fields, found.field, heading, cells);
  return { ...none, field, by: field && "name", rank: found.rank, ...(notTaken && { notTaken }) };
};

/** Without the place where a client lives, which is not where they look for a home. */
const withoutHome = (columns: readonly Column[]): Column[] => {
  const hasHome = columns.some(({ heading }) => HOME.has(foldedHeading(heading)));
  const hasPlaces = columns.some(
    ({ heading, field }) =>
      field?.kind === "places" &&
      !MAYBE_HOME.has(foldedHeading(heading)) &&
      !OWN_HOME.test(foldedHeading(heading)),
  );
  const isHome = (heading: string): boolean =>
    OWN_HOME.test(heading) || (hasHome && !hasPlaces && MAYBE_HOME.has(heading));
  return columns.map((column) =>
    column.field && column.by === "name" && isHome(foldedHeading(column.heading))
      ? { ...column, field: null, by: null, notTaken: "home" as const }
      : column,
  );
};

/**
 * Next to the column that says what is sold or let, a column of nothing but purposes says what a property is offered
 * for: `Status` next to `Situação`.
 */
const withoutSecondMarket = (sheet: Sheet, columns: readonly Column[]): Column[] => {
  const purposes = fieldNamed(sheet.fields, "purposes");
  const markets = columns.filter(
    ({ field, by, filled }) => field?.name === MARKET && by === "name" && filled > 0,
  );
  if (markets.length < 2 || !purposes) return [...columns];
  const isPurpose = ({ at, heading }: Column): boolean =>
    sheet.rows.every(({ cells }) => {
      const text = cells[at]?.text ?? "";
      const market = marketUnder(heading, text);
      return (
        text === "" || ((market?.purposes.length ?? 0) > 0 && (market?.availability ?? "ACTIVE") === "ACTIVE")
      );
    });
  const of = markets.filter(isPurpose);
  return of.length < markets.length
    ? columns.map((column) =>
        of.includes(column) ? { ...column, field: purposes, rank: purposes.headings.length } : column,
      )
    : [...columns];
};

/** A portal's own code, which changes with each advertisement. */
const OF_PORTAL =
  /^(?:c[oó]d|ref|id).*(?:an[uú]ncio|portal|portais|zap\b|viva ?real|olx|im[oó]vel ?web|chaves ?na ?m)/i;

/** Next to the agency's own code, a portal's code does not identify the property; alone, it is asked about. */
const withoutPortalCodes = (columns: readonly Column[]): Column[] => {
  const hasOwn = columns.some(
    ({ field, by, heading, filled }) =>
      field?.name === "externalRef" && filled > 0 && (by === "map" || !OF_PORTAL.test(heading)),
  );
  return columns.map((column) => {
    const isPortals = column.by !== "map" && OF_PORTAL.test(column.heading);
    const isCode = !column.field || column.field.name === "externalRef";
    return hasOwn && isPortals && isCode && !column.notTaken
      ? { ...column, field: null, by: null, notTaken: "portal_code" as const }
      : column;
  });
};

const OWN_NUMBERS: ReadonlySet<string> = new Set(
  "id recordid pessoaid personid idimovelimo idpessoapes nimovel noimovel nroimovel nrimovel".split(" "),
);

/** In a sheet without a code, the CRM's own number serves as one. */
const codedById = (fields: readonly Field[], columns: readonly Column[]): Column[] =>
  columns.map((column) => {
    const isId = !column.field && !column.notTaken && OWN_NUMBERS.has(foldedHeading(column.heading));
    return isId
      ? { ...column, field: fieldNamed(fields, "externalRef") ?? null, by: "content" as const }
      : column;
  });

/** Whether a heading, or the one of its group, names something that has no field. */
const isOfOthers = ({ above }: Sheet, { at, heading }: Column): boolean => {
  const folded = fold(heading);
  return OF_OTHERS.test(folded) || isGroupOfOthers(above, at) || OF_NO_FIELD.test(folded);
};

const OF_OWNERS = /\b(?:proprietari[oa]s?|locador\w*|dono)\b/;

/** Headings of owners in a sheet of clients that names nobody else: whoever offers a home is not looking for one. */
export const ownersIn = (columns: readonly Column[]): string[] =>
  columns.some(({ field, filled }) => field?.name === "name" && filled > 0)
    ? []
    : columns
        .filter(
          ({ heading, field, filled, notTaken }) =>
            !field && filled > 0 && (notTaken === "others" || OF_OWNERS.test(fold(heading))),
        )
        .map(({ heading }) => heading);

/** The field of each column of a sheet. */
export const columnsOf = (sheet: Sheet): Column[] => {
  const width = sheet.rows.reduce(
    (most, { cells }) => Math.max(most, cells.length),
    sheet.header.cells.length,
  );
  const filledOf = (at: number): Cell[] =>
    sheet.rows.map(({ cells }) => cells[at] ?? NO_CELL).filter(({ text }) => text !== "" && !saysNull(text));
  const named = Array.from({ length: width }, (_, at): Column => {
    const cells = filledOf(at);
    const { isHidden } = sheet.rows[0]?.cells[at] ?? NO_CELL;
    return { ...namedColumn(sheet, at, cells), filled: cells.length, ...(isHidden && { isHidden }) };
  });
  const taken = new Set(named.flatMap(({ field }) => (field ? [field.name] : [])));
  const found = named.map((column): Column => {
    if (column.field || column.notTaken || column.filled === 0 || isOfOthers(sheet, column)) return column;
    const field = byContent(sheet.fields, filledOf(column.at), taken);
    if (!field) return column;
    if (field.several !== "join") taken.add(field.name);
    return { ...column, field, by: "content", rank: field.headings.length };
  });
  const alone = withoutPortalCodes(withoutSecondMarket(sheet, found));
  const coded = alone.some(({ field }) => field?.name === "externalRef")
    ? alone
    : codedById(sheet.fields, alone);
  const isClients = fieldNamed(sheet.fields, "phones") !== undefined;
  return (isClients ? withoutHome(coded) : coded).filter(
    ({ heading, filled }) => heading !== "" || filled > 0,
  );
};

export interface Repeated {
  readonly field: Field;
  readonly headings: readonly string[];
}

/** "Valor" next to "Valor venda": only the agency knows which amount it repeats. */
const PRICES: ReadonlySet<string> = new Set([PRICE, "salePrice", "rentPrice"]);

/** Fields that several columns claim, where nobody can know the right one. An empty column claims nothing. */
export const repeatedOf = (columns: readonly Column[]): Repeated[] => {
  const filled = columns.filter(({ field, filled }) => field && filled > 0);
  // "Bairro 1" and "Bairro 2" are one list; "Cidade" next to "Cidade de interesse" is another.
  const isOneList = ({ field, rank }: Column): boolean =>
    filled.every((other) => other.field !== field || other.rank === rank);
  const claims = filled.filter(
    (column) =>
      column.field!.several === undefined || (column.field!.kind === "places" && !isOneList(column)),
  );
  // The first of several ranked columns counts; two columns under one heading have no rank.
  const ranked = filled.filter(({ field, rank }) => field!.several === "first" && rank >= 0);
  const alike = Map.groupBy(ranked, ({ field, rank }) => `${field!.name} ${rank}`).values();
  const price = claims.find(({ field }) => field?.name === PRICE)?.field;
  const claimed = (field: Field): Field => (price && PRICES.has(field.name) ? price : field);
  const groups = [...Map.groupBy(claims, ({ field }) => claimed(field!)).values(), ...alike];
  return groups
    .filter((several) => several.length > 1)
    .map((several) => ({
      field: claimed(several[0]!.field!),
      headings: several.map(({ heading }) => heading),
    }));
};
