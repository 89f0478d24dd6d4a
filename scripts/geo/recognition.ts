import { choosePlace, type KeyedPlace, type Meaning } from "../../src/domain/geo/choose-place.ts";
import { cityById } from "../../src/domain/geo/cities.ts";
import {
  keysOfName,
  keysOfText,
  type SearchKeys,
  searchKeysOf,
  wholeKeys,
} from "../../src/domain/geo/neighborhood-key.ts";
import type { CityNeighborhoods } from "./city.ts";

/** A spelling of a neighborhood: its name, or another one that means it. */
export interface Spelling {
  readonly slug: string;
  readonly spelling: string;
}

const spellingsOf = ({ names, aliases }: CityNeighborhoods): Spelling[] => [
  ...[...names].flatMap(([slug, { name, source }]) =>
    source === "PLANNING" ? [] : [{ slug, spelling: name }],
  ),
  ...[...aliases].map(([spelling, slug]) => ({ slug, spelling })),
];

/**
 * The keys under which a city's neighborhoods are found. The head of a name is a key only if nothing else is called
 * that: "Freguesia" may be either of two, "Cruzeiro do Sul" is not "Cruzeiro do Sul - Acréscimo".
 */
export const keysOfCity = (spellings: readonly Spelling[], uf: string): [key: string, slug: string][] => {
  const keys = new Map<string, Set<string>>();
  const add = (key: string, slug: string): unknown =>
    keys.has(key) ? keys.get(key)!.add(slug) : keys.set(key, new Set([slug]));
  const found = spellings.map(({ slug, spelling }) => ({ slug, keys: keysOfText(spelling, uf) }));
  for (const [at, { slug, spelling }] of spellings.entries()) {
    const { keys: own } = found[at]!;
    for (const key of own.length === 1 ? own : wholeKeys(spelling, uf)) add(key, slug);
  }
  const whole = new Set(keys.keys());
  for (const { slug, keys: own } of found) for (const key of own) if (!whole.has(key)) add(key, slug);
  return [...keys].flatMap(([key, slugs]) => [...slugs].map((slug): [string, string] => [key, slug]));
};

/** The neighborhoods of a city, recognized as a database does it. */
export class Recognition {
  readonly #byName = new Map<string, KeyedPlace[]>();
  readonly #uf: string;
  readonly #name: string;

  constructor(city: CityNeighborhoods, uf: string) {
    this.#uf = uf;
    this.#name = cityById(city.cityId)?.name ?? "";
    for (const [key, slug] of keysOfCity(spellingsOf(city), uf))
      this.#add(slug, city.names.get(slug)!.name, key);
  }

  /** By whole names only, for names that are to be distinguished and not only understood. */
  static ofWhole(city: CityNeighborhoods, uf: string): Recognition {
    const known = new Recognition({ ...city, names: new Map(), aliases: new Map() }, uf);
    for (const { slug, spelling } of spellingsOf(city)) known.add(slug, city.names.get(slug)!.name, spelling);
    return known;
  }

  #add(slug: string, name: string, key: string): void {
    const [under] = keysOfName(key);
    this.#byName.set(under, [...(this.#byName.get(under) ?? []), { slug, name, key, decided: 0 }]);
  }

  add(slug: string, name: string, spelling: string): void {
    for (const key of wholeKeys(spelling, this.#uf)) this.#add(slug, name, key);
  }

  /** The neighborhoods under keys of the same name. */
  near(keys: readonly string[]): KeyedPlace[] {
    return [...new Set(keys.map((key) => keysOfName(key)[0]))].flatMap(
      (name) => this.#byName.get(name) ?? [],
    );
  }

  under(asked: SearchKeys): Meaning {
    return choosePlace(asked, this.#uf, this.near([...asked.keys, ...asked.within]));
  }

  meaning(text: string): Meaning {
    return this.under(searchKeysOf(text, { name: this.#name, uf: this.#uf }));
  }
}
