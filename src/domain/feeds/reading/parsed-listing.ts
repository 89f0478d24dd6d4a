import { priceOf } from "../../../intake/figures.ts";
import { repaired } from "../../../intake/mojibake.ts";
import { isPlaceholder, LONGEST_PLACEHOLDER } from "../../../intake/placeholders.ts";
import { fold } from "../../../lib/text.ts";
import type { FeedFormat, Group, ListingField } from "../formats/format.ts";
import {
  ADDRESSES,
  CONDOMINIUM,
  FEE_AMOUNTS,
  type NotRead,
  notReadByName,
  PORTAL,
} from "../formats/names.ts";
import { amenityLabel, amenityOfElement } from "./amenities.ts";
import { type Element, isBlank, type RawListing, textIn, valueIn } from "./element.ts";
import { type Index, type IndexedElement, indexOf } from "./elements.ts";
import { type Table, tableOf, type Use } from "./format-table.ts";
import { hidingIn, showsPrice } from "./hiding.ts";

const childOf = ({ children }: Element, names: readonly string[]): Element | undefined =>
  names
    .map((name) => children.find((child) => child.name === name && textIn(child).trim() !== ""))
    .find((child) => child !== undefined);

/** Values that say that something is not there. */
const NOTHING = new Set(["", "0", "n", "no", "none", "false", "0 00", "null"]);
const DENIAL = /^(?:nao|nenhuma?|sem)\b/;
/** Crosses in a form mean "yes" here, although elsewhere they are placeholders. */
const CROSSES = new Set(["x", "xx", "xxx"]);

/** `PRINCIPALES|QUARTO` is "quarto". */
const keyOf = (text: string): string => fold(text.slice(text.lastIndexOf("|") + 1));

/** The elements of a group under the name that each one gives: `preco:venta`, `caracteristica:cft2`. */
const ofGroup = (
  group: Group,
  { element, ...place }: IndexedElement,
): (readonly [string, IndexedElement])[] => {
  const value = childOf(element, group.value) ?? (element.text.trim() === "" ? undefined : element);
  if (!value) return [];
  const currency = valueIn(element, group.currency ?? [])?.trim();
  const attributes = { ...value.attributes, ...(currency !== undefined && { currency }) };
  return group.key
    .map((name) => valueIn(element, [name]))
    .filter((key) => key !== undefined)
    .map((key) => {
      const name = `${group.element}:${keyOf(key)}`;
      return [name, { element: { ...value, name, attributes, children: [] }, ...place }] as const;
    });
};

/** `AREAS_COMUNS|SALAO_DE_FESTAS` names an amenity. */
const AMENITIES = /^(?:areas? (?:comu|priva)|comodidade)/;

const amenityOf = (text: string, isList: boolean): string | undefined => {
  if (isList) return text.trim() || undefined;
  const at = text.indexOf("|");
  return AMENITIES.test(fold(text.slice(0, Math.max(0, at)))) ? text.slice(at + 1).trim() : undefined;
};

const hasMeaning = (text: string): boolean => {
  if (text.length > LONGEST_PLACEHOLDER && !isBlank(text)) return true;
  const folded = fold(text);
  if (CROSSES.has(folded)) return true;
  return !NOTHING.has(folded) && !DENIAL.test(folded) && !isPlaceholder(text);
};

/** "Semimobiliado" is not "mobiliado". */
const hasAmenity = (text: string): boolean => hasMeaning(text) && !/^(?:semi|parcial)/.test(fold(text));

/** `<anexo url="https://…"/>`. */
const hasAddress = ({ attributes }: Element): boolean =>
  Object.values(attributes).some((text) => text.includes("//"));

const hasMeaningInside = (element: Element): boolean =>
  hasMeaning(textIn(element)) || hasAddress(element) || element.children.some(hasMeaningInside);

const isFee = (element: Element): boolean =>
  (priceOf(textIn(element)) ?? 0) > 1 ||
  element.children.some((child) => FEE_AMOUNTS.has(child.name) && isFee(child));

/** What a report calls an element that is not read, if it has a name for it. */
const labelOf = (name: string, indexed: readonly IndexedElement[]): NotRead | undefined =>
  name === CONDOMINIUM && indexed.some(({ element }) => isFee(element))
    ? "condominiumFee"
    : notReadByName.get(name);

const YES = new Set(["", "1", "s", "sim", "true", "yes"]);

