import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How fast photos are fetched; of all accounts together where the account is empty, of a whole account where the host is. */
export const photoPace = sqliteTable(
  "photo_pace",
  {
    accountId: text("account_id").notNull(),
    host: text("host").notNull(),
    /** Number of the minute since 1970 in which `taken` counts. */
    minute: integer("minute").notNull(),
    taken: integer("taken").notNull(),
    /** Not asked before this time. */
    stalledUntil: integer("stalled_until").notNull().default(0),
    /** Of an account that waits: when the next of its galleries comes back. */
    nextAt: integer("next_at").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.host] })],
);
