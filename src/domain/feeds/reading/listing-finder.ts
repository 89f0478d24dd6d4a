import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { typeOf } from "../../../intake/property-types.ts";
import type { ListingField } from "../formats/format.ts";
import { isOtherRoot, LISTING_NAMES } from "../formats/index.ts";
import { BUILDINGS, CONTACTS } from "../formats/names.ts";
import { fieldsNamed, localName, nameOfColumn } from "../formats/spelling.ts";
import { stemOf } from "./surroundings.ts";

/** How much of a feed may pass before its first listing ends. */
const MAX_HEAD_CHARS = 1_000_000;
const MAX_DEPTH = 20;
const MAX_TEXT_CHARS = 200;

const CODE = 1;
const TYPE = 2;
const ROOMS = 4;
const AREA = 8;
const OFFER = 16;
const PLACE = 32;
const OF_A_HOME = TYPE | ROOMS | AREA | OFFER;

const OF_FIELD: Readonly<Partial<Record<ListingField, number>>> = {
  code: CODE,
  bedrooms: ROOMS,
  suites: ROOMS,
  bathrooms: ROOMS,
  parking: ROOMS,
  livingArea: AREA,
  constructedArea: AREA,
  totalArea: AREA,
  lotArea: AREA,
  salePrice: OFFER,
  rentPrice: OFFER,
  price: OFFER,
  transaction: OFFER,
  state: PLACE,
  city: PLACE,
  neighborhood: PLACE,
  street: PLACE,
  locality: PLACE,
};
const TYPES: ReadonlySet<ListingField> = new Set(["type", "subtype", "category"]);

/** Names of elements for homes: nothing else in a feed has such a name. */
const HOME = /^(?:imove[il]s?|propert(?:y|ies)|propriedades?|propiedad(?:es)?|inmuebles?|listings?)$/;

/** Developments and their units, which only their developer can bring in. */
const LAUNCHES = new Set(["lancamento", "empreendimento", "development", "unidade", "unit"]);

/** Orders, invoices and cars have codes, prices and cities too. */
const MIN_SIGNS = 3;
const readsAsListing = (name: string, hints: number): boolean => {
  const homeSigns = [TYPE, ROOMS, AREA].filter((bit) => hints & bit).length + (HOME.test(name) ? 1 : 0);
  const otherSigns = [OFFER, PLACE].filter((bit) => hints & bit).length;
  return (hints & CODE) !== 0 && homeSigns > 0 && otherSigns > 0 && homeSigns + otherSigns >= MIN_SIGNS;
};

const hintsOf = (name: string, text: string): number => {
  if (text.trim() === "") return 0;
  let hints = 0;
  for (const field of fieldsNamed(name)) {
    hints |= OF_FIELD[field] ?? 0;
    if (TYPES.has(field) && typeOf(text) !== undefined) hints |= TYPE;
  }
  return /\d/.test(text) ? hints : hints & ~(ROOMS | AREA);
};

interface Open {
  readonly name: string;
  /** The name in its closing tag: for a column, not its own (`<field name="preco">`). */
  readonly end: string;
  text: string;
  own: number;
  /** What its content says, apart from the candidates inside. */
  others: number;
  inside: number;
  hasChildren: boolean;
  readonly candidates: Set<string>;
}

/**
 * Finds which element of a document is a listing, whatever it and the ones around it are called: the outermost one with
 * a code and a fact that homes have and orders, invoices and cars do not. A name that a format has needs no search.
 */
export class ListingFinder {
  listing: string | null = null;
  done = false;
  /** Some element has a code, and a type, a room, an area or a price. */
  isLikely = false;

  readonly #tokenizer: Tokenizer;
  #text = "";
  #seen = 0;
  readonly #open: Open[] = [];
  #tooDeep = 0;
  #tag = "";
  #attribute = "";
  #value = "";
  #attributes: Record<string, string> = {};
  #own = 0;

  constructor() {
    this.#tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, this.#callbacks());
  }

  /** @returns the text to read, once the search is over; empty until then */
  write(text: string): string {
    if (this.done) return text;
    this.#text += text;
    this.#seen += text.length;
    this.#tokenizer.write(text);
    if (this.#seen > MAX_HEAD_CHARS) this.done = true;
    return this.#takeText();
  }

  /** @returns what is left to read */
  end(): string {
    if (!this.done) while (this.#open.length > 0) this.#close();
    this.done = true;
    return this.#takeText();
  }

  #takeText(): string {
    if (!this.done) return "";
    const text = this.#text;
    this.#text = "";
    return text;
  }

  #slice(start: number, end: number): string {
    return this.#text.slice(start, end);
  }