/** The amenity that a group's element names; empty where it says that the property lacks it. */
const amenityIn = (group: Group, { element }: IndexedElement): string | undefined => {
  const value = childOf(element, group.value);
  if (group.amenities && !YES.has(fold(value ? textIn(value) : ""))) return undefined;
  const named = group.key
    .map((name) => amenityOf(valueIn(element, [name]) ?? "", group.amenities === true))
    .find(Boolean);
  if (named === undefined) return undefined;
  return value && !hasMeaning(textIn(value)) ? "" : amenityLabel(named);
};

/** Elements whose children may be features by their names alone. */
const FEATURE_LISTS = new Set(["features", "amenities"]);

/** Whether an element's name is an amenity that the home has; in a list of features it may be empty. */
const isNamedFeature = ({ element, section }: IndexedElement): boolean => {
  if (element.children.length > 0) return false;
  const folded = fold(textIn(element));
  return YES.has(folded) && (folded !== "" || FEATURE_LISTS.has(section));
};

/** `<Feature name="Pool">Yes</Feature>` is the pool, with "No" it is nothing. */
const featureOf = (element: Element): string => {
  const text = textIn(element);
  const name = valueIn(element, ["name", "nome"]) ?? "";
  if (name.trim() === "") return isPlaceholder(text) ? "" : text;
  if (YES.has(fold(text)) || /^\s*\d+\s*$/.test(text)) return hasMeaning(text) ? name : "";
  return hasMeaning(text) ? text : "";
};

const isBare = ({ children, attributes }: Element): boolean =>
  children.length === 0 && Object.keys(attributes).length === 0;

const NONE: readonly Element[] = [];
const NO_USES: readonly Use[] = [];
/** What the elements around a listing may say about it, where it does not say so itself. */
const INHERITED: ReadonlySet<ListingField> = new Set([
  "type",
  "transaction",
  "state",
  "city",
  "neighborhood",
]);
/** Any of them says what is offered. */
const OF_OFFERS: readonly ListingField[] = ["salePrice", "rentPrice", "saleOffered", "rentOffered"];

interface Ranked {
  readonly rank: number;
  readonly elements: Element[];
}

const hasValue = (element: Element): boolean => textIn(element).trim() !== "";

/** The fields that say where a home is; where it has none of its own, its building's count. */
const PLACES: readonly ListingField[] = ["locality", "city", "neighborhood", "street"];
const OF_PLACES: readonly ListingField[] = [...PLACES, "state", "number", "complement", "postalCode"];

/** `<Cidade><Codigo>` and `<Endereco><Referencia>` are not the listing's code. */
const isOfListing = ({ section }: IndexedElement, names: ReadonlySet<string>): boolean =>
  !names.has(section) && !ADDRESSES.has(section);

const SWITCHES: ReadonlySet<ListingField> = new Set(["switch", "off"]);
/** A switch inside one of these belongs to the listing. */
const OFFERED: readonly ListingField[] = [...OF_OFFERS, "price", "transaction", "status", "switch", "off"];

/** `<Cidade><Ativo>0`, `<Caracteristica><Ativo>0` and `<Valores><Exibir>0` do not switch the listing off. */
const switchesListing = (one: IndexedElement, { uses, names, inner, flags }: Table): boolean => {
  const { section, isOfBuilding } = one;
  if (showsPrice(one)) return false;
  if ((uses.get(section) ?? NO_USES).some(({ field }) => OFFERED.includes(field))) return true;
  const isKnown = [names, inner, flags, notReadByName, PORTAL, ADDRESSES].some((known) => known.has(section));
  return !isOfBuilding && !isKnown;
};

/** The elements that have a value, those in the documented place first. */
const valuesOf = (
  indexed: readonly IndexedElement[],
  { field, section, onlyThere }: Use,
  table: Table,
): Element[] => {
  const isOwn = (one: IndexedElement): boolean => {
    if (field === "code") return isOfListing(one, table.names);
    return !SWITCHES.has(field) || switchesListing(one, table);
  };
  const there: Element[] = [];
  const elsewhere: Element[] = [];
  for (const one of indexed)
    if (hasValue(one.element) && isOwn(one)) {
      if (one.section === section) there.push(one.element);
      else if (!onlyThere) elsewhere.push(one.element);
    }
  return elsewhere.length === 0 ? there : [...there, ...elsewhere];
};

