import { RecentlyUsed } from "../../lib/recently-used.ts";
import { fold } from "../../lib/text.ts";
import dictionary from "./aliases.json" with { type: "json" };

type Words = ReadonlyMap<string, string>;

const wordsOf = (record: Readonly<Record<string, string>>): Words => new Map(Object.entries(record));

const tablesOf = () => {
  const strong = wordsOf(dictionary.kinds);
  return {
    common: wordsOf({ ...dictionary.abbreviations, ...dictionary.elsewhere }),
    byState: new Map(
      Object.entries(dictionary.byState).map(([uf, words]) => [
        uf,
        wordsOf({ ...dictionary.abbreviations, ...words }),
      ]),
    ),
    /** Kinds that distinguish a place from its namesakes; `generic` adds those that people write or leave out. */
    strong,
    generic: new Set([...dictionary.forms, ...strong.keys()]),
    numbers: new Map(
      dictionary.numbers.flatMap((words, at) => words.map((word) => [word, String(at + 1)] as const)),
    ),
  };
};

let cachedTables: ReturnType<typeof tablesOf> | undefined;
/** Made on first use: a Worker that reads no names does without them. */
const tables = (): ReturnType<typeof tablesOf> => {
  cachedTables ??= tablesOf();
  return cachedTables;
};

/** A kind only after another one: "Conjunto Habitacional Vera Cruz". */
const LATER_KIND = "habitacional";
/** "Bairro", as `letters` spells it: it precedes any name, so it distinguishes none. */
const BAIRRO = "bairo";
const PARTICLE = /^d[aeo]s?$/;
/** "Setor 2" and "Vila C" have no name without their kind. */
const NO_NAME = /^(?:\d+|.{1,2})$/;
// "Caixa d Água" and "Caixa D'Água" are one name.
const DETACHED_ELISION = / d (?=[aeiouh])/g;
/** "Jardim das Garças ll", which cannot be told from II. */
const SMALL_L = /^l{2,3}$/;
const DIGIT = /\d/;
const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
};

/** Between the name and its kind; sorts after every letter and digit. */
const MARK = "~";

/** Spells abbreviations out, on every word but the last: "V" is Vila in "V Nova" and a number in "Cajazeiras V". */
const expand = (folded: string, words: Words): string[] => {
  const tokens = folded.replace(DETACHED_ELISION, " d").split(" ");
  const out: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? "";
    const pair = index + 2 < tokens.length ? words.get(`${token} ${tokens[index + 1]}`) : undefined;
    const single = index + 1 < tokens.length ? words.get(token) : undefined;
    if (pair !== undefined) index++;
    // "Setor St Marista" names its kind twice; "Jardim Peri Peri" does not.
    const spelled = (pair ?? single ?? token).split(" ");
    out.push(...spelled.filter((word) => word === token || word !== out.at(-1)));
  }
  return out;
};

/** A folded text with its common abbreviations spelled out. */
export const spelledOut = (folded: string): string => expand(folded, tables().common).join(" ");

const roman = (token: string, at: number): string | undefined => {
  const digits = at > 0 ? token.replace(SMALL_L, (found) => "i".repeat(found.length)) : token;
  const parts = digits !== "" && (at > 0 || digits.length > 1) ? ROMAN.exec(digits) : null;
  return parts ? String(10 * parts[1]!.length + (ROMAN_VALUES[parts[2]!] ?? 0)) : undefined;
};

/** Shorter words are names made of letters, as in "Bairro AZ". */
const MIN_WORD = 3;

/** s and z, i and y, single and doubled letters are alike. */
const letters = (token: string): string =>
  token.length < MIN_WORD
    ? token
    : [...token.replaceAll("z", "s").replaceAll("y", "i")]
        .filter((letter, at, all) => letter !== all[at - 1] || DIGIT.test(letter))
        .join("");

const sound = (token: string, at: number): string =>
  /^\d/.test(token)
    ? token.replace(/^0+(?=\d)/, "")
    : (tables().numbers.get(token) ?? roman(token, at) ?? letters(token));

/** Words without the spaces between them, which people leave out or add; numbers stay apart. */
const joinWords = (tokens: readonly string[]): string =>
  tokens.reduce((name, token) => name + (/\d$/.test(name) && /^\d/.test(token) ? "-" : "") + token, "");

const keyOf = (tokens: readonly string[]): string => {
  const sounds = tokens.map(sound);
  const isKind = (token: string, at: number) =>
    token === BAIRRO || tables().generic.has(token) || (token === LATER_KIND && at > 0);
  let start = 0;
  while (start < sounds.length - 1 && isKind(sounds[start]!, start)) start += 1;
  if (start > 0 && sounds[start - 1] !== BAIRRO && NO_NAME.test(joinWords(sounds.slice(start)))) start -= 1;
  let name = start;
  while (name < sounds.length - 1 && PARTICLE.test(sounds[name]!)) name += 1;
  const words = sounds.slice(0, start).filter((token) => token !== BAIRRO);
  const kind = words.length === 0 ? [] : [...words, ...sounds.slice(start, name)];
  return `${joinWords(sounds.slice(name))}${MARK}${kind.join(" ")}`;
};

