import { eq } from "drizzle-orm";
import { type Job, job } from "../../db/plan.ts";
import { prepared, read } from "../../db/prepared.ts";
import { type Feed, feeds } from "../../db/schema/feeds.ts";
import { type Database, type Meter, run } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { HOUR_MS, MINUTE_MS } from "../../lib/clock.ts";
import { decodeReport, lastReportStatement, type StoredReport } from "./kept-reports.ts";

/** The intervals of requested and automatic syncs (rules 19.4, 19.5). */
export const WINDOW_MS = 10 * MINUTE_MS;
export const AUTO_EVERY_MS = 6 * HOUR_MS;

export const feedTable = tableOf(feeds);

const ofAccount = prepared<"accountId">((name) =>
  read
    .select()
    .from(feeds)
    .where(eq(feeds.accountId, name("accountId"))),
);

export const loadFeed = async (db: Database, accountId: string, meter?: Meter): Promise<Feed | null> => {
  const [rows = []] = await run(db, [ofAccount({ accountId })], meter);
  return rows[0] ? feedTable.decode(rows[0]) : null;
};

/** The feed, and the report of the last sync that read it, in one round trip. */
export const loadFeedAndReport = async (
  db: Database,
  accountId: string,
  meter?: Meter,
): Promise<{ readonly feed: Feed | null; readonly report: StoredReport | null }> => {
  const statements = [ofAccount({ accountId }), lastReportStatement(accountId)];
  const [feedRows = [], reportRows] = await run(db, statements, meter);
  return { feed: feedRows[0] ? feedTable.decode(feedRows[0]) : null, report: decodeReport(reportRows) };
};

/** The queued message of a sync; the feed's row holds the rest. */
export const syncJob = (accountId: string, syncId: string): Job => job("feeds", { accountId, syncId });
