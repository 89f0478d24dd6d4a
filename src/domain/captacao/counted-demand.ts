import type { Row } from "../../db/statement.ts";

/** Other accounts' clients who look for an owner's kind of property in a place. */
interface Seekers {
  readonly people: number;
  readonly accounts: number;
}

/** The seekers in the neighborhood and in the city; `asOf` is the night of the count, null if there was none. */
export interface CountedDemand {
  readonly asOf: number | null;
  readonly inNeighborhood: Seekers;
  readonly inCity: Seekers;
}

const NOBODY: Seekers = { people: 0, accounts: 0 };

export const NOT_COUNTED: CountedDemand = { asOf: null, inNeighborhood: NOBODY, inCity: NOBODY };

/** SQL expressions for the search and the reading account. */
interface DemandTerms {
  readonly cityId: string;
  readonly neighborhoodSlug: string;
  readonly purpose: string;
  readonly propertyType: string;
  readonly accountId: string;
}

const SCOPES = { near: "inNeighborhood", wide: "inCity" } as const;

/**
 * A shard's counts, joined to rows that name the search: two rows for each scope, the sum of all accounts and the
 * reading account's own, which is subtracted.
 */
export const demandOf = (terms: DemandTerms): { columns: string; joins: string } => {
  const sought = (alias: string, slug: string): string =>
    `${alias}.as_of = night.as_of AND ${alias}.city_id = ${terms.cityId} AND ${alias}.neighborhood_slug = ${slug}
       AND ${alias}.purpose = ${terms.purpose} AND ${alias}.property_type = ${terms.propertyType}`;
  const join = (scope: string, slug: string): string =>
    `LEFT JOIN captacao_demand AS ${scope} ON ${sought(scope, slug)}
     LEFT JOIN captacao_demand_of_accounts AS ${scope}_own
       ON ${sought(`${scope}_own`, slug)} AND ${scope}_own.account_id = ${terms.accountId}`;
  return {
    columns: [
      "night.as_of",
      ...Object.keys(SCOPES).flatMap((scope) => [
        `coalesce(${scope}.people - coalesce(${scope}_own.people, 0), 0) AS ${scope}_people`,
        `coalesce(${scope}.accounts - (${scope}_own.people IS NOT NULL), 0) AS ${scope}_accounts`,
      ]),
    ].join(", "),
    joins: `CROSS JOIN (SELECT max(as_of) AS as_of FROM captacao_demand_counts WHERE done_at IS NOT NULL) AS night
     ${join("near", terms.neighborhoodSlug)}
     ${join("wide", "''")}`,
  };
};

const seekersIn = (row: Row, scope: keyof typeof SCOPES): Seekers => ({
  people: row[`${scope}_people`] as number,
  accounts: row[`${scope}_accounts`] as number,
});

export const countedDemandOf = (row: Row): CountedDemand => ({
  asOf: row.as_of as number | null,
  inNeighborhood: seekersIn(row, "near"),
  inCity: seekersIn(row, "wide"),
});

const addSeekers = (one: Seekers, other: Seekers): Seekers => ({
  people: one.people + other.people,
  accounts: one.accounts + other.accounts,
});

/** Adds the counts of two shards: an account and its clients are in only one of them. */
export const joinDemand = (one: CountedDemand, other: CountedDemand): CountedDemand => ({
  // While the nights differ, the sum is as old as the older one.
  asOf: one.asOf === null || other.asOf === null ? null : Math.min(one.asOf, other.asOf),
  inNeighborhood: addSeekers(one.inNeighborhood, other.inNeighborhood),
  inCity: addSeekers(one.inCity, other.inCity),
});
