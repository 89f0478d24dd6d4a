import type { FeedFormat, ListingField } from "../formats/format.ts";
import { canonical, fieldRowsOf, groupNamesOf, lastOf } from "../formats/index.ts";

interface Source {
  readonly name: string;
  readonly section: string;
  readonly onlyThere: boolean;
}

/** A field that an element may fill, and the element's rank among that field's elements. */
export interface Use extends Source {
  readonly field: ListingField;
  readonly rank: number;
}

/** What the elements of one format may say. */
export interface Table {
  readonly sources: Readonly<Partial<Record<ListingField, readonly Source[]>>>;
  readonly names: ReadonlySet<string>;
  readonly prices: ReadonlySet<string>;
  readonly genericPrices: ReadonlySet<string>;
  readonly deals: ReadonlySet<string>;
  /** What each element may say, in the order of its fields' rows. */
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  /** Elements inside a group, which mean something only together. */
  readonly inner: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
  /** Elements that stand for an amenity, with the amenity's name. */
  readonly flags: ReadonlyMap<string, string>;
}

const PRICES = ["price", "salePrice", "rentPrice"] as const;

const tables = new Map<FeedFormat, Table>();

export const tableOf = (format: FeedFormat): Table => {
  const known = tables.get(format);
  if (known) return known;
  const sources = Object.fromEntries(
    Object.entries(fieldRowsOf(format)).map(([field, rows]) => [
      field,
      rows.map(([at, , where]) => ({
        name: lastOf(at),
        section: canonical(at.slice(0, Math.max(0, at.lastIndexOf("/")))),
        onlyThere: where === "only",
      })),
    ]),
  );
  const flags = Object.entries(format.flags ?? {}).map(
    ([name, amenity]) => [canonical(name), amenity] as const,
  );
  const uses = Object.entries(sources).flatMap(([field, all]) =>
    all.map((source, rank) => ({ ...source, field: field as ListingField, rank })),
  );
  const table = {
    sources,
    uses: Map.groupBy(uses, ({ name }) => name),
    names: new Set(Object.values(sources).flatMap((rows) => rows.map(({ name }) => name))),
    prices: new Set(PRICES.flatMap((field) => (sources[field] ?? []).map(({ name }) => name))),
    genericPrices: new Set((sources.price ?? []).map(({ name }) => name)),
    deals: new Set((sources.transaction ?? []).map(({ name }) => name)),
    inner: groupNamesOf(format),
    features: new Set((sources.feature ?? []).map(({ name }) => name)),
    flags: new Map(flags),
  };
  tables.set(format, table);
  return table;
};
