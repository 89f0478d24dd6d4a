import { purposesOf } from "../../../intake/purposes.ts";
import { fold } from "../../../lib/text.ts";
import type { Purpose } from "../../../vocabulary/value-lists.ts";
import type { ListingField } from "../formats/format.ts";
import { FREE_TEXT } from "../formats/index.ts";
import {
  BUILDINGS,
  CONDOMINIUM,
  CONTACTS,
  CONTAINERS,
  CURRENCIES,
  FEE_AMOUNTS,
  FIELD_FACTS,
  NOT_ABOUT_HOME,
  notReadByName,
  OF_PURPOSES,
  PERIODS,
  PHOTO_ADDRESSES,
  PHOTO_PLACES,
  PHOTO_SIZES,
  PHOTO_VALUES,
  PORTAL,
  PRICE_KINDS,
  UNITS,
  UNVISITED,
} from "../formats/names.ts";
import { localName } from "../formats/spelling.ts";
import { type Element, isBlank, NO, type RawListing, valueIn, writtenIn, YES } from "./element.ts";
import {
  AMOUNT_FIELDS,
  COUNTS,
  countedIn,
  DEAL_AMOUNTS,
  measuredIn,
  namedValue,
  rangedIn,
} from "./named-values.ts";
import { AREA, areaNamed, priceNamed, SEASON } from "./price-and-area-names.ts";
import { isOff, stateOf } from "./states.ts";

/** An element and its place. */
export interface IndexedElement {
  readonly element: Element;
  /** The name of the element around it; empty directly in the listing. */
  readonly section: string;
  /** Whether it describes the building, not the home. */
  readonly isOfBuilding: boolean;
}

const NONE: readonly Element[] = [];

