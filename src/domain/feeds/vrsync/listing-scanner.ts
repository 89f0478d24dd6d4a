import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** The limit of a free text, including its markup; the rest is dropped. */
const MAX_TEXT_CHARS = 100_000;
/** The limit of any other field: twice the longest address. */
const MAX_VALUE_CHARS = 4_096;
const MAX_ATTRIBUTE_CHARS = 200;
/** Items and features of one listing: more are dropped. */
const MAX_REPEATS = 500;

export interface Element {
  readonly text: string;
  /** By local name, in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A listing of the feed: its fields by `section/name` in lower case, in order of appearance. */
export type RawListing = ReadonlyMap<string, readonly Element[]>;

const SECTIONS = new Set(["media", "details", "location", "contactinfo"]);
/** Local names in lower case, by section; elements outside of sections have no name. */
export const LISTING_FIELDS: Readonly<Record<string, ReadonlySet<string>>> = {
  "": new Set(["listingid", "title", "transactiontype", "detailviewurl"]),
  media: new Set(["item"]),
  details: new Set(
    [
      "propertytype description listprice rentalprice livingarea constructedarea lotarea bedrooms suites bathrooms",
      "garage feature",
    ]
      .join(" ")
      .split(" "),
  ),
  location: new Set("state city neighborhood address streetnumber complement unitnumber".split(" ")),
  contactinfo: new Set(),
};
/** Free text: an apparent element of the feed may be markup of the text. */
const FREE_TEXT = new Set(["title", "description"]);
const ROOTS = new Set(["listingdatafeed", "listings"]);
/** Elements before the root. */
const MAX_STRANGERS = 20;

interface Capture {
  readonly key: string;
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly parts: string[];
  /** Characters that the field may still take. */
  room: number;
}

const localName = (name: string): string => name.slice(name.lastIndexOf(":") + 1).toLowerCase();

/**
 * Finds listings in the text of a feed, whatever its namespaces, wrong closes, raw markup or bare ampersands. It uses
 * the tokenizer, not the parser: hostile text cannot grow a stack of open elements.
 */
export class ListingScanner {
  /** The feed's own outermost element. */
  root: string | null = null;
  rootClosed = false;
  /** The text does not begin like a feed. */
  foreign = false;
  /** Characters since the last listing ended. */
  pending = 0;

  readonly #tokenizer: Tokenizer;
  #found: RawListing[] = [];
  #strangers = 0;
  #window = "";
  #base = 0;
  #consumed = 0;
  #listing: Map<string, Element[]> | null = null;
  #section = "";
  #capture: Capture | null = null;
  #tag = "";
  #attribute = "";
  #attributes: Record<string, string> = {};

  constructor() {
    this.#tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, this.#callbacks());
  }

  /** @returns the listings that ended within this text */
  write(text: string): RawListing[] {
    this.#window = this.#window.slice(this.#consumed - this.#base) + text;
    this.#base = this.#consumed;
    this.pending += text.length;
    this.#tokenizer.write(text);
    const found = this.#found;
    this.#found = [];
    return found;
  }

  end(): void {
    this.#tokenizer.end();
  }

  #slice(start: number, end: number): string {
    this.#consumed = Math.max(this.#consumed, end);
    return this.#window.slice(start - this.#base, end - this.#base);
  }

