import type { WriteContext } from "../../../call-context.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { propertyTable } from "../../../db/schema/properties.ts";
import { type Row, type Statement, sql } from "../../../db/statement.ts";
import { slug } from "../../../lib/text.ts";
import { neighborhoodCandidates } from "../../geo/neighborhood-text.ts";
import { loadWanted, NOTHING } from "../../records/wanted.ts";
import type { AddressInput, PropertyInput } from "./input.ts";
import { decodePortfolio, type Portfolio, portfolioStatement } from "./portfolio.ts";

export interface Place {
  readonly slug: string;
  readonly name: string;
}

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

/** What a request names besides the property. */
export interface References {
  readonly place: Place | null;
  readonly captador: Member | null;
}

/** All that a write of one property decides on, loaded in one round trip. */
export interface LoadedProperty extends References {
  readonly property: Property | null;
  readonly portfolio: Portfolio;
  /** A feed that syncs by itself names the property: the API leaves it alone (rules 13.4). */
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
  return sql(
    `SELECT ${propertyTable.columns}, EXISTS (${FEED_NAMES_IT}) AS feed_managed
     FROM properties AS p WHERE account_id = ? AND ${column} = ?`,
    accountId,
    value,
  );
};

/** The catalogue identifier, or what the alias dictionary and curation make of the text; never a guess. */
const candidatesOf = ({ city, neighborhoodSlug, neighborhood }: AddressInput): string[] => {
  if (neighborhoodSlug !== undefined) return [neighborhoodSlug];
  if (!city || neighborhood === undefined) return [];
  return [...new Set([...neighborhoodCandidates(neighborhood, city), slug(neighborhood)])];
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

const captadorStatement = (accountId: string, memberId: string | null | undefined): Statement =>
  memberId
    ? sql("SELECT id, name, active FROM team_members WHERE account_id = ? AND id = ?", accountId, memberId)
    : NOTHING;

const decodeMember = (row: Row | undefined): Member | null =>
  row ? { id: row.id as string, name: row.name as string, active: row.active === 1 } : null;

/** A write whose context is to be loaded. */
export interface Loading {
  readonly target: Target;
  readonly input: PropertyInput;
}

const referenceStatements = (accountId: string, input: PropertyInput): Statement[] => [
  placeStatement(input.address),
  captadorStatement(accountId, input.captadorAccountId),
];

const statementsOf = ({ accountId, clock }: WriteContext, { target, input }: Loading): Statement[] => [
  targetStatement(accountId, target),
  portfolioStatement(accountId, clock.now()),
  ...referenceStatements(accountId, input),
];

const decodeReferences = ([placed, member]: readonly Row[][]): References => ({
  place: (placed?.[0] as Place | undefined) ?? null,
  captador: decodeMember(member?.[0]),
});

const decodeContext = ([found, counted, ...references]: readonly Row[][]): LoadedProperty => ({
  ...decodeReferences(references),
  property: propertyTable.first(found),
  portfolio: decodePortfolio(counted?.[0]),
  feedManaged: found?.[0]?.feed_managed === 1,
});

/** What several requests name besides their properties; no round trip where they name nothing. */
export const loadReferences = (ctx: WriteContext, inputs: readonly PropertyInput[]): Promise<References[]> =>
  loadWanted(
    ctx,
    inputs.map((input) => referenceStatements(ctx.accountId, input)),
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
