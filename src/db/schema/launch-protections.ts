import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** In the directory: a person whom a registration protects with a developer, by a keyed hash of a phone or e-mail. */
export const launchProtections = sqliteTable(
  "launch_protections",
  {
    developerAccountId: text("developer_account_id").notNull(),
    identity: text("identity").notNull(),
    partnershipId: text("partnership_id").notNull(),
    /** The account whose client the person is. */
    accountId: text("account_id").notNull(),
    takenAt: integer("taken_at").notNull(),
    until: integer("until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.developerAccountId, table.identity, table.partnershipId] })],
);
