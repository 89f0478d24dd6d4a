import { fold, slug } from "../../lib/text.ts";
import catalog from "./cities.generated.json" with { type: "json" };
import formerNames from "./city-aliases.json" with { type: "json" };
import parts from "./city-parts.json" with { type: "json" };
import { unpackCities } from "./city-rows.ts";
import { spelledOut } from "./neighborhood-key.ts";
import { UFS, ufOf, ufOfCityId, withoutState } from "./states.ts";

export { ufOf } from "./states.ts";

const GRAM = 3;

/** The trigrams of a folded text, with a margin: its beginning and end weigh as much as its middle. */
function trigrams(text: string): Set<string> {
  const runs = new Set<string>();
  const within = `  ${text} `;
  for (let start = 0; start + GRAM <= within.length; start++) runs.add(within.slice(start, start + GRAM));
  return runs;
}

/** Folded texts by the trigrams they hold, so that a search looks only at those that share one. */
class TrigramIndex {
  readonly #sizes: Uint8Array;
  readonly #holders = new Map<string, number[]>();
  /** The number of trigrams that each text shares with the query: all 0 between two searches. */
  readonly #shared: Uint8Array;

  constructor(texts: readonly string[]) {
    this.#sizes = new Uint8Array(texts.length);
    this.#shared = new Uint8Array(texts.length);
    for (const [at, text] of texts.entries()) {
      const runs = trigrams(text);
      for (const run of runs) {
        const holders = this.#holders.get(run);
        if (holders) holders.push(at);
        else this.#holders.set(run, [at]);
      }
      this.#sizes[at] = runs.size;
    }
  }