/** What a listing says, field by field, whatever its shape. */
export class ParsedListing {
  readonly format: FeedFormat;
  readonly photos: readonly Element[];
  readonly #byName: Map<string, readonly IndexedElement[]>;
  readonly #table: Table;
  #found: ReadonlyMap<ListingField, readonly Element[]> | undefined;
  #foundAround: ReadonlyMap<ListingField, readonly Element[]> | undefined;
  readonly #around: readonly Element[] | undefined;
  /** Amenities that the elements of groups name. */
  readonly #amenities: string[] = [];
  /** Names of elements that are reported under another name, or as an amenity. */
  readonly #reportedElsewhere = new Set<string>();
  /** Whether its building has areas, rooms and the like of its own. */
  #buildingHasValues = false;
  readonly #others: ReadonlySet<string>;

  constructor(format: FeedFormat, listing: RawListing) {
    this.format = format;
    this.#table = tableOf(format);
    const { byName, photos, others } = indexOf(listing, this.#table);
    this.photos = photos;
    this.#others = others;
    this.#byName = this.#ofHome(byName);
    this.#around = listing.around;
    for (const [name, indexed] of this.#byName) this.#addNamed(name, indexed);
    for (const group of format.groups ?? [])
      for (const indexed of this.#byName.get(group.element) ?? []) this.#addGroup(group, indexed);
  }

  #givesOneOf(fields: readonly ListingField[], name: string): boolean {
    return (this.#table.uses.get(name) ?? NO_USES).some(({ field }) => fields.includes(field));
  }

  /** From a building the home takes only amenities, and the place if it has none of its own. */
  #ofHome(byName: Index["byName"]): Map<string, readonly IndexedElement[]> {
    const all = [...byName];
    if (!all.some(([, indexed]) => indexed.some(({ isOfBuilding }) => isOfBuilding))) return new Map(all);
    const hasPlace = all.some(
      ([name, indexed]) =>
        this.#givesOneOf(PLACES, name) && indexed.some((one) => !one.isOfBuilding && hasValue(one.element)),
    );
    const fields: readonly ListingField[] = hasPlace ? ["feature"] : ["feature", ...OF_PLACES];
    return new Map(
      all.map(([name, indexed]) => {
        const isOfBoth =
          this.#givesOneOf(fields, name) || this.#table.flags.has(name) || notReadByName.has(name);
        if (isOfBoth || amenityOfElement(name)) return [name, indexed];
        const others = indexed.filter((one) => one.isOfBuilding);
        this.#buildingHasValues ||= others.some(({ element }) => hasMeaning(textIn(element)));
        return [name, indexed.filter((one) => !one.isOfBuilding)];
      }),
    );
  }

  /** `<Features><Pool/></Features>`: the element's name is the amenity. */
  #addNamed(name: string, indexed: readonly IndexedElement[]): void {
    const { names, inner, flags } = this.#table;
    if (names.has(name) || inner.has(name) || flags.has(name) || !indexed.some(isNamedFeature)) return;
    const amenity = amenityOfElement(name);
    if (amenity === undefined) return;
    this.#amenities.push(amenity);
    this.#reportedElsewhere.add(name);
  }

  /** An element with a number and a name for its meaning is reported by the name. */
  #addGroup(group: Group, indexed: IndexedElement): void {
    const named = ofGroup(group, indexed);
    const isField = named.some(([name]) => this.#table.names.has(name));
    const amenity = isField ? undefined : amenityIn(group, indexed);
    if (amenity) this.#amenities.push(amenity);
    for (const [at, [name, one]] of named.entries()) {
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), one]);
      if (amenity !== undefined || at < named.length - 1) this.#reportedElsewhere.add(name);
    }
  }

  /** A field's elements that have a value: the documented name first, and of each name the documented place first. */
  all(field: ListingField): readonly Element[] {
    this.#found ??= this.#find(this.#byName);
    return this.#found.get(field) ?? (INHERITED.has(field) ? this.#allAround(field) : NONE);
  }

  #allAround(field: ListingField): readonly Element[] {
    if (!this.#around) return NONE;
    const found = this.#found!;
    if (field === "transaction" && OF_OFFERS.some((one) => found.has(one))) return NONE;
    if (field === "type" && (found.has("subtype") || found.has("category"))) return NONE;
    const around = { name: "", text: "", attributes: {}, children: this.#around };
    this.#foundAround ??= this.#find(indexOf(around, this.#table).byName);
    return this.#foundAround.get(field) ?? NONE;
  }

  /** Goes through the listing's elements, because one listing has few of its format's elements. */
  #find(byName: Index["byName"]): ReadonlyMap<ListingField, readonly Element[]> {
    const ranked = new Map<ListingField, Ranked[]>();
    for (const [name, indexed] of byName)
      for (const use of this.#table.uses.get(name) ?? []) {
        const values = valuesOf(indexed, use, this.#table);
        const elements = values.filter((element) => !this.#holds(element, use.field));
        if (elements.length === 0) continue;
        const found = ranked.get(use.field);
        if (found) found.push({ rank: use.rank, elements });
        else ranked.set(use.field, [{ rank: use.rank, elements }]);
      }
    return new Map(
      [...ranked].map(([field, found]) => [
        field,
        found.length === 1
          ? found[0]!.elements
          : found.sort((one, other) => one.rank - other.rank).flatMap(({ elements }) => elements),
      ]),
    );
  }

  /** Whether an inner element gives the same field: then the outer one's text does not. */
  #holds({ name, children }: Element, field: ListingField): boolean {
    const says = (use: Use): boolean => use.field === field && (!use.onlyThere || use.section === name);
    return children.some(
      (child) => hasValue(child) && (this.#table.uses.get(child.name) ?? NO_USES).some(says),
    );
  }

  texts(field: ListingField): string[] {
    return this.all(field).map(textIn);
  }

  text(field: ListingField): string {
    return this.texts(field)[0] ?? "";
  }

  /** The first value of a field that can be read. */
  first<T>(field: ListingField, read: (element: Element) => T | null): T | null {
    for (const element of this.all(field)) {
      const value = read(element);
      if (value !== null) return value;
    }
    return null;
  }

  /** The names of the empty elements inside a field's elements: `<PropertyType><Residential><Apartment/>`. */
  names(field: ListingField): string[] {
    const inside = ({ children }: Element): string[] =>
      children.flatMap((child) => [child.name, ...inside(child)]);
    return (this.#table.sources[field] ?? [])
      .flatMap(({ name }) => this.#byName.get(name) ?? [])
      .filter(({ element }) => !hasValue(element))
      .map(({ element }) => inside(element).join(" / "))
      .filter((names) => names !== "");
  }

  has(field: ListingField): boolean {
    return this.all(field).length > 0;
  }

  features(): string[] {
    return this.all("feature").map(featureOf);
  }

  /** The features that are written as elements of their own, such as `Piscina` with 1. */
  flags(): string[] {
    const flagged = [...this.#table.flags].flatMap(([name, amenity]) =>
      (this.#byName.get(name) ?? []).some(({ element }) => hasAmenity(textIn(element))) ? [amenity] : [],
    );
    return [...flagged, ...this.#amenities];
  }

  /** Whether a field, a flag or a group reads an element. A bare number that nothing reads is a row's id. */
  #isRead(name: string, { element, section }: IndexedElement): boolean {
    const { inner, flags, uses } = this.#table;
    const text = textIn(element);
    const hasWords = /\p{L}/u.test(text);
    if (flags.has(name))
      return !hasWords || YES.has(fold(text)) || !hasMeaning(text) || CROSSES.has(fold(text));
    if ((uses.get(name) ?? NO_USES).some((use) => !use.onlyThere || use.section === section)) return true;
    if (inner.has(name)) return !hasWords || inner.has(section) || !isBare(element);
    return this.#table.names.has(name) && !hasWords;
  }

  /** The elements inside an unknown one are reported on their own. */
  #ownText(element: Element): string {
    return element.children.length > 0 && !this.#table.names.has(element.name)
      ? repaired(element.text)
      : textIn(element);
  }

  /** Elements that have a value and are not read: by the name that a report uses, else by their own. */
  notRead(): Set<NotRead | string> {
    const names = new Set<string>([...(this.#buildingHasValues ? ["building"] : []), ...this.#others]);
    for (const [name, indexed] of this.#byName) {
      const label = labelOf(name, indexed);
      if (!label && this.#reportedElsewhere.has(name)) continue;
      const isReported = (one: IndexedElement): boolean =>
        isNamedFeature(one) ||
        (label ? hasMeaningInside(one.element) : hasMeaning(this.#ownText(one.element)));
      const hides = hidingIn(name, indexed, this.#table.names.has(name));
      if (hides ?? indexed.some((one) => (label || !this.#isRead(name, one)) && isReported(one)))
        names.add(hides ? name : (label ?? (PORTAL.has(name) ? "portal" : name)));
    }
    return names;
  }
}
