import type { CaptacaoOwner } from "../../db/schema/captacao-owners.ts";
import { isoTime } from "../../lib/clock.ts";
import { type Language, ptEn, type Sentence } from "../../lib/language.ts";
import { labelOf } from "../../vocabulary/labels.ts";
import type { Purpose } from "../../vocabulary/value-lists.ts";
import { cityById } from "../geo/cities.ts";
import type { CountedDemand } from "./counted-demand.ts";

/** With fewer clients or accounts, a reader could guess who they are (rules 29.22). */
const MIN_PEOPLE = 10;
const MIN_ACCOUNTS = 3;
/** Rounding hides one person more or less. */
const ROUNDED_TO = 5;

const NOT_AVAILABLE = {
  available: false,
  people: null,
  scope: null,
  scopeName: null,
  asOf: null,
  label: null,
} as const;

const WANTED: Readonly<Record<Purpose, Sentence>> = {
  VENDA: ptEn("à venda", "buy"),
  LOCACAO: ptEn("para alugar", "rent"),
};

const labelFor = (owner: CaptacaoOwner, people: number, place: string, language: Language): string => {
  const type = labelOf("propertyType", owner.propertyType, language).toLocaleLowerCase(language);
  const wanted = WANTED[owner.purpose][language];
  return language === "en"
    ? `At least ${people} people are looking to ${wanted} in ${place} (${type})`
    : `Pelo menos ${people} pessoas procuram ${type} ${wanted} em ${place}`;
};

/** The neighborhood's demand where enough people look there, else the city's demand; a sandbox sees no live clients. */
export const presentDemand = (owner: CaptacaoOwner, counted: CountedDemand, language: Language) => {
  const city = cityById(owner.cityId)?.name ?? owner.cityId;
  const scopes = [
    { scope: "NEIGHBORHOOD", sum: counted.inNeighborhood, scopeName: owner.neighborhood ?? city },
    { scope: "CITY", sum: counted.inCity, scopeName: city },
  ] as const;
  const shown = scopes.find(({ sum }) => sum.people >= MIN_PEOPLE && sum.accounts >= MIN_ACCOUNTS);
  if (!shown || counted.asOf === null || owner.space !== null) return NOT_AVAILABLE;
  const { scope, scopeName, sum } = shown;
  const people = sum.people - (sum.people % ROUNDED_TO);
  return {
    available: true,
    people,
    scope,
    scopeName,
    asOf: isoTime(counted.asOf),
    label: labelFor(owner, people, scopeName, language),
  };
};
