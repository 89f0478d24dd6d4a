import type { Language } from "../../lib/language.ts";
import type { Availability } from "../../vocabulary/value-lists.ts";
import {
  AREA_CODE,
  BROKER,
  BUDGET,
  CITIES,
  LAST_NAME,
  MIN_BUDGET,
  NEIGHBORHOODS,
  STATE,
} from "./client-fields.ts";
import type { Field } from "./field.ts";
import { guardedCode, guardedProse, guardedText } from "./guarded.ts";
import {
  AREA_UNIT,
  CURRENCY,
  FOR_RENT,
  FOR_SALE,
  GATED,
  MARKET,
  POSTAL_CODE,
  PRICE,
  RENT_PERIOD,
  STREET_TYPE,
} from "./property-fields.ts";

const STATES: Readonly<Record<Language, Readonly<Record<Availability, string>>>> = {
  "pt-BR": { ACTIVE: "Ativo", SOLD: "Vendido", RENTED: "Alugado", INACTIVE: "Inativo" },
  en: { ACTIVE: "Active", SOLD: "Sold", RENTED: "Rented", INACTIVE: "Inactive" },
};
const YES: Readonly<Record<Language, readonly [string, string]>> = {
  "pt-BR": ["sim", "não"],
  en: ["yes", "no"],
};

/** Columns that repeat another one: changing only one of the two would have no effect. */
const NOT_WRITTEN: ReadonlySet<string> = new Set([
  PRICE,
  AREA_UNIT,
  CURRENCY,
  RENT_PERIOD,
  GATED,
  STREET_TYPE,
  FOR_SALE,
  FOR_RENT,
  AREA_CODE,
  LAST_NAME,
  BUDGET,
  MIN_BUDGET,
  CITIES,
  STATE,
  NEIGHBORHOODS,
  "ownerAccountId",
  "address/cityId",
  "address/neighborhoodSlug",
  POSTAL_CODE,
]);

export const writtenFields = (fields: readonly Field[]): Field[] =>
  fields.filter(({ name }) => !NOT_WRITTEN.has(name));

/** Headings for people, or the API's names of members. */
export const headerOf = (fields: readonly Field[], language: Language): string[] =>
  fields.map(({ name, title }) => (language === "en" ? name.replaceAll("/", ".") : title["pt-BR"]));

const quoted = (cell: string): string =>
  /[",;\n\r\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Cells in the form that Portuguese Excel reads; none of them is run. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(guardedText(cell))).join(";")}\r\n`;

/** With a decimal comma, and no thousands separator. */
const decimal = (value: unknown, places: number): string => {
  const number = Number(value);
  return (Number.isInteger(number) ? number.toFixed(0) : number.toFixed(places)).replace(".", ",");
};

const brazilian = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "medium",
});

const timeText = (value: string): string => {
  const parts = Object.fromEntries(
    brazilian.formatToParts(new Date(value)).map(({ type, value: part }) => [type, part]),
  );
  return `${parts.day}/${parts.month}/${parts.year} ${parts.hour}:${parts.minute}:${parts.second}`;
};

interface Place {
  readonly city: string;
  readonly state: string;
  readonly neighborhood: string | null;
}

/** "Batel, Curitiba/PR | Londrina/PR" */
const placesText = (places: readonly Place[]): string =>
  places
    .map(({ city, state, neighborhood }) => [neighborhood, `${city}/${state}`].filter(Boolean).join(", "))
    .join(" | ");

const listText = (value: readonly unknown[], sign: string): string => value.map(String).join(sign);

/** A cell, in a form that reads back unchanged. */
const cellText = ({ kind }: Field, value: unknown, language: Language): string => {
  if (value === null || value === undefined) return "";
  if (kind === "amount" || kind === "area") return decimal(value, 2);
  if (kind === "market") return STATES[language][value as Availability] ?? "";
  if (kind === "yes") return YES[language][value === true ? 0 : 1];
  if (kind === "date") return timeText(String(value));
  if (kind === "places") return placesText(value as readonly Place[]);
  if (kind === "phones")
    return (value as readonly { number: string }[]).map(({ number }) => number).join(" | ");
  return Array.isArray(value) ? listText(value, kind === "photos" ? " | " : ", ") : String(value);
};

/** Members with one name in answers and another in writes. */
const valueAt = (object: Readonly<Record<string, unknown>>, name: string): unknown => {
  if (name === MARKET) return object.status;
  if (name === BROKER) return object.ownerName;
  if (name === "consentGiven") return object.consentGivenAt === null ? undefined : true;
  const [outer = "", inner] = name.split("/");
  const value = object[outer];
  return inner === undefined
    ? value
    : (value as Readonly<Record<string, unknown>> | null | undefined)?.[inner];
};

const CODES: ReadonlySet<string> = new Set(["code", "phones", "line", "place", "email"]);

const isGuarded = (one: Field | undefined): boolean =>
  one !== undefined && (one.kind === "text" || CODES.has(one.kind));

/** The cells of an object from the API's answer; texts are guarded. */
export const cellsOf = (
  fields: readonly Field[],
  object: Readonly<Record<string, unknown>>,
  language: Language,
): string[] =>
  fields.map((one) => {
    const text = cellText(one, valueAt(object, one.name), language);
    if (one.kind === "text") return guardedProse(text);
    return CODES.has(one.kind) ? guardedCode(text) : text;
  });

/** A line of cells that are already guarded, each by its kind. */
export const guardedLine = (fields: readonly Field[], cells: readonly string[]): string =>
  `${cells.map((cell, at) => quoted(isGuarded(fields[at]) ? cell : guardedText(cell))).join(";")}\r\n`;
