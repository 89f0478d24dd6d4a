import { fold, slug } from "../../lib/text.ts";
import dictionary from "./aliases.json";
import type { City } from "./cities.ts";

type Words = ReadonlyMap<string, string>;

/** One statement looks up the candidates of one text, and each reads at most one row. */
const MAX_CANDIDATES = 6;
/** A text with a tail is rarely the name itself: two spellings of the whole leave room for those of its head. */
const SPELLINGS_WITH_TAIL = 2;
/** Text that people add to a neighborhood: "Campeche - Sul da Ilha", "Centro (próximo à praça)", "Batel, Curitiba". */
const TAIL = /\s[-–—]\s|[/(,]/;
const WRAPPER = /^(?:bairro )?(?:d[aeo]s? )?/;
// "Caixa d Água" and "Caixa D'Água" are one name.
const DETACHED_ELISION = / d (?=[aeiouh])/g;

const named = new Map(Object.entries(dictionary.named).map(([id, names]) => [id, wordsOf(names)]));
const common = wordsOf({ ...dictionary.abbreviations, ...dictionary.elsewhere });
const byState = new Map(
  Object.entries(dictionary.byState).map(([uf, words]) => [
    uf,
    wordsOf({ ...dictionary.abbreviations, ...words }),
  ]),
);

function wordsOf(record: Readonly<Record<string, string>>): Words {
  return new Map(Object.entries(record));
}

/** Spells abbreviations out, on every word but the last: "V" is Vila in "V Nova" and a number in "Cajazeiras V". */
function expand(folded: string, words: Words): string {
  const tokens = folded.replace(DETACHED_ELISION, " d").split(" ");
  const out: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? "";
    const pair = index + 2 < tokens.length ? words.get(`${token} ${tokens[index + 1]}`) : undefined;
    const single = index + 1 < tokens.length ? words.get(token) : undefined;
    const word = pair ?? single ?? token;
    if (pair !== undefined) index++;
    // "Setor St Marista" names its kind twice.
    if (word !== out.at(-1)) out.push(word);
  }
  return out.join(" ");
}

/** The spellings of a folded text: as written, then by the state's abbreviations, then by the common ones. */
function spellings(folded: string, uf: string): string[] {
  const expanded = expand(folded, byState.get(uf) ?? common);
  const bare = (spelling: string) => spelling.replace(WRAPPER, "");
  // "Bro Alto" is the one Bairro Alto whose wrapper belongs to its name, and it is rare.
  return [folded, bare(expanded), bare(expand(folded, common)), expanded];
}

/** The same name with a number written differently, or under the other name of a city centre. */
function equivalents(spelling: string): string[] {
  const names = dictionary.equivalentNames.find((group) => group.includes(spelling)) ?? [];
  const tokens = spelling.split(" ");
  const renumbered = tokens.flatMap((token, index) => {
    const numbers =
      tokens.length > 1 ? dictionary.equivalentNumbers.find((group) => group.includes(token)) : undefined;
    return (numbers ?? []).map((number) => tokens.with(index, number).join(" "));
  });
  return [...names, ...renumbered];
}

/**
 * The exact neighborhood slugs that a free text may mean in a city, in the order to try them. Nothing fuzzy: if none
 * is in the catalogue, the text waits for curation.
 */
export function neighborhoodCandidates(text: string, city: City): string[] {
  const aliases = named.get(city.cityId);
  const head = spellings(fold(text.split(TAIL)[0] ?? ""), city.uf);
  const whole = spellings(fold(text), city.uf).slice(0, SPELLINGS_WITH_TAIL);
  // A name the dictionary redirects has no entry of its own in the catalogue, so its target goes first.
  const written = [...whole, ...head].flatMap((spelling) => [aliases?.get(spelling) ?? "", spelling]);
  const slugs = [...written, ...head.flatMap(equivalents)].map(slug).filter((candidate) => candidate !== "");
  return [...new Set(slugs)].slice(0, MAX_CANDIDATES);
}

/** The slugs under which curation stores the meaning of a free text: its own spellings, and none of only its head. */
export function neighborhoodSpellings(text: string, city: City): string[] {
  const slugs = spellings(fold(text), city.uf).map(slug);
  return [...new Set(slugs)].filter((spelling) => spelling !== "");
}
