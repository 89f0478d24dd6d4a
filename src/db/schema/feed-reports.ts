import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { KeptReport } from "../../vocabulary/feed-report.ts";

/** The latest reports of each account. */
export const feedReports = sqliteTable(
  "feed_reports",
  {
    accountId: text("account_id").notNull(),
    syncId: text("sync_id").notNull(),
    at: integer("at").notNull(),
    report: text("report", { mode: "json" }).$type<KeptReport>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.syncId] }),
    index("feed_reports_by_age").on(table.accountId, table.at),
  ],
);
