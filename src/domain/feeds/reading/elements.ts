import { repaired } from "../../../intake/mojibake.ts";
import {
  CONDOMINIUM,
  CONTAINERS,
  FEE_AMOUNTS,
  FEES,
  FOREIGN,
  PHOTO_ADDRESSES,
  PHOTO_PLACES,
  PHOTO_SIZES,
} from "../formats/names.ts";

/** An element of a listing as it was written. */
export interface Element {
  /** Local name, in lower case. */
  readonly name: string;
  /** Its text, with that of unknown elements inside. */
  readonly text: string;
  /** By local name, in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** The text was longer than the limit. */
  readonly isCut?: boolean;
}

/** A listing of a feed. */
export type RawListing = Element;

/** An element and its place. */
export interface Placed {
  readonly element: Element;
  /** The name of the element around it; empty directly in the listing. */
  readonly section: string;
}

/** Attributes that hold the value of an element without text: `<Bedrooms value="3"/>`. */
const VALUE_ATTRIBUTES = ["value", "valor", "abbreviation", "content", "text", "nome", "name"] as const;

const isBlank = (text: string): boolean => text.trim() === "";

const writtenIn = ({ text, attributes, children }: Element): string => {
  if (!isBlank(text) || children.length > 0) return text;
  const name = VALUE_ATTRIBUTES.find((one) => !isBlank(attributes[one] ?? ""));
  return name === undefined ? text : attributes[name]!;
};

/** An element's value: its text, or the attribute that holds it; letters of another encoding are repaired. */
export const textIn = (element: Element): string => repaired(writtenIn(element));

const ADDRESS = /^\s*(?:https?:)?\/\/|\.(?:jpe?g|png|webp)\b/i;

/** Whether an element holds photos, whatever the feed's name of it. `Item` is a feature's element too. */
export const isOfPhotos = ({ name, text, attributes, children }: Element): boolean =>
  PHOTO_PLACES.has(name) ||
  (name === "item" &&
    ("medium" in attributes ||
      ADDRESS.test(text) ||
      Object.keys(attributes).some((one) => PHOTO_ADDRESSES.has(one)) ||
      children.some(
        (child) =>
          PHOTO_ADDRESSES.has(child.name) || (PHOTO_SIZES.has(child.name) && ADDRESS.test(child.text)),
      )));

/** A listing's elements by name, at any place, and those that hold its photos. */
export interface Index {
  readonly byName: ReadonlyMap<string, readonly Placed[]>;
  readonly photos: readonly Element[];
}

class Indexer {
  readonly byName = new Map<string, Placed[]>();
  readonly photos: Element[] = [];
  readonly #names: ReadonlySet<string>;

  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  visit(around: Element, section: string): void {
    const { attributes } = around;
    if (section === "" || around.children.length > 0 || CONTAINERS.has(section))
      for (const name of Object.keys(attributes))
        if (this.#names.has(name))
          this.#add({ element: { name, text: attributes[name]!, attributes: {}, children: [] }, section });
    for (const element of around.children) {
      if (FOREIGN.has(element.name) || (section === CONDOMINIUM && FEE_AMOUNTS.has(element.name))) continue;
      if (isOfPhotos(element)) this.photos.push(element);
      else {
        this.#add({ element, section });
        if (!FEES.has(element.name)) this.visit(element, element.name);
      }
    }
  }

  #add(placed: Placed): void {
    const known = this.byName.get(placed.element.name);
    if (known) known.push(placed);
    else this.byName.set(placed.element.name, [placed]);
  }
}

/** @param names elements that may be written as an attribute of the one around them */
export const indexOf = (listing: RawListing, names: ReadonlySet<string>): Index => {
  const indexer = new Indexer(names);
  indexer.visit(listing, "");
  return indexer;
};
