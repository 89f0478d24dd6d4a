import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { fold } from "../../../lib/text.ts";
import { FIELD_NAMES, FREE_TEXT, KNOWN_NAMES, LISTING_NAMES, OUTERMOST, ROOTS } from "../formats/index.ts";
import {
  CONTACTS,
  CONTAINERS,
  NOT_ABOUT_HOME,
  PHOTO_ADDRESSES,
  PHOTO_PLACES,
  PHOTO_SIZES,
  VALUES,
} from "../formats/names.ts";
import { localName, nameOfColumn } from "../formats/spelling.ts";
import type { RawListing } from "./element.ts";
import { isCode, isListingOf, isNamedByKind, Surroundings, stemOf } from "./surroundings.ts";

/** The limit of a free text, including its markup, and of a list of photos; the rest is dropped. */
const MAX_TEXT_CHARS = 100_000;
/** The limit of any other value: twice the longest address. */
const MAX_VALUE_CHARS = 4_096;
/** The most attributes of an element, not counting those with known names. */
const MAX_ATTRIBUTES = 30;
/** The most elements of a listing, and their depth: further ones are dropped, deeper ones become text. */
const MAX_ELEMENTS = 4_000;
const MAX_DEPTH = 12;
/** The most elements before the root. */
const MAX_OUTSIDE = 20;
/** Elements of HTML that some feeds have too: inside a text they belong to the text. */
const HTML_NAMES = new Set(["title", "details", "address", "video", "item", "link", "code"]);

const LAUNCHES = new Set(["lancamento", "empreendimento", "development"]);

/** Free texts and elements of photos, which may list many, have the higher limit. */
const limitOf = (name: string): number =>
  FREE_TEXT.has(name) || PHOTO_PLACES.has(name) || PHOTO_ADDRESSES.has(name)
    ? MAX_TEXT_CHARS
    : MAX_VALUE_CHARS;

/** An element while it is open. */
interface Open {
  readonly name: string;
  readonly written: string;
  /** The name in its closing tag: for a column, not its own (`<field name="preco">`). */
  readonly end: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Open[];
  text: string;
  /** The part of the text that came from unknown elements inside. */
  inner: string;
  lost: number;
}

/** A namespace's prefix is not a name. */
const attributeName = (written: string): string => (/^xmlns:/i.test(written) ? "xmlns" : localName(written));

const ADDRESS = /^\s*(?:https?:)?\/\//i;
/** `<Item><Large>`: one of a photo's sizes. */
const isSizeIn = (around: Open, name: string): boolean =>
  around.name === "item" && isBlank(around.text) && PHOTO_SIZES.has(name);

/** `<venda><valor>450000</valor><visivel>1</visivel></venda>` has no text of its own. */
const isTextOfChild = ({ text, inner, children }: Open): boolean =>
  inner !== "" &&
  fold(text) === fold(inner) &&
  children.some((child) => VALUES.includes(child.name) && !isBlank(child.text));

const STREET = /^\s*(?:rua|r\.|avenida|av\.?|alameda|al\.|travessa|rodovia|estrada|praça) /i;
const LANDMARK = /refer|ponto|proxim|landmark/;

/** `<imoveis_semelhantes><imovel>` is not another listing of the feed. */
const isOfOthers = ({ name }: Open): boolean => CONTACTS.has(name) || NOT_ABOUT_HOME.test(name);

const isBlank = (text: string): boolean => !/\S/.test(text);

/**
 * Finds listings in the text of a feed, whatever its format and namespaces, and despite wrong closing tags, raw markup
 * and bare ampersands. It uses the tokenizer, not the parser: hostile text cannot grow a stack of open elements.
 */
export class ListingScanner {
  /** The feed's own outermost element. */
  root: string | null = null;
  rootClosed = false;
  /** Whether the text does not begin like a feed. */
  foreign = false;
  /** Characters since the last listing ended. */
  pending = 0;
  /** The element of its listings. */
  listing: string | null = null;
  /** Launches next to the listings; only their developer can bring them in. */
  launches = 0;
  /** How many other elements also have a code and a price, by their names. */
  readonly unreadListings = new Map<string, number>();

  readonly #tokenizer: Tokenizer;
  #found: RawListing[] = [];
  readonly #around = new Surroundings();
  /** The depth of the first listing: at any other depth, a name such as `casa` means something else. */
  #depth = 0;
  #isCoded = false;
  /** Open elements that began before the feed's root. */
  readonly #outside: string[] = [];
  #outsideSeen = 0;
  #window = "";
  #base = 0;
  #consumed = 0;
  /** The open elements of the current listing, from the listing itself on. */
  #open: Open[] = [];
  #elements = 0;
  #tooDeep = 0;
  #tag = "";
  #attribute = "";
  #attributes: Record<string, string> = {};
  /** Characters of attributes that were dropped. */
  #lost = 0;

