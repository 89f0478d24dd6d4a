import { and, eq } from "drizzle-orm";
import { prepared, read } from "../../db/prepared.ts";
import { feedProgress } from "../../db/schema/feed-progress.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import type { ListingOutcome } from "../../vocabulary/feed-report.ts";
import type { SyncContext } from "./sync-context.ts";

const progressTable = tableOf(feedProgress);

const ofSync = prepared<"accountId" | "syncId">((name) =>
  read
    .select()
    .from(feedProgress)
    .where(and(eq(feedProgress.accountId, name("accountId")), eq(feedProgress.syncId, name("syncId")))),
);

/** What earlier messages of a sync have processed. */
export interface Progress {
  /** Whether nothing has been stored of the sync. */
  readonly isFirst: boolean;
  /** The byte of the sync's file up to which listings are processed. */
  readonly workedTo: number;
  readonly skipped: number;
  readonly outcomes: readonly ListingOutcome[];
}

export const loadProgress = async ({ db, accountId, syncId, meter }: SyncContext): Promise<Progress> => {
  const [rows = []] = await run(db, [ofSync({ accountId, syncId })], meter);
  const parts = rows.map(progressTable.decode);
  return {
    isFirst: parts.length === 0,
    workedTo: Math.max(0, ...parts.map(({ workedTo }) => workedTo ?? 0)),
    skipped: parts.reduce((sum, { skipped }) => sum + skipped, 0),
    outcomes: parts.flatMap(({ outcomes }) => outcomes ?? []),
  };
};

/** Deletes a sync's progress at its end. */
export const forgetProgress = (accountId: string, syncId: string): Statement =>
  sql(
    `DELETE FROM feed_progress WHERE account_id = ?1 AND sync_id = ?2
       AND NOT EXISTS (SELECT 1 FROM feeds WHERE account_id = ?1 AND sync_id = ?2)`,
    accountId,
    syncId,
  );

/** Deletes the progress of a removed feed. */
export const forgetAllProgress = (accountId: string): Statement =>
  sql("DELETE FROM feed_progress WHERE account_id = ?", accountId);
