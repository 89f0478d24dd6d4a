import { oneOf } from "../../db/filtered-page.ts";
import { runAcross } from "../../db/run-across.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { spaceOf } from "../../lib/id.ts";
import { slug } from "../../lib/text.ts";
import type { Availability, ConstructionStage } from "../../vocabulary/value-lists.ts";
import { accountsIn, accountsQuery } from "../accounts/read-accounts.ts";
import type { OperatorContext } from "../operator.ts";
import { isDeveloper } from "./assert-registrable.ts";
import type { LaunchPage, ListedLaunch, Paging } from "./catalog.ts";
import { accountsOfOrganization } from "./developers.ts";
import { findDevelopmentShards } from "./development-shards.ts";
import { type Found, findIn, pageOfDevelopments, unitsIn, unitsQueries } from "./developments.ts";
import { isListed } from "./listed.ts";

type Reading = Pick<OperatorContext, "directory" | "shardNames" | "shard" | "meter">;

interface AllLaunchesFilter {
  readonly accountId?: string | undefined;
  readonly organization?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly status?: Availability | undefined;
  readonly constructionStage?: ConstructionStage | undefined;
}

/** A development of any account, and whether the catalog shows it. */
export interface AnyLaunch extends ListedLaunch {
  readonly isInCatalog: boolean;
}

/** More unit types than any development has. */
const MAX_UNIT_TYPES = 200;

const NONE = { launches: [], next: null };

const wantedOf = (filter: AllLaunchesFilter): Record<string, string> => ({
  ...(filter.accountId !== undefined && { account_id: filter.accountId }),
  ...(filter.status !== undefined && { status: filter.status }),
  ...(filter.constructionStage !== undefined && { construction_stage: filter.constructionStage }),
  ...(filter.neighborhood !== undefined && { neighborhood_slug: slug(filter.neighborhood) }),
});

/** The developments with their accounts' names and unit types, in one more trip. */
const withUnits = async (reading: Reading, developments: readonly Found[]): Promise<AnyLaunch[]> => {
  if (developments.length === 0) return [];
  const owners = accountsQuery(developments.map(({ property }) => property.accountId));
  const queries = [{ db: reading.directory, statement: owners }, ...unitsQueries(reading, developments)];
  const [accountRows = [], ...unitRows] = await runAcross(queries, reading.meter);
  const accounts = accountsIn(accountRows);
  const units = unitsIn(unitRows);
  return developments.map(({ property: development }) => {
    const { id, accountId } = development;
    const account = accounts.get(accountId);
    return {
      development,
      units: units.get(id) ?? [],
      developer: { accountId, name: account?.name ?? accountId },
      isInCatalog: isListed(development) && isDeveloper(account),
    };
  });
};

/**
 * Developments of all live accounts, or of the space of one account, the newest first: in the catalog or not, but not
 * in the trash. Two trips, or three with several databases; one more finds the accounts of an organization.
 * @throws Refusal invalid_cursor
 */
export const launchesOfAll = async (
  reading: Reading,
  filter: AllLaunchesFilter,
  { limit, after }: Paging,
): Promise<Omit<LaunchPage, "launches"> & { readonly launches: AnyLaunch[] }> => {
  const { organization } = filter;
  const accountIds = organization === undefined ? null : await accountsOfOrganization(reading, organization);
  if (accountIds?.length === 0) return NONE;
  const shards = await findDevelopmentShards(reading, null);
  const page = await pageOfDevelopments(reading, shards, {
    legs: [
      {
        index: "properties_developments",
        equals: { space: spaceOf(filter.accountId ?? "") },
        partial: "kind = 'DEVELOPMENT' AND status <> 'DELETED'",
      },
    ],
    wanted: wantedOf(filter),
    conditions: accountIds ? [oneOf("account_id", accountIds)] : [],
    order: "created_at",
    updatedSince: undefined,
    after,
    limit,
  });
  return { launches: await withUnits(reading, page.found), next: page.next };
};

const familyOf = (developmentId: string): Statement =>
  sql(
    `SELECT ${propertyTable.columns} FROM properties
     WHERE id = ?1 AND kind = 'DEVELOPMENT' AND status <> 'DELETED'
     UNION ALL
     SELECT * FROM (SELECT ${propertyTable.columns} FROM properties INDEXED BY properties_units
       WHERE development_id = ?1 AND status <> 'DELETED' ORDER BY seq LIMIT ${MAX_UNIT_TYPES})`,
    developmentId,
  );

interface LaunchFamily {
  readonly launch: AnyLaunch;
  /** The development, then its unit types, the oldest first; not only those in the catalog. */
  readonly properties: readonly Property[];
}

/**
 * One development of any account with its unit types, in two trips, or three with several databases.
 * @throws Refusal not_found
 */
export const readAnyLaunch = async (reading: Reading, developmentId: string): Promise<LaunchFamily> => {
  const shards = await findDevelopmentShards(reading, null);
  const family = await findIn(reading, shards, familyOf(developmentId));
  const development = orNotFound(family.find(({ property }) => property.id === developmentId) ?? null);
  const [launch] = await withUnits(reading, [development]);
  const units = family.filter((member) => member !== development);
  return { launch: launch!, properties: [development, ...units].map(({ property }) => property) };
};
