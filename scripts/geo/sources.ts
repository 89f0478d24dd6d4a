import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { getMunicipalities } from "@brazilian-utils/brazilian-utils/get-municipalities";
import type { PostalNames } from "./postal-names.ts";

/** A row of an IBGE table: the first seven digits of its id are the city's code. */
export interface Place {
  readonly id: string;
  readonly cityId: string;
  readonly name: string;
}

export interface SourceCity {
  readonly cityId: string;
  readonly name: string;
  readonly uf: string;
}

export interface Sources {
  readonly cities: readonly SourceCity[];
  readonly neighborhoods: readonly Place[];
  readonly districts: readonly Place[];
  readonly subdistricts: readonly Place[];
  /** Common names that the census lacks, by city. */
  readonly supplement: Readonly<Record<string, readonly string[]>>;
  /** Names that occur in portfolios but in no list, added to a city's other names. */
  readonly portfolios: Readonly<Record<string, readonly string[]>>;
  /** The replacement of a census row's name, by row id; null drops it. */
  readonly corrections: Readonly<Record<string, string | null>>;
  /** Popular names, by city: folded text to the catalog's name. */
  readonly named: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By city: the center, if its name does not show that it is the center. */
  readonly centers: Readonly<Record<string, { readonly name: string; readonly source: string }>>;
  readonly postal: PostalNames;
}

const CITY_ID_LENGTH = 7;
const require = createRequire(import.meta.url);

function json<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8"));
}

function beside(path: string): string {
  return join(import.meta.dirname, path);
}

function places(table: string): Place[] {
  const rows = json<{ id: number; name: string }[]>(
    require.resolve(`brazilian-geographic-data/data/${table}.json`),
  );
  return rows
    .map(({ id, name }) => ({ id: String(id), cityId: String(id).slice(0, CITY_ID_LENGTH), name }))
    .sort((a, b) => Number(a.id) - Number(b.id));
}

export function readSources(): Sources {
  return {
    cities: getMunicipalities().map(({ code, name, stateCode }) => ({ cityId: code, name, uf: stateCode })),
    neighborhoods: places("neighborhoods"),
    districts: places("districts"),
    subdistricts: places("subdistricts"),
    supplement: json(beside("supplement.json")),
    portfolios: json(beside("portfolios.json")),
    corrections: json(beside("corrections.json")),
    named: json(beside("named.json")),
    centers: json(beside("centers.json")),
    postal: json(beside("postal-names.generated.json")),
  };
}
