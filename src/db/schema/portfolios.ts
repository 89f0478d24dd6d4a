import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const portfolios = sqliteTable("portfolios", {
  accountId: text("account_id").primaryKey(),
  /** Properties that use the plan's quota. */
  active: integer("active").notNull().default(0),
  /** Properties not in the trash. */
  kept: integer("kept").notNull().default(0),
  /** Deletions ever made; the difference of two rows is the number deleted between them. */
  deletedTotal: integer("deleted_total").notNull().default(0),
  /** The place of the newest object that the account lists. */
  lastPlace: integer("last_place").notNull().default(1_000_000_000_000),
  /** Clients not in the trash. */
  clients: integer("clients").notNull().default(0),
  /** Stored bytes, counted by triggers (docs/adr/0058-triggers-count-stored-bytes.md). */
  propertyBytes: integer("property_bytes").notNull().default(0),
  leadBytes: integer("lead_bytes").notNull().default(0),
  batchBytes: integer("batch_bytes").notNull().default(0),
  /** Batch items that still wait. */
  batchItems: integer("batch_items").notNull().default(0),
  /** Properties whose neighborhood the catalog lacks, counted by triggers. */
  unplaced: integer("unplaced").notNull().default(0),
  photoBytes: integer("photo_bytes").notNull().default(0),
  /** Matches of its own clients, and of partners' clients with its properties. */
  clientMatches: integer("client_matches").notNull().default(0),
  partnerMatches: integer("partner_matches").notNull().default(0),
});

export const portfolioHistory = sqliteTable(
  "portfolio_history",
  {
    accountId: text("account_id").notNull(),
    at: integer("at").notNull(),
    kept: integer("kept").notNull(),
    deletedTotal: integer("deleted_total").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.at] })],
);
