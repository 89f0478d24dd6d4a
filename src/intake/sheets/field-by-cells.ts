import { fold } from "../../lib/text.ts";
import { areaOf } from "../figures.ts";
import { isPlaceholder } from "../placeholders.ts";
import { typeOf } from "../property-types.ts";
import { periodOf, purposesOf } from "../purposes.ts";
import type { Cell } from "./cell.ts";
import { type Field, fieldNamed, foldedHeading, type Kind } from "./field.ts";
import { AREA_UNIT, FOR_RENT, FOR_SALE, MARKET, RENT_PERIOD } from "./property-fields.ts";
import type { Reading } from "./reported.ts";
import { readAgent } from "./texts.ts";
import { isCondition, isUsage, marketOf, readPurposes, readTypes, readYes } from "./words.ts";

/** Why a column has no field, although its heading sounds like one. */
export type NotTaken =
  | "usage"
  | "condition"
  | "home"
  | "others"
  | "parted"
  | "portal_code"
  | "mapped_away"
  | "other";

export const MIN_SHARE = 0.8;

export const shareOf = (cells: readonly Cell[], fits: (text: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(({ text }) => fits(text)).length / cells.length;

const ENOUGH = 3;
const isReadable = (reading: Reading): boolean => !("fault" in reading);
/** Kinds whose headings may stand above free text, as "Interesse" does in many sheets: some cell has to fit. */
const FITS: Readonly<Partial<Record<Kind, (text: string) => boolean>>> = {
  purposes: (text) => isReadable(readPurposes(text)) || marketOf(text) !== undefined,
  types: (text) => isReadable(readTypes(text)),
  yes: (text) => isReadable(readYes(text)),
};

const isUnit = (text: string): boolean => {
  const { area, unreadUnit } = areaOf(`1 ${text}`);
  return /^\p{L}/u.test(text) && (area !== null || unreadUnit !== undefined);
};

/** The unit of an address: "101", "Bloco A", "Fundos". */
const HOUSE = /\d|^\p{L}{1,2}$|\b(?:bloco|torre|apto?|fundos|terreo|cobertura|frente|casa)\b/u;
const BRANCH = /^(?:matriz|filial|sede|franquia|agencia|escritorio|regional)\b/;

const FROM = /\bdisponi\w+ (?:em|desde|a partir)\b/;

/** What the cells under a heading with several meanings have to be. */
const NAMED_FITS: Readonly<Record<string, (texts: readonly string[], heading: string) => boolean>> = {
  [AREA_UNIT]: (texts) => texts.some(isUnit),
  [RENT_PERIOD]: (texts) => texts.some((text) => periodOf(text) !== undefined),
  captadorName: (texts) => texts.some((text) => "value" in readAgent(text)),
  "address/complement": (texts, heading) =>
    foldedHeading(heading) !== "unidade" ||
    (texts.some((text) => HOUSE.test(fold(text))) && !texts.some((text) => BRANCH.test(fold(text)))),
  // "Vaga" with 45 and 46 is the number of the space.
  parkingSpots: (texts, heading) =>
    heading.endsWith("s") || texts.length < 2 || texts.some((text) => !/^\d{2,}$/.test(text)),
  [MARKET]: (_, heading) => !FROM.test(fold(heading)),
  name: (texts) => texts.some((text) => !/^lead\W*\d+$/i.test(text)),
  "address/number": (texts) => texts.length < ENOUGH || texts.some((text, at) => Number(text) !== at + 1),
};

/** One column per purpose: "Venda" with "S" and "N". */
const FLAGS: Readonly<Record<string, string>> = { salePrice: FOR_SALE, rentPrice: FOR_RENT };
const isFlag = (text: string): boolean =>
  /^(?:s|n|x|sim|n[ãa]o|yes|no|true|false|verdadeiro|falso)$/i.test(text);

const isNumber = (text: string): boolean => !/\p{L}/u.test(text) && text.replace(/\D/g, "").length >= 8;

/** The other field to which the cells belong; undefined if there is none. */
const otherField = (fields: readonly Field[], found: Field, cells: readonly Cell[]): Field | undefined => {
  const isAll = (fits: (text: string) => boolean): boolean => shareOf(cells, fits) === 1;
  const saysState = (text: string): boolean =>
    purposesOf(text).length === 0 && marketOf(text)?.availability !== undefined;
  if (found.name === "name" && shareOf(cells, isNumber) >= MIN_SHARE) return fieldNamed(fields, "phones");
  if (found.name === "name" && shareOf(cells, (text) => text.includes("@")) >= MIN_SHARE)
    return fieldNamed(fields, "email");
  if (found.name === "address/complement" && isAll(isUnit)) return fieldNamed(fields, AREA_UNIT);
  const flag = FLAGS[found.name];
  if (
    flag !== undefined &&
    isAll((text) => isFlag(text) || isPlaceholder(text)) &&
    cells.some(({ text }) => isFlag(text))
  )
    return fieldNamed(fields, flag);
  if (found.kind === "type" && isAll((text) => purposesOf(text).length > 0 && !typeOf(text)))
    return fieldNamed(fields, "purposes");
  return found.kind === "purposes" && shareOf(cells, saysState) > 0 ? fieldNamed(fields, MARKET) : undefined;
};

const noField = (found: Field, heading: string, cells: readonly Cell[]): NotTaken | undefined => {
  const isAll = (fits: (text: string) => boolean): boolean => shareOf(cells, fits) === 1;
  const texts = cells.map(({ text }) => text).filter((text) => !isPlaceholder(text));
  if (texts.length > 0 && NAMED_FITS[found.name]?.(texts, heading) === false) return "other";
  if (found.kind === "purposes" && isAll(isUsage)) return "usage";
  if (found.kind === "type" && isAll((text) => isUsage(text) && !typeOf(text))) return "usage";
  const isState = found.name === MARKET || found.name === "address/state";
  if (isState && isAll((text) => isCondition(text) && !marketOf(text))) return "condition";
  const fits = FITS[found.kind];
  const enough = found.kind === "types" ? 2 : ENOUGH;
  const isNone = fits !== undefined && cells.length >= enough && shareOf(cells, fits) === 0;
  return isNone && !isAll(isUsage) ? "other" : undefined;
};

/** A heading such as `Finalidade` or `Situação` says one thing in one CRM and another in the next: its cells decide. */
export const fieldByCells = (
  fields: readonly Field[],
  found: Field,
  heading: string,
  cells: readonly Cell[],
): { readonly field: Field | null; readonly notTaken?: NotTaken } => {
  if (cells.length === 0) return { field: found };
  const other = otherField(fields, found, cells);
  if (other) return { field: other };
  const notTaken = noField(found, heading, cells);
  return notTaken ? { field: null, notTaken } : { field: found };
};
