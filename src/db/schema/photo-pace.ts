import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The pace of photo downloads. An empty account means all accounts, an empty host a whole account. */
export const photoPace = sqliteTable(
  "photo_pace",
  {
    accountId: text("account_id").notNull(),
    host: text("host").notNull(),
    /** Number of the minute since 1970 in which `taken` counts. */
    minute: integer("minute").notNull(),
    taken: integer("taken").notNull(),
    /** No request before this time. */
    stalledUntil: integer("stalled_until").notNull().default(0),
    /** For a waiting account: when its next gallery comes back. */
    nextAt: integer("next_at").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.host] })],
);
