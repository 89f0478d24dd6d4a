import { and, desc, eq } from "drizzle-orm";
import { prepared, read } from "../../db/prepared.ts";
import { feedReports } from "../../db/schema/feed-reports.ts";
import { type Database, type Meter, run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import type { KeptReport, ReportedListing } from "../../vocabulary/feed-report.ts";

/** Reports kept per account. */
const MAX_REPORTS = 10;
/** Rows kept per report; its counts cover all listings (rules 19.7). */
export const MAX_REPORT_ROWS = 500;
/** Characters of a kept report's rows, so that ten of them stay small. */
const MAX_REPORT_CHARS = 200_000;

const reportTable = tableOf(feedReports);

export type StoredReport = ReturnType<typeof reportTable.decode>;

/** The rows that fit into a kept report. */
export const fitting = (listings: readonly ReportedListing[]): ReportedListing[] => {
  let room = MAX_REPORT_CHARS;
  return listings.slice(0, MAX_REPORT_ROWS).filter((listing) => {
    room -= JSON.stringify(listing).length;
    return room >= 0;
  });
};

/** Keeps the report of a sync that is still the account's current one, and deletes the oldest ones. */
export const keepReport = (
  accountId: string,
  syncId: string,
  at: number,
  report: KeptReport,
): Statement[] => [
  sql(
    `INSERT INTO feed_reports (account_id, sync_id, at, report)
     SELECT ?1, ?2, ?3, ?4 FROM feeds WHERE account_id = ?1 AND sync_id = ?2
     ON CONFLICT (account_id, sync_id) DO UPDATE SET at = excluded.at, report = excluded.report`,
    accountId,
    syncId,
    at,
    JSON.stringify(report),
  ),
  sql(
    `DELETE FROM feed_reports WHERE account_id = ?1 AND at < (SELECT min(at) FROM
       (SELECT at FROM feed_reports WHERE account_id = ?1 ORDER BY at DESC LIMIT ${MAX_REPORTS}))`,
    accountId,
  ),
];

export const forgetReports = (accountId: string): Statement =>
  sql("DELETE FROM feed_reports WHERE account_id = ?", accountId);

const ofAccount = prepared<"accountId" | "limit">((name) =>
  read
    .select()
    .from(feedReports)
    .where(eq(feedReports.accountId, name("accountId")))
    .orderBy(desc(feedReports.at))
    .limit(name("limit")),
);

const ofSync = prepared<"accountId" | "syncId">((name) =>
  read
    .select()
    .from(feedReports)
    .where(and(eq(feedReports.accountId, name("accountId")), eq(feedReports.syncId, name("syncId")))),
);

type Port = { readonly db: Database; readonly meter?: Meter };

export const lastReportStatement = (accountId: string): Statement => ofAccount({ accountId, limit: 1 });

export const decodeReport = reportTable.first;

/** The account's reports, newest first. */
export const loadReports = async ({ db, meter }: Port, accountId: string): Promise<StoredReport[]> => {
  const [rows = []] = await run(db, [ofAccount({ accountId, limit: MAX_REPORTS })], meter);
  return rows.map(reportTable.decode);
};

export const loadReport = async (
  { db, meter }: Port,
  accountId: string,
  syncId: string,
): Promise<StoredReport | null> => {
  const [rows] = await run(db, [ofSync({ accountId, syncId })], meter);
  return reportTable.first(rows);
};
