import { CENTER } from "../../src/domain/geo/neighborhood-key.ts";
import { slug } from "../../src/lib/text.ts";
import type { CityNeighborhoods, Source } from "./city.ts";
import { neighborhoodName, partsOf, withoutParenthesis } from "./names.ts";
import { addPostalNames } from "./postal-names.ts";
import { Recognition } from "./recognition.ts";
import type { Place, SourceCity, Sources } from "./sources.ts";

const SAO_PAULO = "3550308";
const BRASILIA = "5300108";
/** Sectors of a city's planning, which no address has. */
const PLANNING =
  /^(?:Setor Socioeconômico|Subsetor|Bacia do|Macrozona|Região Urbana Homogênea|Zona Preferencial|Zona de Adensamento|Áreas? Não Urbanizada|(?:Zona|Área) de Expansão Urbana|Area \d de Transição|Área Urbana [IVX]+) ?|^Zona Especial de .*\(|^Região Administrativa \d|^Uep ?\d|^RP ?\d|^\d+$/i;
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
    const isPlanning = source === "IBGE" && PLANNING.test(name);
    // Rows are sorted by id: of two spellings of a name the later census wins.
    city.names.set(slug(name), { name, source: isPlanning ? "PLANNING" : source });
    if (isPlanning) continue;
    for (const other of [...others, ...partsOf(name)]) claims.push([slug(other), slug(name)]);
  }
  for (const name of sources.supplement[city.cityId] ?? []) addName(city, name);
  settleAliases(city, claims);
}

function addName({ names }: CityNeighborhoods, name: string): void {
  if (!names.has(slug(name))) names.set(slug(name), { name, source: "SUPPLEMENT" });
}

/** A name that means another one gets no entry of its own. */
const applyRedirects = (city: CityNeighborhoods, named: Readonly<Record<string, string>>): void => {
  const { cityId, names, aliases } = city;
  for (const [from, to] of Object.entries(named)) {
    if (!names.has(slug(to))) throw new Error(`named.json: ${cityId} has no neighborhood ${to}`);
    if (slug(from) === slug(to)) continue;
    names.delete(slug(from));
    aliases.set(slug(from), slug(to));
  }
  for (const [alias, target] of aliases) if (!names.has(target)) aliases.delete(alias);
};

/** Other names of a city's center: Centro de Vila Velha, Setor Central. */
const centerNames = (city: string): string[] => [...fullCenterNames(city), ...CENTER_NAMES];

const fullCenterNames = (city: string): string[] => [`Centro de ${city}`, `Centro ${city}`];

const CENTER_NAMES = ["Setor Central", "Central", "Zona Central", "Centro Histórico"];

/** The center under its full name, before the post office gives it as "Centro". */
const nameCenter = ({ names, aliases }: CityNeighborhoods, city: string): void => {
  const full = fullCenterNames(city)
    .map(slug)
    .find((own) => names.has(own));
  if (full !== undefined && !names.has("centro")) aliases.set("centro", full);
};

/** Everybody writes "Centro", whatever the lists call it. */
const addCenter = (city: CityNeighborhoods, { name, uf }: SourceCity, center: string | undefined): void => {
  const known = new Recognition(city, uf);
  if (known.under({ keys: [CENTER], within: [] }).place) return;
  const exact = new Map([...city.names].filter(([, { source }]) => source !== "PLANNING"));
  const found = (center === undefined ? centerNames(name) : [center]).map(slug).find((one) => exact.has(one));
  if (found === undefined) addName(city, "Centro");
  else city.aliases.set("centro", found);
};

const isEmpty = ({ names }: CityNeighborhoods): boolean =>
  [...names.values()].every(({ source }) => source === "PLANNING");

/** The neighborhoods of every city, ordered by city code and slug. */
export function buildNeighborhoods(sources: Sources): CityNeighborhoods[] {
  const neighborhoods = byCity(sources.neighborhoods);
  const districts = byCity(sources.districts);
  const regions = new Map([
    [SAO_PAULO, districts.get(SAO_PAULO)],
    [BRASILIA, byCity(sources.subdistricts).get(BRASILIA)],
  ]);
  const cities = sources.cities.toSorted((a, b) => Number(a.cityId) - Number(b.cityId));
  return cities.map((row) => {
    const { cityId, name, uf } = row;
    const postal = sources.postal.cities[cityId] ?? {};
    const city: CityNeighborhoods = { cityId, names: new Map(), aliases: new Map(), postal: new Map() };
    addPlaces(city, neighborhoods.get(cityId) ?? [], "IBGE", sources);
    addPlaces(city, regions.get(cityId) ?? [], "DISTRICT", sources);
    if (isEmpty(city)) {
      // A city newer than the table has one district of its own name, as every new city.
      addPlaces(city, districts.get(cityId) ?? [{ id: cityId, cityId, name }], "DISTRICT", sources);
      addName(city, "Centro");
    }
    applyRedirects(city, sources.named[cityId] ?? {});
    nameCenter(city, name);
    for (const own of sources.portfolios[cityId] ?? []) addName(city, own);
    const slugs = addPostalNames(city, uf, postal);
    addCenter(city, row, sources.centers[cityId]?.name);
    return { ...city, names: new Map([...city.names].sort(([a], [b]) => (a < b ? -1 : 1))), postal: slugs };
  });
}