/** Text that people add to a neighborhood: "Campeche - Sul da Ilha", "Centro (próximo à praça)", "Batel, Curitiba". */
const TAIL = /\s[-–—]\s|[/(,]/;
let centers: ReadonlySet<string> | undefined;
const isCenter = (key: string): boolean => {
  centers ??= new Set(dictionary.centers.map((name) => keyOf(name.split(" "))));
  return centers.has(key);
};
/** The key under which every city has its center. */
export const CENTER = `centro${MARK}`;

/** The keys of a text as a whole. */
export const wholeKeys = (text: string, uf: string): string[] => {
  const folded = fold(text.replaceAll("&", " e "));
  if (folded === "") return [];
  const key = keyOf(expand(folded, tables().common));
  const own = tables().byState.get(uf);
  const first = own && keyOf(expand(folded, own));
  return first === undefined || first === key ? [key] : [first, key];
};

/**
 * The keys that all spellings of a neighborhood share (rules 12.5), in the order to try them: of the whole text, then
 * of the part before a parenthesis, dash or slash; by the state's abbreviations, then by the common ones. "Jd. América"
 * gives "america~jardim". None for text without a letter.
 */
export const keysOfText = (text: string, uf: string): string[] => {
  const keys = wholeKeys(text, uf);
  const head = text.split(TAIL, 1)[0] ?? "";
  return head === text ? keys : [...new Set([...keys, ...wholeKeys(head, uf)])];
};

/** "Distrito de Itaquera" and "13º Subdistrito Butantã" are Itaquera and Butantã; "Distrito Industrial" is itself. */
const DISTRICT = /^(?:\d+ ?(?:o )?)?(?:distrito|dist|subdistrito|subdist|subd)(?: d[aeo])? (?!industrial)/;

interface CityName {
  readonly name: string;
  readonly uf: string;
}

/** Where a text locates itself: "Jardim Novo (Sousas)" in Sousas, "Ed. Sol - Jardim Itália" in Jardim Itália. */
const partsOf = (text: string, { name, uf }: CityName): string[] => {
  const folded = fold(text);
  const district = folded.replace(DISTRICT, "");
  const parts = text.split(TAIL).slice(1).map(fold);
  const others = new Set(["", fold(name), fold(uf)]);
  return [...(district === folded ? [] : [district]), ...parts].filter((part) => !others.has(part));
};

/** After "Bairro" a letter may be a numeral or begin a name: "Bairro I", "Bairro I Distrito Industrial". */
const LETTER_AFTER_BAIRRO = /^bairro ([ivx](?: .*)?)$/;

/** The keys by which to look a text up. */
export interface SearchKeys {
  /** The keys of the text, and the center's key if the text is another name for a center. */
  readonly keys: readonly string[];
  /** The keys of the places in which the text locates itself, which count if `keys` find none. */
  readonly within: readonly string[];
}

const readKeys = (text: string, city: CityName): SearchKeys => {
  const named = LETTER_AFTER_BAIRRO.exec(fold(text))?.[1];
  const keys = [...keysOfText(text, city.uf), ...(named ? wholeKeys(named, city.uf) : [])];
  const within = partsOf(text, city).flatMap((part) => wholeKeys(part, city.uf));
  return {
    keys: keys.some(isCenter) ? [...new Set([...keys, CENTER])] : keys,
    within: [...new Set(within)].filter((key) => !keys.includes(key)),
  };
};

/** Computing keys takes a tenth of a write's processor time, twice per write; a portfolio names few neighborhoods. */
const MAX_KNOWN = 500;
const known = new RecentlyUsed<SearchKeys>(MAX_KNOWN);

export const searchKeysOf = (text: string, city: CityName): SearchKeys => {
  const name = JSON.stringify([text, city.name, city.uf]);
  return known.getOrInsertComputed(name, () => readKeys(text, city));
};

/** The range of the keys of one name, with any kind or none. */
export const keysOfName = (key: string): readonly [from: string, to: string] => {
  const name = key.slice(0, key.indexOf(MARK) + 1);
  return [name, name + MARK];
};

/** The words that distinguish a place from its namesakes, "Jardim" or "Vila"; others only say how it came to be. */
const kindOf = (key: string): string[] => {
  return wordsOfKind(key).flatMap((word) => tables().strong.get(word) ?? []);
};

const endsWith = (whole: readonly string[], end: readonly string[]): boolean =>
  end.every((word, at) => whole.at(at - end.length) === word);

/** "Vila da Serra" is not Serra, while "Vila Serra" may be. */
const isBound = (words: readonly string[]): boolean =>
  words.some((word, at) => tables().strong.has(word) && PARTICLE.test(words[at + 1] ?? ""));

const wordsOfKind = (key: string): string[] => key.slice(key.indexOf(MARK) + 1).split(" ");

/**
 * Whether a neighborhood's key may be meant by another of the same name: "Loteamento X" by "Conjunto X", "Jardim X" by
 * "X" and the reverse, but not "Jardim X" by "Vila X".
 */
export const mayBeSamePlace = (own: string, asked: string): boolean => {
  const kind = kindOf(own);
  const wanted = kindOf(asked);
  if (kind.length < wanted.length) return endsWith(wanted, kind) && !isBound(wordsOfKind(asked));
  return endsWith(kind, wanted);
};

/** The key without its first leading word, without its first two, and so on. */
export const shorterKeys = (key: string): string[] => {
  const [name] = keysOfName(key);
  const words = wordsOfKind(key);
  const cuts = words
    .keys()
    .filter((at) => !PARTICLE.test(words[at + 1] ?? "") && !isBound(words.slice(0, at + 1)));
  return [...cuts].map((at) => name + words.slice(at + 1).join(" "));
};