  constructor() {
    this.#tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, this.#callbacks());
  }

  /** @param listing the element of the listings, if no format has its name */
  expect(listing: string | null): void {
    this.listing ??= listing;
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
        this.#lost = 0;
      },
      onattribname: (start, end) => this.#beginAttribute(attributeName(this.#slice(start, end))),
      onattribdata: (start, end) => this.#attributeText(this.#slice(start, end)),
      onattribentity: (codePoint) => this.#attributeText(String.fromCodePoint(codePoint)),
      onattribend: (_quote, end) => this.#pass(end),
      onopentagend: (end) => {
        this.#pass(end);
        this.#openTag(this.#tag);
      },
      onselfclosingtag: (end) => {
        this.#pass(end);
        if (this.#openTag(this.#tag)) this.#closeTag(this.#tag);
      },
      onclosetag: (start, end) => this.#closeTag(this.#slice(start, end)),
      oncomment: pass,
      ondeclaration: pass,
      onprocessinginstruction: pass,
      onend: () => undefined,
    };
  }

  #pass(end: number): void {
    this.#consumed = Math.max(this.#consumed, end);
  }

  #beginAttribute(name: string): void {
    const isRoom = KNOWN_NAMES.has(name) || Object.keys(this.#attributes).length < MAX_ATTRIBUTES;
    this.#attribute = isRoom ? name : "";
    const before = isRoom && PHOTO_PLACES.has(name) ? this.#attributes[name] : undefined;
    if (isRoom) this.#attributes[name] = before === undefined ? "" : `${before}\n`;
  }

  #attributeText(text: string): void {
    const known = this.#attributes[this.#attribute];
    const room = known === undefined ? 0 : limitOf(this.#attribute) - known.length;
    if (known !== undefined) this.#attributes[this.#attribute] = known + text.slice(0, room);
    this.#lost += Math.max(0, text.length - room);
  }

  #text(text: string): void {
    const top = this.#open.at(-1);
    if (!top) {
      this.#around.addText(text);
      return;
    }
    const room = limitOf(top.name) - top.text.length;
    top.lost += Math.max(0, text.length - room);
    if (room > 0) top.text += text.slice(0, room);
  }

  /** @returns whether an element was opened; markup inside a text is not an element, and its end is not reported */
  #openTag(written: string): boolean {
    const name = localName(written);
    if (this.#isListing(name)) {
      this.#begin(written, name);
      return true;
    }
    if (this.#open.length > 0) return this.#openInside(written, name);
    if (this.root === null) this.#findRoot(name);
    this.#around.begin(name, written, this.#attributes);
    return true;
  }

  /** Where the end of a listing is missing, the next one ends it: only for names that cannot be its fields. */
  #isListing(name: string): boolean {
    const stem = stemOf(name);
    const [open] = this.#open;
    if (open) {
      const isNext = open.end === name || (open.end !== open.name && open.name === stem);
      return isNext && LISTING_NAMES.has(stem) && !this.#open.some(isOfOthers);
    }
    if (this.listing === null) return LISTING_NAMES.has(stem) && !this.foreign;
    return this.listing === stem || this.#isOtherKind(name);
  }

  /** `<casas><casa>` next to `<apartamentos><apartamento>`. */
  #isOtherKind(name: string): boolean {
    if (this.#around.depth !== this.#depth) return false;
    return this.#isCoded ? isCode(name) : isNamedByKind(this.listing!) && isNamedByKind(name);
  }

  /** Whether an element inside the listing has this name too: `<item><fotos><item>`. */
  #isOpenInside(name: string): boolean {
    return this.#open.some((open, at) => at > 0 && open.end === name);
  }

  /** A warning from the server's PHP may precede the feed; a page may not. */
  #findRoot(name: string): void {
    if (ROOTS.has(name)) this.root = name;
    else {
      if (this.#outside.length <= MAX_OUTSIDE) this.#outside.push(name);
      this.#outsideSeen += 1;
    }
    const isPage = name === "html" || this.#outsideSeen > MAX_OUTSIDE;
    this.foreign = this.root === null && this.listing === null && isPage;
  }

  /** If no format has the outermost element, the first listing makes it the root. */
  #begin(written: string, name: string): void {
    this.#finish();
    const stem = stemOf(name);
    if (this.root === null || this.#depth === 0) {
      this.#depth = this.#around.depth;
      this.#isCoded = isCode(name);
    }
    this.listing ??= stem;
    this.root ??= this.#outside[0] ?? name;
    this.#open = [this.#opened(written, name, stem)];
    this.#elements = 0;
    this.#tooDeep = 0;
  }

  #openInside(written: string, end: string): boolean {
    const name = nameOfColumn(end, this.#attributes);
    if (this.#isMarkup(written, name)) {
      this.#text(`<${written}>`);
      return false;
    }
    if (this.#open.length >= MAX_DEPTH) {
      this.#tooDeep += 1;
      return true;
    }
    const top = this.#open.at(-1)!;
    // A field with text and no end: what follows in the feed is not inside it.
    const isUnclosed =
      KNOWN_NAMES.has(name) && this.#isField(top) && top.children.length === 0 && !isBlank(top.text);
    if (isUnclosed && this.#open.length > 1) this.#pop();
    this.#open.push(this.#opened(written, end, name));
    return true;
  }

  #opened(written: string, end: string, name: string): Open {
    return {
      name,
      written,
      end,
      attributes: this.#attributes,
      children: [],
      text: "",
      inner: "",
      lost: this.#lost,
    };
  }

  /** The listing itself is not a field, whatever its name. */
  #isField(open: Open): boolean {
    return open !== this.#open[0] && FIELD_NAMES.has(open.name);
  }

  /** Inside a text everything is markup, except the elements that this feed itself would write next. */
  #isMarkup(written: string, name: string): boolean {
    const top = this.#open.at(-1)!;
    if (!this.#isField(top) || isSizeIn(top, name)) return false;
    if (!KNOWN_NAMES.has(name)) return FREE_TEXT.has(top.name) || !isBlank(top.text);
    const isInText = top.written !== top.name && !isBlank(top.text);
    return FREE_TEXT.has(top.name) && written === name && (isInText || HTML_NAMES.has(name));
  }

  #closeTag(written: string): void {
    const name = localName(written);
    const isInside = this.#isOpenInside(name);
    if ((name === this.root || OUTERMOST.has(name)) && !isInside) this.rootClosed = true;
    const isEnd = name === this.#open[0]?.end;
    if (!isInside && (isEnd || name === this.root)) {
      this.#finish();
      if (!isEnd) this.#around.end(name);
    } else if (this.#open.length > 0) this.#closeInside(written, name);
    else this.#closeOutside(name);
  }

  #closeOutside(name: string): void {
    const at = this.#outside.lastIndexOf(name);
    if (at >= 0) this.#outside.splice(at, 1);
    const held = this.#around.end(name);
    if (held === null) return;
    if (LAUNCHES.has(name)) this.launches += 1;
    else if (this.listing !== null && isListingOf(held)) this.#countUnread(name);
    else return;
    this.pending = 0;
  }

  #countUnread(name: string): void {
    if (this.unreadListings.has(name) || this.unreadListings.size < MAX_OUTSIDE)
      this.unreadListings.set(name, (this.unreadListings.get(name) ?? 0) + 1);
  }

  #closeInside(written: string, name: string): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    const at = this.#open.findLastIndex((open) => open.end === name);
    if (at > 0) while (this.#open.length > at) this.#pop();
    else if (this.#isField(this.#open.at(-1)!)) this.#text(`</${written}>`);
  }

  /** Ends the innermost element. Text of an element that no format knows also belongs to the field around it. */
  #pop(): void {
    const ended = this.#open.pop()!;
    if (isTextOfChild(ended)) ended.text = "";
    const around = this.#open.at(-1)!;
    this.#elements += 1;
    if (this.#elements <= MAX_ELEMENTS) around.children.push(ended);
    else around.lost += ended.text.length + ended.lost;
    if (isSizeIn(around, ended.name) && ADDRESS.test(ended.text)) return;
    // A landmark in an address is not a street.
    const isPart =
      KNOWN_NAMES.has(ended.name) ||
      (CONTAINERS.has(around.name) && (LANDMARK.test(ended.name) || !STREET.test(ended.text)));
    if (!this.#isField(around) || isPart || isBlank(ended.text)) return;
    around.inner += ` ${ended.text}`;
    this.#text(` ${ended.text}`);
  }

  #finish(): void {
    while (this.#open.length > 1) this.#pop();
    const [listing] = this.#open;
    this.#open = [];
    if (!listing) return;
    const around = this.#around.ofListing(listing.written);
    this.#found.push(around.length === 0 ? listing : { ...listing, around });
    this.pending = 0;
  }
}
