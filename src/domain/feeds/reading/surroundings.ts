import { typeOf } from "../../../intake/property-types.ts";
import { purposesOf } from "../../../intake/purposes.ts";
import type { ListingField } from "../formats/format.ts";
import { CONTACTS, PRICE_KINDS } from "../formats/names.ts";
import { fieldsNamed } from "../formats/spelling.ts";
import type { Element } from "./element.ts";

const MAX_DEPTH = 20;
const MAX_LEAVES = 20;
const MAX_TEXT_CHARS = 200;

type Attributes = Readonly<Record<string, string>>;

interface Open {
  readonly name: string;
  readonly words: string;
  readonly attributes: Attributes;
  readonly leaves: Element[];
  text: string;
  isLeaf: boolean;
  hasListing: boolean;
}

const NONE: readonly Element[] = [];
const PRICED = ["salePrice", "rentPrice", "price"] as const;

/** `ImoveisVenda`, `casas-de-praia`. */
const wordsOf = (written: string): string =>
  written
    .slice(written.lastIndexOf(":") + 1)
    .replace(/([a-z])(?=[A-Z])/g, "$1 ")
    .replace(/[_-]/g, " ")
    .replace(/\d{1,6}$/, "");

/** Words that name any building, or whoever sends the feed. */
const GENERAL = /^(?:homes?|houses?|business|buildings?|units?|stores?|villages?|pontos?|conjuntos?)$/i;
const typeNamed = (words: string): boolean => !GENERAL.test(words) && typeOf(words) !== undefined;
const purposeNamed = (words: string): boolean => purposesOf(words).length === 1;

/** Whether an element's name says a type or a purpose: `casa`, `imovel_locacao`. */
export const isNamedByKind = (written: string): boolean => {
  const words = wordsOf(written);
  return typeNamed(words) || purposeNamed(words);
};

/** The name without its number: `imovel12`, `item_0`. */
export const stemOf = (name: string): string => /^(.{0,60}[a-z])[_-]?\d{1,6}$/.exec(name)?.[1] ?? name;

/** Whether elements say the code and the price of a home. */
export const isListingOf = (elements: readonly Element[]): boolean => {
  const fields = new Set(elements.flatMap(({ name }) => [...fieldsNamed(name)]));
  return fields.has("code") && PRICED.some((field) => fields.has(field));
};

/** A listing's code as its element's name: `AP0012`. */
export const isCode = (name: string): boolean => /^[a-z]{1,4}[_-]?\d{1,6}$/.test(name);

/** By these names `ParsedListing` finds a purpose and a type, in every format. */
const element = (name: "transacao" | "tipoimovel", text: string): Element => ({
  name,
  text,
  attributes: {},
  children: [],
});

const valuesOf = ({ attributes, leaves }: Open, isOf: (name: string) => boolean): string[] => [
  ...Object.entries(attributes).flatMap(([name, text]) => (isOf(name) ? [text] : [])),
  ...leaves.flatMap(({ name, text }) => (isOf(name) ? [text] : [])),
];

const isOfField =
  (...fields: readonly ListingField[]) =>
  (name: string): boolean =>
    fields.some((field) => fieldsNamed(name).has(field));
const isTransaction = isOfField("transaction");
const isType = isOfField("type", "category");
const isKind = (name: string): boolean => isTransaction(name) || isType(name) || PRICE_KINDS.includes(name);

/** What one element says about the listings inside. Elements directly in the root may give the sender's address. */
const valuesAround = (open: Open, isRoot: boolean): Element[] => {
  const { name, words, attributes, leaves } = open;
  if (CONTACTS.has(name)) return [];
  const kinds = valuesOf(isRoot ? { ...open, leaves: [] } : open, isRoot ? isTransaction : isKind);
  const purpose = [...kinds, words].find(purposeNamed);
  const type = isRoot ? undefined : [...kinds, words.endsWith("s") ? words : ""].find(typeNamed);
  return [
    { name, text: "", attributes, children: isRoot ? NONE : leaves },
    ...(purpose === undefined ? [] : [element("transacao", purpose)]),
    ...(type === undefined ? [] : [element("tipoimovel", type)]),
  ];
};

/** The open elements around a feed's listings: `<cidade nome="Santos"><venda><imovel>`. */
export class Surroundings {
  readonly #open: Open[] = [];
  #tooDeep = 0;
  #found: readonly Element[] | undefined;

  get depth(): number {
    return this.#open.length + this.#tooDeep;
  }

  begin(name: string, written: string, attributes: Attributes): void {
    const around = this.#open.at(-1);
    if (around) around.isLeaf = false;
    if (this.#open.length >= MAX_DEPTH) this.#tooDeep += 1;
    else {
      const words = wordsOf(written);
      this.#open.push({ name, words, attributes, leaves: [], text: "", isLeaf: true, hasListing: false });
    }
    this.#found = undefined;
  }

  addText(text: string): void {
    const top = this.#open.at(-1);
    if (top) top.text += text.slice(0, MAX_TEXT_CHARS - top.text.length);
  }

  /** @returns its values, if it held other elements and no listing */
  end(name: string): readonly Element[] | null {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return null;
    }
    const at = this.#open.findLastIndex((open) => open.name === name);
    if (at < 0) return null;
    const [ended] = this.#open.splice(at);
    const leaves = this.#open.at(-1)?.leaves;
    if (ended?.isLeaf && leaves && leaves.length < MAX_LEAVES)
      leaves.push({ name, text: ended.text, attributes: ended.attributes, children: [] });
    this.#found = undefined;
    return ended?.isLeaf === false && !ended.hasListing ? ended.leaves : null;
  }

  /** @returns what the listing's own name says, then the elements around it from the innermost on */
  ofListing(listing: string): readonly Element[] {
    for (const open of this.#open) open.hasListing = true;
    this.#found ??= this.#open.flatMap((open, at) => valuesAround(open, at === 0)).reverse();
    const own = wordsOf(listing);
    const named = [
      ...(purposeNamed(own) ? [element("transacao", own)] : []),
      ...(typeNamed(own) ? [element("tipoimovel", own)] : []),
    ];
    return named.length === 0 ? this.#found : [...named, ...this.#found];
  }
}
