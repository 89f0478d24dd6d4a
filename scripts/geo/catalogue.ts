import { slug } from "../../src/lib/text.ts";
import { neighborhoodName, partsOf, withoutParenthesis } from "./names.ts";
import type { Place, Sources } from "./sources.ts";

export type Source = "IBGE" | "DISTRICT" | "SUPPLEMENT";

export interface CityNeighborhoods {
  readonly cityId: string;
  /** By slug. */
  readonly names: Map<string, { name: string; source: Source }>;
  /** Other name to slug. */
  readonly aliases: Map<string, string>;
}

const SAO_PAULO = "3550308";
const BRASILIA = "5300108";
/** Caruaru, whose 2022 names came in capitals. */
const SHOUTED = "2604106";

function byCity(places: readonly Place[]): Map<string, Place[]> {
  return Map.groupBy(places, ({ cityId }) => cityId);
}

function censusNames(places: readonly Place[], corrections: Sources["corrections"]): string[] {
  return places.flatMap(({ id, cityId, name }) => {
    const corrected = corrections[id];
    return corrected === null ? [] : [corrected ?? neighborhoodName(name, cityId === SHOUTED)];
  });
}

/** Drops asides in parentheses, unless they distinguish namesakes ("Freguesia (Jacarepaguá)"). */
function settleAsides(names: readonly string[]): { name: string; others: readonly string[] }[] {
  const holders = Map.groupBy(new Set(names), (name) => slug(withoutParenthesis(name).main));
  return names.map((name) => {
    const { main, others } = withoutParenthesis(name);
    return holders.get(slug(main))?.length === 1 ? { name: main, others } : { name, others: [] };
  });
}

/** Aliases that mean exactly one neighborhood. */
function settleAliases(
  { names, aliases }: CityNeighborhoods,
  claims: readonly (readonly [string, string])[],
): void {
  const meanings = Map.groupBy(claims, ([alias]) => alias);
  for (const [alias, meant] of meanings) {
    const targets = new Set(meant.map(([, target]) => target));
    const [target] = targets;
    if (target !== undefined && targets.size === 1 && !names.has(alias)) aliases.set(alias, target);
  }
}

function addPlaces(
  city: CityNeighborhoods,
  places: readonly Place[],
  source: Source,
  sources: Sources,
): void {
  const claims: [string, string][] = [];
  for (const { name, others } of settleAsides(censusNames(places, sources.corrections))) {
    // Rows are sorted by id: of two spellings of a name the later census wins.
    city.names.set(slug(name), { name, source });
    for (const other of [...others, ...partsOf(name)]) claims.push([slug(other), slug(name)]);
  }
  for (const name of sources.supplement[city.cityId] ?? []) addName(city, name);
  settleAliases(city, claims);
}

function addName({ names }: CityNeighborhoods, name: string): void {
  if (!names.has(slug(name))) names.set(slug(name), { name, source: "SUPPLEMENT" });
}

/** A name that the dictionary redirects must not be a second entry beside its target. */
function applyRedirects(
  { cityId, names, aliases }: CityNeighborhoods,
  redirects: Sources["redirects"],
): void {
  for (const [from, to] of Object.entries(redirects[cityId] ?? {})) {
    if (!names.has(slug(to))) throw new Error(`aliases.json: ${cityId} has no neighborhood ${to}`);
    if (slug(from) !== slug(to)) names.delete(slug(from));
  }
  for (const [alias, target] of aliases) if (!names.has(target)) aliases.delete(alias);
}

/** The neighborhoods of every city, ordered by city code and slug. */
export function buildNeighborhoods(sources: Sources): CityNeighborhoods[] {
  const neighborhoods = byCity(sources.neighborhoods);
  const districts = byCity(sources.districts);
  const regions = new Map([
    [SAO_PAULO, districts.get(SAO_PAULO)],
    [BRASILIA, byCity(sources.subdistricts).get(BRASILIA)],
  ]);
  const cities = sources.cities.toSorted((a, b) => Number(a.cityId) - Number(b.cityId));
  return cities.map(({ cityId, name }) => {
    const city: CityNeighborhoods = { cityId, names: new Map(), aliases: new Map() };
    addPlaces(city, neighborhoods.get(cityId) ?? [], "IBGE", sources);
    addPlaces(city, regions.get(cityId) ?? [], "DISTRICT", sources);
    if (city.names.size === 0) {
      // A city newer than the table has one district of its own name, as every new city.
      addPlaces(city, districts.get(cityId) ?? [{ id: cityId, cityId, name }], "DISTRICT", sources);
      addName(city, "Centro");
    }
    applyRedirects(city, sources.redirects);
    return { ...city, names: new Map([...city.names].sort(([a], [b]) => (a < b ? -1 : 1))) };
  });
}
