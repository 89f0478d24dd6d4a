import { keysOfName, keysOfText, mayBeSamePlace, wholeKeys } from "../../src/domain/geo/neighborhood-key.ts";
import { fold, slug } from "../../src/lib/text.ts";
import type { CityNeighborhoods } from "./city.ts";
import { neighborhoodName } from "./names.ts";
import { Recognition } from "./recognition.ts";

/** The file of the names of postal codes, which has a license of its own. */
export interface PostalNames {
  readonly source: string;
  readonly license: string;
  /** The hash of the database that was read. */
  readonly sha256: string;
  /** By city, the names as the post office has them, each with its codes (scripts/geo/postal-source.ts). */
  readonly cities: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface PostalName {
  /** The name as the source has it. */
  readonly source: string;
  readonly name: string;
  readonly aside: string;
  readonly runs: string;
}

const ASIDE = /^(.*?) ?\(([^)]*)\)\.?$/;
/** Names in capitals; a single word may be an acronym. */
const SHOUTED = /^[^\p{Ll}]{3,} [^\p{Ll}]{2,}$/u;
const DISTRICT_OF = /^Distrito (?:d[aeo] )?/;
/** Words that name a place only with its district. */
const GENERIC_NAMES = new Set(
  "setor zona area distrito bairro norte sul leste oeste centro central industrial rural urbana residencial tradicional de expansao parte alta baixa comercial sede".split(
    " ",
  ),
);
const CENTERS = new Set(["centro", "central", "setor central"]);
const MIN_CHARS = 2;

const cleaned = (text: string): string =>
  neighborhoodName(text.replace(/\.+$/, "").trim(), SHOUTED.test(text));

const isBare = (name: string): boolean =>
  fold(name)
    .split(" ")
    .every((word) => GENERIC_NAMES.has(word));

/** "Samambaia Norte (Samambaia)" says its district twice, and "Centro (Floriano)" is Floriano. */
const parsed = ([source, runs]: readonly [string, string]): PostalName => {
  const [, main = source, aside = ""] = ASIDE.exec(source) ?? [];
  const name = cleaned(main);
  const district = aside === "" ? "" : cleaned(aside);
  if (district === "") return { source, name, aside: "", runs };
  const isDistrict = CENTERS.has(fold(name)) || fold(name.replace(DISTRICT_OF, "")) === fold(district);
  if (isDistrict) return { source, name: district.replace(DISTRICT_OF, ""), aside: "", runs };
  return { source, name, aside: fold(name).includes(fold(district)) ? "" : district, runs };
};

/** How many codes a name has, of which the runs are only the ranges. */
export const codesOf = (runs: string): number => Number.parseInt(runs.split("=")[1] ?? "0", 36);

/** Names that distinguish namesakes by their districts. */
const distinctNames = (names: readonly PostalName[], uf: string): PostalName[] => {
  const namesakes = Map.groupBy(names, ({ name }) => keysOfText(name, uf)[0] ?? "");
  return names.map((one) => {
    if (one.aside === "") return one;
    const isAlone = namesakes.get(keysOfText(one.name, uf)[0] ?? "")?.length === 1;
    return isAlone && !isBare(one.name) ? one : { ...one, name: `${one.name} (${one.aside})` };
  });
};

const isNamed = ({ names, aliases }: CityNeighborhoods, one: string): boolean =>
  names.has(one) || aliases.has(one);

/**
 * Adds the names of a city's postal codes that its catalog lacks. One that differs from an entry only by leading words
 * is that entry, unless the same is true of another name of the city.
 * @returns the slug of each name of the source
 */
export const addPostalNames = (
  city: CityNeighborhoods,
  uf: string,
  source: Readonly<Record<string, string>>,
): Map<string, string> => {
  const known = Recognition.ofWhole(city, uf);
  const names = distinctNames(
    Object.entries(source)
      .map(parsed)
      .filter(({ name }) => slug(name).length >= MIN_CHARS),
    uf,
  ).toSorted((a, b) => codesOf(b.runs) - codesOf(a.runs));
  const own = names.map(({ name }) => keysOfText(name, uf)[0]!);
  const byName = Map.groupBy(new Set(own), (key) => keysOfName(key)[0]);
  const slugs = new Map<string, string>();
  for (const [at, { source: text, name }] of names.entries()) {
    const key = own[at]!;
    const isExact = known.near([key]).some((row) => row.key === key);
    const found = known.under({ keys: [key], within: [] }).place?.slug;
    const entry = found === undefined ? "" : keysOfText(city.names.get(found)!.name, uf)[0]!;
    const rivals = (byName.get(keysOfName(key)[0]) ?? []).filter(
      (other) => other !== key && mayBeSamePlace(other, entry),
    );
    const meant = isExact || rivals.length === 0 ? found : undefined;
    const target = meant ?? slug(name);
    slugs.set(text, target);
    const alias = slug(text);
    // Otherwise the head of another name might be taken for it, such as "Centro (Floriano)" for the city's own center.
    if (
      wholeKeys(text, uf)[0] !== wholeKeys(city.names.get(target)?.name ?? name, uf)[0] &&
      !isNamed(city, alias)
    )
      city.aliases.set(alias, target);
    if (meant !== undefined || city.names.has(target)) continue;
    city.names.set(target, { name, source: "POSTAL" });
    // Of two spellings of one key the one with more codes is the name.
    known.add(target, name, name);
  }
  return slugs;
};
