import { repaired } from "../../../intake/mojibake.ts";
import { fold } from "../../../lib/text.ts";
import type { FeedFormat, Group, ListingField } from "../formats/format.ts";
import { lastOf } from "../formats/index.ts";
import { type NotRead, notReadByName, PORTAL } from "../formats/names.ts";
import { type Element, indexOf, type Placed, type RawListing, textIn } from "./elements.ts";

/** An element of a format, taken apart. */
interface Source {
  readonly name: string;
  readonly section: string;
  readonly onlyThere: boolean;
}

interface Table {
  readonly sources: Readonly<Partial<Record<ListingField, readonly Source[]>>>;
  readonly names: ReadonlySet<string>;
  /** Elements inside a group, which say something only together. */
  readonly inner: ReadonlySet<string>;
}

const tables = new Map<FeedFormat, Table>();

const sectionOf = (at: string): string => at.slice(0, Math.max(0, at.lastIndexOf("/")));

const tableOf = (format: FeedFormat): Table => {
  const known = tables.get(format);
  if (known) return known;
  const sources = Object.fromEntries(
    Object.entries(format.rows).map(([field, rows]) => [
      field,
      rows.map(([at, , where]) => ({
        name: lastOf(at),
        section: sectionOf(at),
        onlyThere: where === "only",
      })),
    ]),
  );
  const groups = format.groups ?? [];
  const table = {
    sources,
    names: new Set(Object.values(sources).flatMap((rows) => rows.map(({ name }) => name))),
    inner: new Set(
      groups.flatMap(({ element, key, value, currency = [] }) => [element, ...key, ...value, ...currency]),
    ),
  };
  tables.set(format, table);
  return table;
};

const childOf = ({ children }: Element, names: readonly string[]): Element | undefined =>
  names
    .map((name) => children.find((child) => child.name === name && textIn(child).trim() !== ""))
    .find((child) => child !== undefined);

/** `PRINCIPALES|QUARTO` is a quarto. */
const keyOf = (text: string): string => fold(text.slice(text.lastIndexOf("|") + 1));

/** The elements of a group under the name that each says itself: `preco:venta`, `caracteristica:cft2`. */
const ofGroup = (group: Group, { element, section }: Placed): (readonly [string, Placed])[] => {
  const value = childOf(element, group.value);
  if (!value) return [];
  const currency = childOf(element, group.currency ?? [])?.text.trim();
  const attributes = { ...value.attributes, ...(currency !== undefined && { currency }) };
  return group.key
    .map((name) => childOf(element, [name]))
    .filter((key) => key !== undefined)
    .map((key) => {
      const name = `${group.element}:${keyOf(textIn(key))}`;
      return [name, { element: { ...value, name, attributes }, section }] as const;
    });
};

/** Values that say that something is not there. */
const NOTHING = new Set(["", "0", "n", "nao", "no", "false", "0 00", "null"]);

/** What a listing says, field by field, whatever its shape. */
export class Said {
  readonly format: FeedFormat;
  readonly photos: readonly Element[];
  readonly #byName: Map<string, readonly Placed[]>;
  readonly #table: Table;

  constructor(format: FeedFormat, listing: RawListing) {
    this.format = format;
    this.#table = tableOf(format);
    const { byName, photos } = indexOf(listing, this.#table.names);
    this.photos = photos;
    this.#byName = new Map(byName);
    for (const group of format.groups ?? [])
      for (const placed of byName.get(group.element) ?? [])
        for (const [name, one] of ofGroup(group, placed))
          this.#byName.set(name, [...(this.#byName.get(name) ?? []), one]);
  }

  /** The elements of a field that have a value: the documented one first, and of each that in its documented place. */
  all(field: ListingField): readonly Element[] {
    return (this.#table.sources[field] ?? []).flatMap(({ name, section, onlyThere }) => {
      const placed = this.#byName.get(name) ?? [];
      const isThere = (one: Placed): boolean => one.section === section;
      const found = [...placed.filter(isThere), ...(onlyThere ? [] : placed.filter((one) => !isThere(one)))];
      return found.map(({ element }) => element).filter((element) => textIn(element).trim() !== "");
    });
  }

  texts(field: ListingField): string[] {
    return this.all(field).map((element) => repaired(textIn(element)));
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

  has(field: ListingField): boolean {
    return this.all(field).length > 0;
  }

  /** The features that are written as elements of their own, such as `Piscina` with 1. */
  flags(): string[] {
    return Object.entries(this.format.flags ?? {}).flatMap(([name, amenity]) =>
      (this.#byName.get(name) ?? []).some(({ element }) => !NOTHING.has(fold(textIn(element))))
        ? [amenity]
        : [],
    );
  }

  /** Elements that have a value and are not read: by the name that a report tells, else by their own. */
  notRead(): Set<NotRead | string> {
    const { names, inner } = this.#table;
    const told = new Set<string>();
    for (const [name, placed] of this.#byName) {
      const label = notReadByName.get(name);
      const isRead = names.has(name) || name in (this.format.flags ?? {}) || inner.has(name);
      if ((isRead && !label) || PORTAL.has(name)) continue;
      const isSaid = placed.some(({ element }) => !NOTHING.has(fold(textIn(element))));
      if (isSaid) told.add(label ?? name);
    }
    return told;
  }
}
