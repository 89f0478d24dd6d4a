import { and, eq } from "drizzle-orm";
import type { WriteContext } from "../../../call-context.ts";
import { prepared, read } from "../../../db/prepared.ts";
import type { RelatedProperty } from "../../../db/related-property.ts";
import { teamMembers } from "../../../db/schema/team-members.ts";
import { loadWanted, NOTHING, type Row, type Statement, sql } from "../../../db/statement.ts";
import { slug } from "../../../lib/text.ts";
import { PHOTO_EXTENSIONS } from "../../../vocabulary/photos.ts";
import { type Meaning, NO_MEANING, type Place } from "../../geo/choose-place.ts";
import { meaningStatement, meaningsOf, type TextOfCity } from "../../geo/resolve-texts.ts";
import { belowService, ownPhotoOf } from "../../photos/property-photo.ts";
import { decodeLikely, type LikelyRef, likelyStatement } from "../../records/likely-ref.ts";
import { decodePortfolio, type Portfolio, portfolioStatement } from "../portfolio.ts";
import { decodeRelated, relatedStatement } from "../related.ts";
import type { AddressInput, PropertyInput } from "./input.ts";

/** Reads the neighborhoods that share a postal code's first digits; `placeOfCode` chooses. */
const postalStatement = (code: string): Statement =>
  sql("SELECT ranges FROM postal_codes WHERE prefix = ?", code.slice(0, 4));

const isWithin = (ranges: string, code: number): boolean =>
  ranges.split(",").some((range) => {
    const [first, last = first] = range.split("-").map(Number);
    return first! <= code && code <= last!;
  });

/** The neighborhood of a city to which a postal code belongs; null if its codes name none there. */
const placeOfCode = (code: string, cityId: string, [row]: readonly Row[]): Place | null => {
  const cities = row ? (JSON.parse(row.ranges as string) as Record<string, Record<string, string>>) : {};
  const own = Object.entries(cities[cityId] ?? {});
  const name = own.find(([, ranges]) => isWithin(ranges, Number(code.slice(4))))?.[0];
  return name === undefined ? null : { slug: slug(name), name };
};

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

/** The references of a request besides the property. */
export interface References {
  readonly place: Place | null;
  /** Neighborhoods that the text of the address may mean, if it is not certain which. */
  readonly suggestions: readonly Place[];
  /** The postal code decided, because the text did not. */
  readonly byPostalCode?: boolean;
  readonly captador: Member | null;
  /** Addresses of stored photos of the account that the request names. */
  readonly ownPhotos: ReadonlySet<string>;
}

/** All rows that decide a write of one property, loaded in one round trip. */
export interface LoadedProperty extends References {
  readonly property: RelatedProperty | null;
  readonly portfolio: Portfolio;
  /** The code that a wrongly encoded target seems to mean. */
  readonly likelyRef: LikelyRef | null;
  /** An automatic feed names the property: the API leaves it alone (rules 13.4). */
  readonly feedManaged: boolean;
}

/** Which property a write means. */
export type Target = { readonly id: string } | { readonly ref: string } | null;

const FEED_NAMES_IT = `SELECT 1 FROM feeds AS f
  CROSS JOIN feed_listings AS l ON l.account_id = f.account_id AND l.ref = p.external_ref
  WHERE f.account_id = p.account_id AND f.auto_sync = 1`;

const targetStatement = (accountId: string, target: Target): Statement => {
  if (target === null) return NOTHING;
  const [column, value] = "id" in target ? ["id", target.id] : ["external_ref", target.ref];
  const also = `, EXISTS (${FEED_NAMES_IT}) AS feed_managed`;
  return relatedStatement(`account_id = ? AND ${column} = ?`, [accountId, value], also);
};

const textOf = ({ city, neighborhood, within }: AddressInput): TextOfCity | null =>
  city && neighborhood !== undefined ? { cityId: city.cityId, text: neighborhood, within } : null;

/** A slug of the catalog, or an alias of one. */
const slugStatement = (cityId: string, own: string): Statement =>
  sql(
    `SELECT slug, name FROM neighborhoods WHERE city_id = ?1 AND slug = coalesce(
       (SELECT slug FROM neighborhood_aliases WHERE city_id = ?1 AND alias_slug = ?2), ?2)`,
    cityId,
    own,
  );

const placeStatement = (address: AddressInput | undefined): Statement => {
  if (!address?.city) return NOTHING;
  if (address.neighborhoodSlug !== undefined)
    return slugStatement(address.city.cityId, address.neighborhoodSlug);
  const text = textOf(address);
  return text ? meaningStatement([text]) : NOTHING;
};

const postalOf = (address: AddressInput | undefined): Statement =>
  address?.city && address.postalCode !== undefined ? postalStatement(address.postalCode) : NOTHING;

