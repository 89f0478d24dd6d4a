import type { Catalog, CityFound } from "../../intake/sheets/locate.ts";
import { fold } from "../../lib/text.ts";
import { choosePlace, type KeyedPlace } from "./choose-place.ts";
import { cityById, readCity, suggestCities } from "./cities.ts";
import { keysOfText, searchKeysOf } from "./neighborhood-key.ts";
import { UFS, ufOf, ufOfCityId } from "./states.ts";

interface Named {
  readonly neighborhoodSlug: string;
  readonly name: string;
}

const cityIn = (name: string, state: string | undefined): CityFound | undefined => {
  const named = readCity(name, state);
  if (!named) return undefined;
  const { cityId, name: own } = named.city;
  return { cityId, name: own, ...(named.part !== undefined && { part: named.part }) };
};

/** Finds places for a program outside the service: it has the cities, and reads neighborhoods once per city. */
export class WholeCatalog implements Catalog {
  readonly #read: (cityId: string) => Promise<readonly Named[]>;
  readonly #keyed = new Map<string, Promise<readonly KeyedPlace[]>>();

  constructor(read: (cityId: string) => Promise<readonly Named[]>) {
    this.#read = read;
  }

  /** Without a state, finds a city only if the text names its state, or only one state has such a city. */
  city(name: string, state: string | undefined): CityFound | undefined {
    const found = cityIn(name, state);
    if (found || state !== undefined) return found;
    const all = UFS.flatMap((uf) => cityIn(name, uf) ?? []);
    const exact = all.filter((city) => fold(city.name) === fold(name));
    const meant = exact.length > 0 ? exact : all;
    return meant.length === 1 ? meant[0] : undefined;
  }

  suggestions(name: string, state: string | undefined): readonly string[] {
    const uf = state === undefined ? undefined : ufOf(state);
    return suggestCities(name, uf).map((city) => `${city.name}/${city.uf}`);
  }

  async neighborhood(cityId: string, name: string): Promise<string | undefined> {
    return (await this.placed(cityId, name))?.slug;
  }

  /** The neighborhood of a city that a name means, if it means one. */
  async placed(
    cityId: string,
    name: string,
  ): Promise<{ readonly slug: string; readonly name: string } | undefined> {
    const uf = ufOfCityId(cityId) ?? "";
    const keyed = this.#keyed.get(cityId) ?? this.#load(cityId, uf);
    this.#keyed.set(cityId, keyed);
    const asked = searchKeysOf(name, { name: cityById(cityId)?.name ?? "", uf });
    return choosePlace(asked, uf, await keyed).place ?? undefined;
  }

  async #load(cityId: string, uf: string): Promise<KeyedPlace[]> {
    const all = await this.#read(cityId);
    return all.flatMap(({ neighborhoodSlug: slug, name }) =>
      keysOfText(name, uf).map((key) => ({ slug, name, key, decided: 0 })),
    );
  }
}
