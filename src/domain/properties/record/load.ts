import { and, eq } from "drizzle-orm";
import type { WriteContext } from "../../../call-context.ts";
import { prepared, read } from "../../../db/prepared.ts";
import type { RelatedProperty } from "../../../db/related-property.ts";
import { teamMembers } from "../../../db/schema/team-members.ts";
import { type Row, type Statement, sql } from "../../../db/statement.ts";
import { type Place, textCandidates } from "../../geo/resolve-texts.ts";
import { ownPhotoOf } from "../../photos/own-photo.ts";
import { PHOTO_EXTENSIONS } from "../../photos/photo-url.ts";
import { loadWanted, NOTHING } from "../../records/wanted.ts";
import { decodeRelated, relatedStatement } from "../load-related.ts";
import { decodePortfolio, type Portfolio, portfolioStatement } from "../portfolio.ts";
import type { AddressInput, PropertyInput } from "./input.ts";

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

/** The references of a request besides the property. */
export interface References {
  readonly place: Place | null;
  readonly captador: Member | null;
  /** The named own photos that the account has. */
  readonly ownPhotos: ReadonlySet<string>;
}

/** All rows that decide a write of one property, loaded in one round trip. */
export interface LoadedProperty extends References {
  readonly property: RelatedProperty | null;
  readonly portfolio: Portfolio;
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

/** The catalogue identifier, or the one that the alias dictionary and curation give for the text; never a guess. */
const candidatesOf = ({ city, neighborhoodSlug, neighborhood }: AddressInput): string[] => {
  if (neighborhoodSlug !== undefined) return [neighborhoodSlug];
  if (!city || neighborhood === undefined) return [];
  return textCandidates(neighborhood, city);
};

const placeStatement = (address: AddressInput | undefined): Statement => {
  const candidates = address ? candidatesOf(address) : [];
  if (!address?.city || candidates.length === 0) return NOTHING;
  return sql(
    `SELECT n.slug, n.name FROM json_each(?) AS c
     LEFT JOIN neighborhood_aliases AS a ON a.city_id = ? AND a.alias_slug = c.value
     CROSS JOIN neighborhoods AS n ON n.city_id = ? AND n.slug = coalesce(a.slug, c.value)
     ORDER BY c.key LIMIT 1`,
    JSON.stringify(candidates),
    address.city.cityId,
    address.city.cityId,
  );
};

const memberOf = prepared<"id" | "accountId">((name) =>
  read
    .select({ id: teamMembers.id, name: teamMembers.name, active: teamMembers.active })
    .from(teamMembers)
    .where(and(eq(teamMembers.id, name("id")), eq(teamMembers.accountId, name("accountId")))),
);

const captadorStatement = (accountId: string, memberId: string | null | undefined): Statement =>
  memberId ? memberOf({ accountId, id: memberId }) : NOTHING;

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
    `${links.publicUrl}/photos/${accountId}`,
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
  captadorStatement(ctx.accountId, input.captadorAccountId),
  ownPhotosStatement(ctx, input.photos),
];

const statementsOf = (ctx: WriteContext, { target, input }: Loading): Statement[] => [
  targetStatement(ctx.accountId, target),
  portfolioStatement(ctx.accountId, ctx.clock.now()),
  ...referenceStatements(ctx, input),
];

const decodeReferences = ([placed, member, photos]: readonly Row[][]): References => ({
  place: (placed?.[0] as Place | undefined) ?? null,
  captador: decodeMember(member?.[0]),
  ownPhotos: decodeOwnPhotos(photos ?? []),
});

const decodeContext = ([found = [], counted, ...references]: readonly Row[][]): LoadedProperty => ({
  ...decodeReferences(references),
  property: decodeRelated(found)[0] ?? null,
  portfolio: decodePortfolio(counted?.[0]),
  feedManaged: found.some((row) => row.is_own === 1 && row.feed_managed === 1),
});

/** The references of several requests besides their objects; no round trip if they name nothing. */
export const loadReferences = (ctx: WriteContext, inputs: readonly PropertyInput[]): Promise<References[]> =>
  loadWanted(
    ctx,
    inputs.map((input) => referenceStatements(ctx, input)),
    decodeReferences,
  );

/** The contexts of several writes, in one round trip for all of them. */
export const loadProperties = (ctx: WriteContext, writes: readonly Loading[]): Promise<LoadedProperty[]> =>
  loadWanted(
    ctx,
    writes.map((write) => statementsOf(ctx, write)),
    decodeContext,
  );

export const loadProperty = async (
  ctx: WriteContext,
  target: Target,
  input: PropertyInput = {},
): Promise<LoadedProperty> => {
  const [context] = await loadProperties(ctx, [{ target, input }]);
  return context!;
};