const JSON_TEXT = /^\s*[{[]/;
const MAX_DEPTH = 8;

const elementOf = (name: string, value: unknown, depth: number): Element => {
  const isHolder = typeof value === "object" && value !== null && depth < MAX_DEPTH;
  const text = isHolder || value === null ? "" : String(value);
  return { name, text, attributes: {}, children: isHolder ? membersOf(name, value, depth + 1) : NONE };
};

const membersOf = (name: string, value: object, depth: number): Element[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => elementOf(PHOTO_PLACES.has(name) ? "foto" : "item", one, depth))
    : Object.entries(value).map(([key, one]) => elementOf(localName(key), one, depth));

/** Reads the members of JSON in an element's text as elements; broken JSON stays a text. */
const unfolded = (element: Element): Element => {
  const { name, text, children } = element;
  if (children.length > 0 || !JSON_TEXT.test(text) || FREE_TEXT.has(name)) return element;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? { ...element, text: "", children: membersOf(name, value, 1) }
      : element;
  } catch {
    return element;
  }
};

const ADDRESS = /^\s*(?:https?:)?\/\/|\.(?:jpe?g|png|webp)\b/i;

/** Elements with the address of the cover photo, or a mark on a photo that is the cover. */
const COVERS = new Set(["capa", "cover"]);

/** Atom's `<link rel="alternate" href="...">`; with rel="enclosure" it is a photo, as RSS's `enclosure`. */
const withLinkedAddress = (element: Element): Element => {
  const { href, rel = "alternate", ...attributes } = element.attributes;
  if (element.name !== "link" || href === undefined || !isBlank(element.text)) return element;
  if (rel === "alternate") return { ...element, text: href, attributes: {} };
  return rel === "enclosure" ? { ...element, name: rel, attributes: { href, ...attributes } } : element;
};

/** Whether an element holds photos, whatever the feed calls it. An `Item` may also be a feature. */
const isOfPhotos = ({ name, text, attributes, children }: Element): boolean =>
  PHOTO_PLACES.has(name) ||
  (name === "content" && "url" in attributes) ||
  (COVERS.has(name) && ADDRESS.test(text)) ||
  (name === "item" &&
    ("medium" in attributes ||
      ADDRESS.test(text) ||
      Object.keys(attributes).some((one) => PHOTO_ADDRESSES.has(one)) ||
      children.some(
        (child) =>
          PHOTO_ADDRESSES.has(child.name) ||
          ((PHOTO_SIZES.has(child.name) || PHOTO_VALUES.has(child.name)) && ADDRESS.test(child.text)),
      )));

const AMOUNT = /\d[\d.,]{2}/;

/** `<negocio><tipo>Venda</tipo><valor>450000</valor></negocio>` gives a purpose and its price. */
const dealIn = (element: Element): readonly Element[] => {
  const { name, text, attributes, children } = element;
  const amount = isBlank(text) ? valueIn(element, DEAL_AMOUNTS) : undefined;
  if (amount === undefined || !AMOUNT.test(amount)) return [element];
  const kind = valueIn(element, PRICE_KINDS) ?? "";
  return [
    { name, text: kind, attributes: {}, children: NONE },
    { name: "valor", text: amount, attributes, children },
  ];
};

/** `<pricingInfo><businessType>RENTAL</businessType><price>2500</price></pricingInfo>` */
const pricedIn = (
  element: Element,
  deals: ReadonlySet<string>,
  genericPrices: ReadonlySet<string>,
): Element => {
  const [kind, ...others] = element.children.filter(({ name }) => deals.has(name));
  if (!kind || others.length > 0) return element;
  const tipo = writtenIn(kind);
  const children = element.children.map((child) =>
    genericPrices.has(child.name) && valueIn(child, PRICE_KINDS) === undefined
      ? { ...child, attributes: { ...child.attributes, tipo } }
      : child,
  );
  return { ...element, children };
};

/** `<locacao><inativo>1</inativo>` says what `<locacao><ativo>0</ativo>` does. */
const opposite = (element: Element): Element => {
  const text = fold(writtenIn(element));
  return { ...element, text: YES.has(text) ? "0" : NO.has(text) ? "1" : element.text };
};

const NAMES_OF_PURPOSE = {
  sale: { price: "saleprice", offered: "paravenda" },
  rent: { price: "rentprice", offered: "paralocacao" },
  season: { price: SEASON, offered: SEASON },
} as const;

/** A listing's elements by name, wherever they are, and those that hold its photos. */
export interface Index {
  readonly byName: ReadonlyMap<string, readonly IndexedElement[]>;
  readonly photos: readonly Element[];
  /** Names that are neither fields nor elements of their own: attributes, contacts. */
  readonly others: ReadonlySet<string>;
}

const saysAny = ({ text, attributes, children }: Element): boolean =>
  !isBlank(text) || Object.values(attributes).some((value) => !isBlank(value)) || children.some(saysAny);

const ADVERTISED = /^(?:portal|publicac|integrac)/;

/** An advertisement's own title and description describe the home. */
const isAside = (element: Element): boolean =>
  NOT_ABOUT_HOME.test(element.name) &&
  !(ADVERTISED.test(element.name) && element.children.some(({ name }) => FREE_TEXT.has(name))) &&
  (element.children.length > 0 || Object.keys(element.attributes).length > 0) &&
  saysAny(element);

/** Free texts that were cut are reported elsewhere. */
const isCut = ({ name, lost = 0 }: Element): boolean => lost > 0 && !FREE_TEXT.has(name);

/** Attributes of XML itself. */
const OF_XML = /^(?:xml|xsi|xmlns|lang|nil|schemalocation|nonamespaceschemalocation|xsd)/;
/** These are read together with the element that has them. */
const ABBREVIATION = "abbreviation";
const OF_ELEMENTS: ReadonlySet<string> = new Set([...CURRENCIES, ...UNITS, ...PERIODS, ...PRICE_KINDS]);

class Indexer {
  readonly others = new Set<string>();
  readonly byName = new Map<string, IndexedElement[]>();
  readonly photos: Element[] = [];
  readonly photosOfBuilding: Element[] = [];
  readonly #names: ReadonlySet<string>;
  readonly #prices: ReadonlySet<string>;
  readonly #genericPrices: ReadonlySet<string>;
  readonly #deals: ReadonlySet<string>;
  readonly #kinds: readonly string[];
  readonly #inner: ReadonlySet<string>;
  readonly #features: ReadonlySet<string>;
  readonly #uses: Names["uses"];

  constructor({ names, prices, genericPrices, deals, inner, features, uses }: Names) {
    this.#inner = inner;
    this.#features = features;
    this.#uses = uses;
    this.#names = names;
    this.#prices = prices;
    this.#genericPrices = genericPrices;
    this.#deals = deals;
    this.#kinds = [...PRICE_KINDS, ...deals];
  }

  visit(around: Element, section: string, isOfBuilding: boolean): void {
    const isField = this.#names.has(section) && !CONTAINERS.has(section) && !BUILDINGS.has(section);
    const isOwn = (name: string): boolean => isField && FIELD_FACTS.has(name);
    for (const [name, text] of Object.entries(around.attributes)) {
      const element = { name, text, attributes: {}, children: [] };
      if (isOwn(name)) this.#addFact(around, element);
      else this.#addAttribute({ element, section, isOfBuilding });
    }
    const off = this.#offDeals(around.children);
    for (const element of around.children)
      if (off.has(element)) this.others.add(element.name);
      else if (isOwn(element.name) && !this.#giveSameField(section, element.name))
        this.#addFact(around, element);
      else this.#addChild({ element: withLinkedAddress(unfolded(element)), section, isOfBuilding });
  }

  /** `<negocio><tipo>Locação</tipo><ativo>0</ativo>` takes only that deal off the market, if another one is on it. */
  #offDeals(all: readonly Element[]): ReadonlySet<Element> {
    const off = new Set(all.filter((deal) => this.#isSwitchedOff(deal)));
    if (off.size === 0) return off;
    const others = all.filter((deal) => !off.has(deal)).map((deal) => this.#purposeOf(deal));
    const on = new Set(others.filter((purpose) => purpose !== undefined));
    for (const deal of off) {
      const purpose = this.#purposeOf(deal);
      const isElsewhere = purpose !== undefined && on.size > (on.has(purpose) ? 1 : 0);
      if (!isElsewhere) off.delete(deal);
    }
    return off;
  }

  #purposeOf(deal: Element): Purpose | undefined {
    const [purpose, ...others] = purposesOf(valueIn(deal, this.#kinds) ?? "");
    return others.length === 0 ? purpose : undefined;
  }

  #isSwitchedOff({ attributes, children }: Element): boolean {
    const saysOff = (name: string, text: string): boolean =>
      (this.#isOf(name, "switch") && NO.has(fold(text))) ||
      (this.#isOf(name, "off") && YES.has(fold(text))) ||
      (this.#isOf(name, "status") && isOff(stateOf(text)));
    return [...children.map(({ name, text }) => [name, text] as const), ...Object.entries(attributes)].some(
      ([name, text]) => saysOff(name, text),
    );
  }

  /** Whether two names give the same field: `<TipoImovel><Tipo>`. */
  #giveSameField(section: string, name: string): boolean {
    const fields = this.#uses.get(section);
    return this.#uses.get(name)?.some(({ field }) => fields?.some((one) => one.field === field)) === true;
  }

  /** Reports words about a field that differ from its value. */
  #addFact(around: Element, { name, text }: Element): void {
    const differs =
      name !== ABBREVIATION &&
      /\p{L}/u.test(text) &&
      !(OF_ELEMENTS.has(name) && (around.name !== "item" || !isBlank(writtenIn(around)))) &&
      text.trim() !== writtenIn(around).trim();
    if (differs) this.others.add(`${around.name}:${name}`);
  }

  #isFactOf({ element: { name }, section }: IndexedElement): boolean {
    return FIELD_FACTS.has(name) && (this.#names.has(section) || this.#inner.has(section));
  }

  #addAttribute(indexed: IndexedElement): void {
    const { name, text } = indexed.element;
    if (this.#names.has(name)) this.#add(indexed);
    else if (PHOTO_PLACES.has(name) && ADDRESS.test(text)) this.photos.push(indexed.element);
    else if (CONTACTS.has(name)) this.others.add("contact");
    else if (name === ABBREVIATION && indexed.section !== "") return;
    else if (/\p{L}/u.test(text) && !this.#isFactOf(indexed) && !OF_XML.test(name))
      this.others.add(notReadByName.get(name) ?? (PORTAL.has(name) ? "portal" : name));
  }

  #addChild(indexed: IndexedElement): void {
    const { element, section, isOfBuilding } = indexed;
    const { name } = element;
    if (CONTACTS.has(name) && saysAny(element)) this.others.add("contact");
    if (isCut(element)) this.others.add(name);
    if (CONTACTS.has(name) || (section === CONDOMINIUM && FEE_AMOUNTS.has(name))) return;
    if (isAside(element)) {
      this.others.add(PORTAL.has(name) ? "portal" : name);
      return;
    }
    const named = this.#namedIn(element) ?? measuredIn(element);
    if (named) this.#add({ element: named, section, isOfBuilding });
    else if (isOfPhotos(element)) (isOfBuilding ? this.photosOfBuilding : this.photos).push(element);
    else this.#addSection(indexed);
  }

  #addSection({ element: written, section, isOfBuilding }: IndexedElement): void {
    const { name } = written;
    const element = this.#isOf(name, "price", ...COUNTS, ...AMOUNT_FIELDS) ? rangedIn(written) : written;
    const counted = this.#isOf(name, ...COUNTS)
      ? countedIn(element)
      : pricedIn(element, this.#deals, this.#genericPrices);
    for (const one of this.#isDeal(name, section) ? dealIn(counted) : [counted])
      this.#add({ element: one, section, isOfBuilding });
    if (!UNVISITED.has(name)) this.visit(counted, name, isOfBuilding || BUILDINGS.has(name));
  }

  #isOf(name: string, ...fields: readonly ListingField[]): boolean {
    return this.#uses.get(name)?.some(({ field }) => fields.includes(field)) === true;
  }

  #isDeal(name: string, section: string): boolean {
    return this.#deals.has(name) || (name === "item" && this.#deals.has(section));
  }

  #namedIn(element: Element): Element | null {
    const isFeature = this.#features.has(element.name) || this.#inner.has(element.name);
    // `<valor><tipo>Venda</tipo><valor>500000</valor></valor>`
    const isHolder =
      this.#genericPrices.has(element.name) && isBlank(element.text) && element.children.length > 1;
    return isFeature || isHolder || !this.#names.has(element.name) ? namedValue(element, isFeature) : null;
  }

  /** The name of a price, a switch or a period inside an element that says its purpose. */
  #nameInPurpose({ element: { name }, section }: IndexedElement): string | null {
    const purpose = OF_PURPOSES.get(section);
    if (purpose === undefined) return null;
    if (this.#genericPrices.has(name)) return NAMES_OF_PURPOSE[purpose].price;
    if (this.#isOf(name, "switch", "off", "status")) return NAMES_OF_PURPOSE[purpose].offered;
    return purpose === "season" && PERIODS.includes(name) ? SEASON : null;
  }

  #add(indexed: IndexedElement): void {
    const { name } = indexed.element;
    const own = this.#prices.has(name)
      ? priceNamed(indexed.element, this.#genericPrices.has(name))
      : name === AREA
        ? areaNamed(indexed.element)
        : name;
    const key = (own === name && this.#nameInPurpose(indexed)) || own;
    const isOff = key !== name && this.#isOf(name, "off");
    const one = isOff ? { ...indexed, element: opposite(indexed.element) } : indexed;
    const known = this.byName.get(key);
    if (known) known.push(one);
    else this.byName.set(key, [one]);
  }
}

interface Names {
  readonly names: ReadonlySet<string>;
  readonly prices: ReadonlySet<string>;
  readonly genericPrices: ReadonlySet<string>;
  readonly deals: ReadonlySet<string>;
  readonly inner: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
  readonly uses: ReadonlyMap<string, readonly { readonly field: ListingField }[]>;
}

export const indexOf = (listing: RawListing, names: Names): Index => {
  const indexer = new Indexer(names);
  if (isCut(listing)) indexer.others.add(listing.name);
  indexer.visit(listing, "", false);
  const { byName, photos, photosOfBuilding, others } = indexer;
  return { others, byName, photos: [...photos, ...photosOfBuilding] };
};