  #callbacks(): TokenizerCallbacks {
    const pass = (_start: number, end: number): void => this.#pass(end);
    return {
      ontext: (start, end) => this.#text(this.#slice(start, end)),
      ontextentity: (codePoint, end) => {
        this.#pass(end);
        this.#text(String.fromCodePoint(codePoint));
      },
      oncdata: (start, end, offset) => this.#text(this.#slice(start, end).slice(0, end - start - offset)),
      onopentagname: (start, end) => {
        this.#tag = this.#slice(start, end);
        this.#attributes = {};
      },
      onattribname: (start, end) => {
        this.#attribute = localName(this.#slice(start, end));
        this.#attributes[this.#attribute] = "";
      },
      onattribdata: (start, end) => this.#attributeText(this.#slice(start, end)),
      onattribentity: (codePoint) => this.#attributeText(String.fromCodePoint(codePoint)),
      onattribend: (_quote, end) => this.#pass(end),
      onopentagend: (end) => {
        this.#pass(end);
        this.#open(this.#tag);
      },
      onselfclosingtag: (end) => {
        this.#pass(end);
        this.#selfClose(this.#tag);
      },
      onclosetag: (start, end) => this.#close(this.#slice(start, end)),
      oncomment: pass,
      ondeclaration: pass,
      onprocessinginstruction: pass,
      onend: () => undefined,
    };
  }

  #pass(end: number): void {
    this.#consumed = Math.max(this.#consumed, end);
  }

  #attributeText(text: string): void {
    const known = this.#attributes[this.#attribute] ?? "";
    this.#attributes[this.#attribute] = known + text.slice(0, MAX_ATTRIBUTE_CHARS - known.length);
  }

  #text(text: string): void {
    const capture = this.#capture;
    if (!capture || capture.room <= 0) return;
    capture.parts.push(text.slice(0, capture.room));
    capture.room -= text.length;
  }

  #open(written: string): void {
    const name = localName(written);
    if (this.root === null) this.#findRoot(name);
    if (name === "listing") this.#begin();
    else if (this.#listing) this.#openInside(written, name);
  }

  /** A warning of the server's language may precede the feed; a page may not. */
  #findRoot(name: string): void {
    if (ROOTS.has(name)) this.root = name;
    else this.#strangers += 1;
    this.foreign = this.root === null && (name === "html" || this.#strangers > MAX_STRANGERS);
  }

  #openInside(written: string, name: string): void {
    if (this.#capture && this.#isMarkup(written, name)) {
      this.#text(`<${written}>`);
    } else if (SECTIONS.has(name)) {
      this.#endCapture();
      // A contact's address is not the property's.
      if (this.#section !== "contactinfo") this.#section = name;
    } else if (LISTING_FIELDS[this.#section]?.has(name)) {
      this.#beginCapture(name);
    }
  }

  /** Inside a text everything is markup, except the elements that this feed itself would write next. */
  #isMarkup(written: string, name: string): boolean {
    const isOfFeed = SECTIONS.has(name) || LISTING_FIELDS[this.#section]?.has(name) === true;
    return !isOfFeed || (FREE_TEXT.has(this.#capture!.name) && written === name);
  }

  #begin(): void {
    this.#finish();
    this.#listing = new Map();
    this.#section = "";
  }

  #beginCapture(name: string): void {
    this.#endCapture();
    const key = this.#section === "" ? name : `${this.#section}/${name}`;
    const room = FREE_TEXT.has(name) ? MAX_TEXT_CHARS : MAX_VALUE_CHARS;
    this.#capture = { key, name, attributes: this.#attributes, parts: [], room };
  }

  /** Markup of a text ends without being reported. */
  #selfClose(written: string): void {
    const capture = this.#capture;
    this.#open(written);
    if (capture === null || this.#capture !== capture) this.#close(written);
  }

  #close(written: string): void {
    const name = localName(written);
    if (name === this.root) this.rootClosed = true;
    if (name === "listing" || name === this.root) this.#finish();
    else if (this.#listing) this.#closeInside(written, name);
  }

  #closeInside(written: string, name: string): void {
    if (this.#capture?.name === name) {
      this.#endCapture();
    } else if (name === this.#section) {
      this.#endCapture();
      this.#section = "";
    } else if (this.#capture) {
      this.#text(`</${written}>`);
    }
  }

  #endCapture(): void {
    const capture = this.#capture;
    this.#capture = null;
    if (!capture || !this.#listing) return;
    const { key, attributes, parts } = capture;
    const known = this.#listing.get(key) ?? [];
    if (known.length === 0) this.#listing.set(key, known);
    if (known.length < MAX_REPEATS) known.push({ text: parts.join(""), attributes });
  }

  #finish(): void {
    this.#endCapture();
    if (this.#listing) {
      this.#found.push(this.#listing);
      this.pending = 0;
    }
    this.#listing = null;
  }
}