/** What the catalog, the alias dictionary and curation say about an address; never a guess. */
const decodeMeaning = (address: AddressInput | undefined, rows: readonly Row[]): Meaning => {
  if (!address) return NO_MEANING;
  if (address.neighborhoodSlug !== undefined)
    return { place: (rows[0] as Place | undefined) ?? null, suggestions: [] };
  const text = textOf(address);
  return (text && meaningsOf([text], rows)[0]) ?? NO_MEANING;
};

/** A known name outranks the postal code. */
const decodePlace = (
  address: AddressInput | undefined,
  named: readonly Row[],
  coded: readonly Row[],
): Meaning & { readonly byPostalCode?: boolean } => {
  const meaning = decodeMeaning(address, named);
  if (meaning.place || !address?.city || address.postalCode === undefined) return meaning;
  const place = placeOfCode(address.postalCode, address.city.cityId, coded);
  return place ? { place, suggestions: [], byPostalCode: true } : meaning;
};

const memberOf = prepared<"id" | "accountId">((name) =>
  read
    .select({ id: teamMembers.id, name: teamMembers.name, active: teamMembers.active })
    .from(teamMembers)
    .where(and(eq(teamMembers.id, name("id")), eq(teamMembers.accountId, name("accountId")))),
);

/** One row per hash: any property that shows a photo can describe it. */
const ownPhotosStatement = (
  { accountId, links }: WriteContext,
  photos: readonly string[] | undefined,
): Statement => {
  const own = (photos ?? []).map((url) => ownPhotoOf(url, links));
  const named = own.filter((photo) => photo?.accountId === accountId);
  if (named.length === 0) return NOTHING;
  return sql(
    `SELECT ? || '/' || value AS path, (SELECT media_type FROM property_photos
       WHERE account_id = ? AND hash = value AND status = 'INGESTED' LIMIT 1) AS media_type
     FROM (SELECT DISTINCT value FROM json_each(?))`,
    `${belowService(links)}/${accountId}`,
    accountId,
    JSON.stringify(named.map((photo) => photo?.hash)),
  );
};

const decodeOwnPhotos = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.map((row) => `${row.path}.${PHOTO_EXTENSIONS[row.media_type as string]}`));

const decodeMember = (row: Row | undefined): Member | null =>
  row ? { id: row.id as string, name: row.name as string, active: row.active === 1 } : null;

/** A write whose context must be loaded. */
export interface Loading {
  readonly target: Target;
  readonly input: PropertyInput;
}

const referenceStatements = (ctx: WriteContext, input: PropertyInput): Statement[] => [
  placeStatement(input.address),
  postalOf(input.address),
  input.captadorAccountId ? memberOf({ accountId: ctx.accountId, id: input.captadorAccountId }) : NOTHING,
  ownPhotosStatement(ctx, input.photos),
];

const statementsOf = (ctx: WriteContext, { target, input }: Loading): Statement[] => [
  targetStatement(ctx.accountId, target),
  portfolioStatement(ctx.accountId, ctx.clock.now()),
  target && "ref" in target && ctx.source !== "FEED"
    ? likelyStatement("properties", ctx.accountId, target.ref)
    : NOTHING,
  ...referenceStatements(ctx, input),
];

const decodeReferences = (
  [named = [], coded = [], member, photos]: readonly Row[][],
  { address }: PropertyInput,
): References => ({
  ...decodePlace(address, named, coded),
  captador: decodeMember(member?.[0]),
  ownPhotos: decodeOwnPhotos(photos ?? []),
});

const decodeContext = (
  [found = [], counted, likely, ...references]: readonly Row[][],
  input: PropertyInput,
): LoadedProperty => ({
  ...decodeReferences(references, input),
  property: decodeRelated(found)[0] ?? null,
  portfolio: decodePortfolio(counted?.[0]),
  likelyRef: decodeLikely(likely),
  feedManaged: found.some((row) => row.is_own === 1 && row.feed_managed === 1),
});

/** The references of several requests, without their properties; no round trip if they reference nothing. */
export const loadReferences = (ctx: WriteContext, inputs: readonly PropertyInput[]): Promise<References[]> =>
  loadWanted(
    ctx,
    inputs.map((input) => referenceStatements(ctx, input)),
    (rows, at) => decodeReferences(rows, inputs[at]!),
  );

/** The contexts of several writes, in one round trip for all of them. */
export const loadProperties = (ctx: WriteContext, writes: readonly Loading[]): Promise<LoadedProperty[]> =>
  loadWanted(
    ctx,
    writes.map((write) => statementsOf(ctx, write)),
    (rows, at) => decodeContext(rows, writes[at]!.input),
  );

export const loadProperty = async (
  ctx: WriteContext,
  target: Target,
  input: PropertyInput = {},
): Promise<LoadedProperty> => {
  const [context] = await loadProperties(ctx, [{ target, input }]);
  return context!;
};
