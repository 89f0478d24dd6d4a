import type { CaptacaoOwner } from "../../db/schema/captacao-owners.ts";
import { isoTime } from "../../lib/clock.ts";
import type { Language, Sentence } from "../../lib/language.ts";
import type { Purpose } from "../../vocabulary/value-lists.ts";
import { cityById } from "../geo/cities.ts";
import { labelOf } from "../reference/labels.ts";
import type { CountedDemand } from "./counted-demand.ts";

/** Of fewer, who they are could be guessed at (rules 29.22). */
const LEAST_PEOPLE = 10;

const NOT_AVAILABLE = {
  available: false,
  people: null,
  scope: null,
  scopeName: null,
  asOf: null,
  label: null,
} as const;

const WANTED: Readonly<Record<Purpose, Sentence>> = {
  VENDA: { "pt-BR": "à venda", en: "buy" },
  LOCACAO: { "pt-BR": "para alugar", en: "rent" },
};

const labelFor = (owner: CaptacaoOwner, people: number, place: string, language: Language): string => {
  const type = labelOf("propertyType", owner.propertyType, language).toLocaleLowerCase(language);
  const wanted = WANTED[owner.purpose][language];
  return language === "en"
    ? `${people} people are looking to ${wanted} in ${place} (${type})`
    : `${people} pessoas procuram ${type} ${wanted} em ${place}`;
};

/** The neighborhood's demand where enough people look there, else the city's; to a sandbox, none of live clients. */
export const presentDemand = (owner: CaptacaoOwner, counted: CountedDemand, language: Language) => {
  const city = cityById(owner.cityId)?.name ?? owner.cityId;
  const scopes = [
    { scope: "NEIGHBORHOOD", people: counted.inNeighborhood.people, scopeName: owner.neighborhood ?? city },
    { scope: "CITY", people: counted.inCity.people, scopeName: city },
  ] as const;
  const told = scopes.find(({ people }) => people >= LEAST_PEOPLE);
  if (!told || counted.asOf === null || owner.space !== null) return NOT_AVAILABLE;
  const { people } = told;
  return {
    ...told,
    available: true,
    asOf: isoTime(counted.asOf),
    label: labelFor(owner, people, told.scopeName, language),
  };
};
