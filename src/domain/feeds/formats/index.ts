import { CHAVES_NA_MAO } from "./chaves-na-mao.ts";
import type { FeedFormat, ListingField, Row } from "./format.ts";
import {
  BUILDINGS,
  CONTACTS,
  CONTAINERS,
  FIELD_FACTS,
  notReadByName,
  PHOTO_ADDRESSES,
  PHOTO_FACTS,
  PHOTO_PLACES,
  PORTAL,
} from "./names.ts";
import { OPENNAVENT } from "./opennavent.ts";
import { SECOND_NAMES } from "./second-names.ts";
import { VRSYNC } from "./vrsync.ts";
import { ZAP } from "./zap.ts";

export const FORMATS: readonly FeedFormat[] = [VRSYNC, ZAP, OPENNAVENT, CHAVES_NA_MAO];

/** One name for `area_util`, `area-util` and `areautil`. */
export const canonical = (name: string): string => name.replace(/(\w)[_-](?=\w)/g, "$1");

export const lastOf = (at: string): string => canonical(at.slice(at.lastIndexOf("/") + 1));

/** Elements whose meaning depends on their group: alone they mean nothing. */
export const groupNamesOf = ({ groups = [] }: FeedFormat): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ element, key, value, currency = [] }) => [element, ...key, ...value, ...currency]),
  );

/** The rows of a field in a format: its own, then the second names that mean nothing else in the format. */
export const fieldRowsOf = (format: FeedFormat): Readonly<Partial<Record<ListingField, readonly Row[]>>> => {
  const own = new Set([...rowsOf(format).map(([at]) => lastOf(at)), ...groupNamesOf(format)]);
  const fields = new Set([...Object.keys(format.rows), ...Object.keys(SECOND_NAMES)] as ListingField[]);
  return Object.fromEntries(
    [...fields].map((field) => [
      field,
      [...(format.rows[field] ?? []), ...(SECOND_NAMES[field] ?? []).filter(([at]) => !own.has(lastOf(at)))],
    ]),
  );
};

const rowsOf = ({ rows }: FeedFormat): readonly Row[] => Object.values(rows).flat();

/** Elements that some format fills with a value: once one has text, whatever opens next is not inside it. */
export const FIELD_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(SECOND_NAMES)
    .flat()
    .map(([at]) => lastOf(at)),
  ...FORMATS.flatMap((format) => [
    ...rowsOf(format).map(([at]) => lastOf(at)),
    ...Object.keys(format.flags ?? {}).map(canonical),
    ...(format.groups ?? []).flatMap(({ key, value, currency = [] }) => [...key, ...value, ...currency]),
  ]),
  "item",
]);

/** Elements of the feed itself that may come next: inside a text all others are markup. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...FIELD_NAMES,
  ...FIELD_FACTS,
  ...BUILDINGS,
  ...CONTAINERS,
  ...CONTACTS,
  ...PHOTO_PLACES,
  ...PHOTO_ADDRESSES,
  ...PHOTO_FACTS,
  ...PORTAL,
  ...[...notReadByName.keys()].filter((name) => !name.includes(":")),
  ...FORMATS.flatMap(({ groups = [] }) => groups.map(({ element }) => element)),
]);

/** In free text, what looks like an element of the feed may be markup. */
export const FREE_TEXT: ReadonlySet<string> = new Set(
  [...FORMATS.map(({ rows }) => rows), SECOND_NAMES]
    .flatMap((rows) => [...(rows.title ?? []), ...(rows.description ?? [])])
    .map(([at]) => lastOf(at)),
);

/** Formats that are known by name and not read, by their outermost element. */
const OTHER_ROOTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    trovit: "Trovit",
    mitula: "Mitula",
    ads: "OLX",
    ad_list: "OLX",
    adlist: "OLX",
    rss: "RSS",
    feed: "Atom",
    urlset: "Sitemap",
    sitemapindex: "Sitemap",
    envelope: "SOAP",
    propertylist: "REAXML",
    kyero: "Kyero",
  }),
);

export const ROOTS: ReadonlySet<string> = new Set([
  ...FORMATS.flatMap(({ roots }) => roots),
  ...OTHER_ROOTS.keys(),
]);
/** Elements whose end is the end of the feed, even if a script began it under another name. */
export const OUTERMOST: ReadonlySet<string> = new Set(FORMATS.map(({ roots }) => roots[0]!));
export const LISTING_NAMES: ReadonlySet<string> = new Set(FORMATS.flatMap(({ listings }) => listings));

/** These may also hold listings under other names. */
const MAY_HOLD_LISTINGS = new Set(["feed", "rss"]);

/** A format known by its name, whatever it contains. */
export const isOtherRoot = (root: string): boolean => !MAY_HOLD_LISTINGS.has(root) && OTHER_ROOTS.has(root);

/** The name of a format that is not read, by its outermost element and the names in its first listing. */
export const otherFormatOf = (root: string, names: ReadonlySet<string> = new Set()): string | null =>
  names.has("home_listing_id") ? "Meta (home listings)" : (OTHER_ROOTS.get(root) ?? null);

/** How many elements of a listing the format's table has. */
const likeness = (format: FeedFormat, names: ReadonlySet<string>): number =>
  rowsOf(format).filter(([at]) => names.has(lastOf(at))).length +
  (format.groups ?? []).filter(({ element }) => names.has(element)).length;

const hasCode = (rows: readonly Row[] | undefined, names: ReadonlySet<string>): boolean =>
  (rows ?? []).some(([at]) => names.has(lastOf(at)));

/** The formats whose names are tried on a website's own listings, which follow no portal. */
const PLAIN: readonly FeedFormat[] = [ZAP, VRSYNC];

/**
 * The format of a feed: by its first listing's elements, and by its outermost one where these fit several. What owners
 * and programs call a format is no evidence: some write VRSync's listings into ZAP's envelope. Listings in an element
 * that no format has are read by the format with most of their names.
 */
export const formatOf = (
  root: string | null,
  listing: string,
  names: ReadonlySet<string>,
): FeedFormat | null => {
  if (names.has("home_listing_id")) return null;
  const named = FORMATS.filter(({ listings }) => listings.includes(listing));
  const fitting = named.length > 0 ? named : PLAIN;
  const byRoot = named.find(({ roots }) => root !== null && roots.includes(root) && root !== "imoveis");
  if (byRoot && (hasCode(byRoot.rows.code, names) || root !== "carga")) return byRoot;
  const isCoded = hasCode(SECOND_NAMES.code, names);
  const coded = fitting.filter(
    (format) => hasCode(format.rows.code, names) || (isCoded && format === byRoot),
  );
  const [best] = (coded.length === 0 && isCoded ? fitting : coded).toSorted(
    (one, other) => likeness(other, names) - likeness(one, names),
  );
  return best ?? byRoot ?? null;
};
