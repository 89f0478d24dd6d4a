import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PROPERTY_TYPES, PURPOSES } from "../../vocabulary/value-lists.ts";

/** The night it was counted in. */
const asOf = () => integer("as_of").notNull();

/** The search that is counted. */
const sought = () => ({
  cityId: text("city_id").notNull(),
  /** Empty for the whole city. */
  neighborhoodSlug: text("neighborhood_slug").notNull(),
  purpose: text("purpose", { enum: PURPOSES }).notNull(),
  propertyType: text("property_type", { enum: PROPERTY_TYPES }).notNull(),
});

/** In each shard: all accounts' clients per search. Triggers keep it equal to the sums of the accounts. */
export const captacaoDemand = sqliteTable(
  "captacao_demand",
  {
    asOf: asOf(),
    ...sought(),
    people: integer("people").notNull(),
    /** Accounts with such clients. */
    accounts: integer("accounts").notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.asOf, table.cityId, table.neighborhoodSlug, table.purpose, table.propertyType],
    }),
  ],
);

/** In each shard: the number of an account's clients per search. */
export const captacaoDemandOfAccounts = sqliteTable(
  "captacao_demand_of_accounts",
  {
    asOf: asOf(),
    accountId: text("account_id").notNull(),
    ...sought(),
    people: integer("people").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.asOf,
        table.accountId,
        table.cityId,
        table.neighborhoodSlug,
        table.purpose,
        table.propertyType,
      ],
    }),
  ],
);

/** In each shard: a night's count, its position, and whether it is done. */
export const captacaoDemandCounts = sqliteTable("captacao_demand_counts", {
  asOf: integer("as_of").primaryKey(),
  shard: text("shard").notNull(),
  /** The last client counted, by seq. */
  counted: integer("counted").notNull(),
  doneAt: integer("done_at"),
  /** Steps begun since the last one ended. */
  tries: integer("tries").notNull().default(0),
});

/** In each shard: the work that a night's count has spent on an account. */
export const captacaoDemandShares = sqliteTable(
  "captacao_demand_shares",
  {
    asOf: asOf(),
    accountId: text("account_id").notNull(),
    sums: integer("sums").notNull(),
  },
  (table) => [primaryKey({ columns: [table.asOf, table.accountId] })],
);