  #callbacks(): TokenizerCallbacks {
    const pass = (): void => undefined;
    return {
      ontext: (start, end) => this.#addText(this.#slice(start, end)),
      ontextentity: pass,
      oncdata: (start, end, offset) => this.#addText(this.#slice(start, end - offset)),
      onopentagname: (start, end) => {
        this.#tag = this.#slice(start, end);
        this.#own = 0;
        this.#attributes = {};
      },
      onattribname: (start, end) => {
        this.#attribute = localName(this.#slice(start, end));
        this.#value = "";
      },
      onattribdata: (start, end) => {
        this.#value += this.#slice(start, Math.min(end, start + MAX_TEXT_CHARS));
      },
      onattribentity: pass,
      onattribend: () => {
        this.#attributes[this.#attribute] = this.#value;
        this.#own |= hintsOf(this.#attribute, this.#value);
      },
      onopentagend: () => this.#begin(),
      onselfclosingtag: () => {
        this.#begin();
        this.#end(localName(this.#tag));
      },
      onclosetag: (start, end) => this.#end(localName(this.#slice(start, end))),
      oncomment: pass,
      ondeclaration: pass,
      onprocessinginstruction: pass,
      onend: pass,
    };
  }

  #addText(text: string): void {
    const top = this.#open.at(-1);
    if (top && top.text.length < MAX_TEXT_CHARS) top.text += text.slice(0, MAX_TEXT_CHARS);
  }

  #finish(name: string | null): void {
    if (this.done) return;
    this.listing = name;
    this.done = true;
  }

  /** Whether an outer element is a listing, judging by what has been read of it; the root never is. */
  #isInside(others = OF_A_HOME): boolean {
    return this.#open.some(({ own }, at) => at > 0 && own & CODE && own & others);
  }

  #begin(): void {
    if (this.done) return;
    if (this.#open.length >= MAX_DEPTH) {
      this.#tooDeep += 1;
      return;
    }
    const end = localName(this.#tag);
    const name = nameOfColumn(end, this.#attributes);
    const around = this.#open.at(-1);
    if (around) around.hasChildren = true;
    const stem = stemOf(name);
    if (around?.candidates.has(stem)) this.#finish(stem);
    const isOther = this.#open.length === 0 && (name === "html" || isOtherRoot(name));
    if (isOther || (LISTING_NAMES.has(stem) && !this.#isInside(~CODE))) this.#finish(null);
    const own = this.#own;
    const candidates = new Set<string>();
    this.#open.push({ name, end, text: "", own, others: own, inside: own, hasChildren: false, candidates });
  }

  #end(name: string): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    const at = this.#open.findLastIndex((open) => open.end === name);
    if (at >= 0) while (this.#open.length > at) this.#close();
  }

  #close(): void {
    const ended = this.#open.pop();
    const around = this.#open.at(-1);
    if (!ended || this.done) return;
    if (!ended.hasChildren) this.#read(ended, around);
    const { inside } = ended;
    const name = stemOf(ended.name);
    const [candidate] = ended.candidates;
    // An agency's or a client's own element may have a code and a city too.
    if (LISTING_NAMES.has(name) && inside & CODE && !this.#isInside()) this.#finish(null);
    else if (candidate !== undefined && (!around || ended.others === 0)) this.#finish(candidate);
    else if (around && BUILDINGS.has(name)) around.inside |= inside & PLACE;
    else if (around && !CONTACTS.has(name) && !LAUNCHES.has(name)) {
      around.inside |= inside;
      this.isLikely ||= (inside & CODE) !== 0 && (inside & ~(CODE | PLACE)) !== 0;
      if (readsAsListing(name, inside) && !this.#isInside()) around.candidates.add(name);
      if (!around.candidates.has(name)) around.others |= inside;
    }
  }

  #read(ended: Open, around: Open | undefined): void {
    const hints = hintsOf(ended.name, ended.text);
    ended.inside |= hints;
    if (around) around.own |= hints;
  }
}