  /** The texts at least this similar to the query, from 0 to 1: Dice's coefficient of their trigrams. */
  similar(text: string, atLeast: number): { readonly at: number; readonly similarity: number }[] {
    const wanted = trigrams(text);
    const seen: number[] = [];
    for (const run of wanted) {
      for (const at of this.#holders.get(run) ?? []) {
        if (this.#shared[at] === 0) seen.push(at);
        this.#shared[at]! += 1;
      }
    }
    const found: { at: number; similarity: number }[] = [];
    for (const at of seen) {
      const similarity = (2 * this.#shared[at]!) / (wanted.size + this.#sizes[at]!);
      this.#shared[at] = 0;
      if (similarity >= atLeast) found.push({ at, similarity });
    }
    return found;
  }
}

export interface City {
  /** The 7-digit IBGE code. */
  readonly cityId: string;
  readonly name: string;
  readonly uf: string;
  /** Name and state ("sao-paulo-sp"): a bare name repeats across states, this does not. */
  readonly citySlug: string;
}

export interface CitySearch {
  readonly uf?: string | undefined;
  /** Part of a name; accents and case are ignored. */
  readonly q?: string | undefined;
  readonly limit: number;
  /** The `next` of the previous page. */
  readonly after?: string | undefined;
}

interface CityPage {
  readonly cities: readonly City[];
  readonly total: number;
  readonly next: string | undefined;
}

interface Entry {
  readonly city: City;
  readonly folded: string;
}

interface State {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, City>;
  readonly bySlug: ReadonlyMap<string, City>;
  readonly byName: ReadonlyMap<string, City>;
}

/** A city as a text names it. */
export interface NamedCity {
  readonly city: City;
  /** The part of the city that the text names instead: "Taguatinga" for Brasília. */
  readonly part?: string;
}

/** A city that a text may mean. */
export interface CitySuggestion extends City {
  /** The part of the city that has that name. */
  readonly neighborhood?: string;
  /** It has exactly that name, and is in another state than the one given. */
  readonly otherState?: true;
}

/** The cities of a state, or of the country, with an index for similar names. */
interface NameIndex {
  readonly cities: readonly City[];
  readonly index: TrigramIndex;
}

const SUGGESTIONS = 5;
const OF_OTHER_STATES = 2;
/** Two names with a smaller share of common trigrams look alike only by chance. */
const MIN_SIMILARITY = 0.3;
/** Text much longer than the longest name, 32 characters and its state, matches none. */
const MAX_LIKE_CHARS = 64;
/** Cached suggestions: a faulty request asks for the same ones several times. */
const MAX_REMEMBERED = 1_000;
const COUNTRY = "";

const citiesByUf: Readonly<Record<string, string>> = catalog;
const formerNamesById: Readonly<Record<string, readonly string[]>> = formerNames;
// A state is read on first use: no call pays for 5,571 cities to find one.
const states = new Map<string, State>();
const indexes = new Map<string, NameIndex>();
const suggestions = new Map<string, readonly CitySuggestion[]>();
const BRASILIA = "5300108";
/** The Federal District has one city, whose regions people take for cities. */
const regions = new Map(parts.regions.map((name) => [nameKey(fold(name)), name]));
/** Villages that are better known than their cities. */
const villages = new Map(
  Object.entries<readonly string[]>(parts.villages).flatMap(([cityId, names]) =>
    names.map((name) => [`${ufOfCityId(cityId)} ${nameKey(fold(name))}`, { cityId, name }] as const),
  ),
);
/** "Angra dos Reis" is also called "Angra", unless another city of the state has that name. */
const REST_OF_NAME = /^d(?:[aeo]s?|oeste)\b/;
/** A text with its state: "Campinas - SP", "Campinas/SP", "Campinas (SP)". */
const WITH_STATE = /^([^-–/,(]+)[-–/,(]([^-–/,()]+)\)?\s*$/;
/** The same with nothing between: "Campinas SP". */
const TRAILING_STATE = /^(.+\p{L})\s+(\p{L}{2})\s*$/u;
const TRAILING_COUNTRY = /[ ,(/–-]bra[sz]il\)?$/i;
const SEPARATORS = new Set(" ,(/–-");
/** What people write around a name: "Município de Campinas", "São Paulo Capital". */
const AROUND_NAME = /^(?:municipio|cidade) d[aeo] | capital$/;
const PARTICLES = new Set(["d", "da", "das", "de", "do", "dos", "e"]);
/** The fewest letters of a name's last word, which is written out in "S. J. dos Campos". */
const MIN_WHOLE = 4;

function entriesOf(uf: string): Entry[] {
  const text = citiesByUf[uf];
  if (text === undefined) return [];
  return unpackCities(text).map(({ cityId, name }) => {
    const city = { cityId, name, uf, citySlug: `${slug(name)}-${uf.toLowerCase()}` };
    return { city, folded: fold(name) };
  });
}

/** One key for "Mirassol d'Oeste", "Mirassol D Oeste" and "Mirassol do Oeste", which people mix up. */
function nameKey(folded: string): string {
  return folded.replace(/ do oeste$/, " doeste").replaceAll(" ", "");
}

function namesOf(entries: readonly Entry[]): Map<string, City> {
  const names = new Map<string, City>();
  for (const { city } of entries) {
    for (const name of formerNamesById[city.cityId] ?? []) names.set(nameKey(fold(name)), city);
  }
  // Last, so that a current name wins over another city's former one.
  for (const { city, folded } of entries) names.set(nameKey(folded), city);
  return names;
}

function stateOf(uf: string): State {
  const known = states.get(uf);
  if (known) return known;
  const entries = entriesOf(uf);
  const state = {
    entries,
    byId: new Map(entries.map(({ city }) => [city.cityId, city])),
    bySlug: new Map(entries.map(({ city }) => [city.citySlug, city])),
    byName: namesOf(entries),
  };
  states.set(uf, state);
  return state;
}

export function cityById(cityId: string): City | undefined {
  const uf = ufOfCityId(cityId);
  return uf === undefined ? undefined : stateOf(uf).byId.get(cityId);
}

export function cityBySlug(citySlug: string): City | undefined {
  const uf = ufOf(citySlug.slice(-2));
  return uf === undefined ? undefined : stateOf(uf).bySlug.get(citySlug);
}

/**
 * The city that a name means in a state (its code or name), or without one in the state that the text names. Accepts
 * former, short and popular spellings and a trailing state ("Goiânia - GO", "Goiânia/GO"), and never guesses: any other
 * text gives undefined.
 */
export function readCity(text: string, state: string | undefined): NamedCity | undefined {
  const name = withoutCountry(text.trim());
  const [, head = "", tail = ""] = WITH_STATE.exec(name) ?? TRAILING_STATE.exec(name) ?? [];
  const uf = state === undefined ? ufOf(tail) : ufOf(state);
  if (uf === undefined) return undefined;
  const folded = [text, name, head, name.split("(", 1)[0]!].map(fold);
  for (const one of new Set(folded)) {
    const city = one === "" ? undefined : findFolded(one, uf);
    if (city) return { city };
  }
  if (uf !== "DF") return undefined;
  const part = folded.map((one) => regions.get(nameKey(withoutState(one, uf)))).find(Boolean);
  return part === undefined ? undefined : { city: cityById(BRASILIA)!, part };
}

/** Like `readCity`, but the name of a part of a city finds none. */
export function findCity(name: string, state: string): City | undefined {
  const named = readCity(name, state);
  return named?.part === undefined ? named?.city : undefined;
}

function findFolded(folded: string, uf: string): City | undefined {
  const bare = withoutState(folded, uf);
  return (
    findExactly(folded, uf) ??
    findExactly(bare, uf) ??
    findExactly(spelledOut(bare), uf) ??
    findShort(bare, uf) ??
    findAbbreviated(bare, uf) ??
    (AROUND_NAME.test(folded) ? findFolded(folded.replace(AROUND_NAME, ""), uf) : undefined)
  );
}

function findExactly(folded: string, uf: string): City | undefined {
  return stateOf(uf).byName.get(nameKey(folded));
}

function findShort(folded: string, uf: string): City | undefined {
  const longer = stateOf(uf).entries.filter(
    (entry) =>
      entry.folded.startsWith(`${folded} `) && REST_OF_NAME.test(entry.folded.slice(folded.length + 1)),
  );
  return longer.length === 1 ? longer[0]!.city : undefined;
}

/** Turns "Campinas - SP - Brasil" into "Campinas - SP". */
function withoutCountry(text: string): string {
  const found = TRAILING_COUNTRY.exec(text);
  if (!found) return text;
  let end = found.index;
  while (end > 0 && SEPARATORS.has(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

const wordsOf = (folded: string): string[] => folded.split(" ").filter((word) => !PARTICLES.has(word));

/** "Rib. Preto", "S. J. dos Campos": the words' first letters and the whole last word, if only one city fits. */
function findAbbreviated(folded: string, uf: string): City | undefined {
  const words = wordsOf(folded);
  const last = words.at(-1) ?? "";
  if (words.length < 2 || last.length < MIN_WHOLE) return undefined;
  const fitting = stateOf(uf).entries.filter((entry) => {
    const own = wordsOf(entry.folded);
    return (
      own.length === words.length &&
      own.at(-1) === last &&
      own.every((word, at) => word.startsWith(words[at]!))
    );
  });
  return fitting.length === 1 ? fitting[0]!.city : undefined;
}

function nameIndexOf(place: string): NameIndex {
  const known = indexes.get(place);
  if (known) return known;
  const entries = (place === COUNTRY ? UFS : [place]).flatMap((uf) => stateOf(uf).entries);
  const names = {
    cities: entries.map(({ city }) => city),
    index: new TrigramIndex(entries.map(({ folded }) => folded)),
  };
  indexes.set(place, names);
  return names;
}

function mostAlike(folded: string, place: string): City[] {
  if (folded.length > MAX_LIKE_CHARS) return [];
  const { cities, index } = nameIndexOf(place);
  return index
    .similar(folded, MIN_SIMILARITY)
    .map(({ at, similarity }) => ({ city: cities[at]!, similarity }))
    .sort((a, b) => b.similarity - a.similarity || Number(a.city.cityId) - Number(b.city.cityId))
    .slice(0, SUGGESTIONS)
    .map(({ city }) => city);
}

function suggestionsFor(folded: string, uf: string | undefined): CitySuggestion[] {
  if (uf === undefined) return mostAlike(folded, COUNTRY);
  const bare = withoutState(folded, uf);
  const village = villages.get(`${uf} ${nameKey(bare)}`);
  const holder = village && { ...cityById(village.cityId)!, neighborhood: village.name };
  const alike = uf === "DF" ? [cityById(BRASILIA)!] : mostAlike(bare, uf);
  const own = holder ? [holder, ...alike.filter(({ cityId }) => cityId !== holder.cityId)] : alike;
  const elsewhere = UFS.filter((other) => other !== uf).flatMap((other) => findExactly(bare, other) ?? []);
  const meant = elsewhere.slice(0, OF_OTHER_STATES).map((city) => ({ ...city, otherState: true as const }));
  return [...own.slice(0, SUGGESTIONS - meant.length), ...meant];
}

/**
 * At most five cities with the closest names, best first. With a state, its own cities come first, led by the city of a
 * village with that name; then up to two cities of other states with exactly that name.
 */
export function suggestCities(name: string, state?: string): readonly CitySuggestion[] {
  const folded = fold(name);
  const uf = state === undefined ? undefined : ufOf(state);
  const key = `${uf ?? COUNTRY} ${folded}`;
  const known = suggestions.get(key);
  if (known) return known;
  const found = suggestionsFor(folded, uf);
  if (suggestions.size >= MAX_REMEMBERED) suggestions.clear();
  suggestions.set(key, found);
  return found;
}

/** An entry's position in every list: a value, so a cursor outlives a change of the catalog. */
function position({ city, folded }: Entry): string {
  return `${city.uf} ${folded}`;
}

/** A page of the catalog by state, then name. `next` is undefined on the last page. */
export function searchCities({ uf, q = "", limit, after }: CitySearch): CityPage {
  const part = fold(q);
  const matches = (uf === undefined ? UFS : [uf])
    .flatMap((code) => stateOf(code).entries)
    // Text that folds to nothing, such as "!!!", is part of no name; no q at all is part of every name.
    .filter(({ folded }) => (q === "" || part !== "") && folded.includes(part));
  const rest = after === undefined ? matches : matches.filter((entry) => position(entry) > after);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const next = last !== undefined && rest.length > page.length ? position(last) : undefined;
  return { cities: page.map(({ city }) => city), total: matches.length, next };
}
