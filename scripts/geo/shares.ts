import type { CityNeighborhoods } from "./city.ts";
import { codesOf } from "./postal-names.ts";
import { Recognition } from "./recognition.ts";
import type { Sources } from "./sources.ts";

interface CityShare {
  readonly cityId: string;
  readonly city: string;
  /** Postal codes with a neighborhood, and those whose neighborhood's name a write recognizes. */
  readonly codes: number;
  readonly recognized: number;
}

/** How many of each city's postal codes have a neighborhood that is recognized by its name, most codes first. */
export const sharesOf = (cities: readonly CityNeighborhoods[], sources: Sources): CityShare[] => {
  const rows = new Map(sources.cities.map((row) => [row.cityId, row]));
  const shares = cities.flatMap((city) => {
    const source = sources.postal.cities[city.cityId];
    if (!source) return [];
    const { name, uf } = rows.get(city.cityId)!;
    const known = new Recognition(city, uf);
    let codes = 0;
    let recognized = 0;
    for (const [text, runs] of Object.entries(source)) {
      codes += codesOf(runs);
      if (known.meaning(text).place) recognized += codesOf(runs);
    }
    return [{ cityId: city.cityId, city: `${name}/${uf}`, codes, recognized }];
  });
  return shares.toSorted((a, b) => b.codes - a.codes);
};
