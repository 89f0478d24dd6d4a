import { keysOfName, keysOfText, mayBeSamePlace, type SearchKeys, shorterKeys } from "./neighborhood-key.ts";

/** A neighborhood of the catalog. */
export interface Place {
  readonly slug: string;
  readonly name: string;
}

/** A neighborhood under one of its keys. */
export interface KeyedPlace extends Place {
  readonly key: string;
  /** The number of the decision that gave it this key; 0 if it came with the catalog. */
  readonly decided: number;
}

/** What a text says about a city's neighborhoods. */
export interface Meaning {
  /** Null if the text means none of them, or may mean several. */
  readonly place: Place | null;
  /** The neighborhoods that it may be, if it is not certain which. */
  readonly suggestions: readonly Place[];
}

export const NO_MEANING: Meaning = { place: null, suggestions: [] };

const MAX_SUGGESTIONS = 5;

const distinct = (places: readonly KeyedPlace[]): Place[] => [
  ...new Map(places.map(({ slug, name }) => [slug, { slug, name }])).values(),
];

/** Of several places under one key, the one decided on last, else those whose own name has that key. */
const preferred = (places: readonly KeyedPlace[], uf: string): readonly KeyedPlace[] => {
  if (places.length === 1) return places;
  const last = Math.max(...places.map(({ decided }) => decided));
  if (last > 0) return places.filter(({ decided }) => decided === last);
  const own = places.filter(({ key, name }) => keysOfText(name, uf)[0] === key);
  return own.length === 0 ? places : own;
};

/** "Residencial X" is "Loteamento Residencial X" rather than "Vila X". */
const closest = (alike: readonly KeyedPlace[], asked: string): readonly KeyedPlace[] => {
  const longer = alike.filter(({ key }) => shorterKeys(key).includes(asked));
  return distinct(longer).length === 1 ? longer : alike.filter(({ key }) => mayBeSamePlace(key, asked));
};

const underNames = ({ keys }: SearchKeys, near: readonly KeyedPlace[]): Meaning => {
  for (const asked of keys) {
    const [name] = keysOfName(asked);
    const alike = near.filter(({ key }) => key.startsWith(name));
    if (alike.length > 0) return meaningOf(distinct(closest(alike, asked)), distinct(alike));
  }
  return NO_MEANING;
};

/**
 * The one neighborhood that a text means, never by similarity: the one that has its key, else its key without leading
 * words, else the only one that has the text's name after leading words, else the one in which the text locates itself
 * (rules 12.5).
 * @param near neighborhoods of its city under these keys, or under keys of the same names
 */
export const choosePlace = (asked: SearchKeys, uf: string, near: readonly KeyedPlace[]): Meaning => {
  const { keys, within } = asked;
  const exactly = (key: string): Meaning => {
    const exact = near.filter((place) => place.key === key);
    return exact.length === 0 ? NO_MEANING : meaningOf(distinct(preferred(exact, uf)), []);
  };
  for (const key of [...keys, ...keys.flatMap(shorterKeys)]) {
    const meaning = exactly(key);
    if (meaning !== NO_MEANING) return meaning;
  }
  const named = underNames(asked, near);
  if (named.place) return named;
  return within.map(exactly).find(({ place }) => place !== null) ?? named;
};

const meaningOf = (places: readonly Place[], others: readonly Place[]): Meaning => {
  if (places.length === 1) return { place: places[0]!, suggestions: [] };
  const offered = new Map([...places, ...others].map((place) => [place.slug, place]));
  return { place: null, suggestions: [...offered.values()].slice(0, MAX_SUGGESTIONS) };
};
