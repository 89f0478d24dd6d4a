import { failureOf, logger } from "../../../../src/lib/logger.ts";
import type { DashboardApiPort } from "../../../../src/ports/panel.ts";
import { forgettingStrangers } from "./strangers.ts";

/** The most connections ended beside one request; the next one continues. */
const MAX_ENDINGS = 50;
/** Twice what 10,000 accounts need an hour, if their ten connections each expire within 30 days. */
export const MAX_ENDINGS_HOURLY = 300;
/** Rows deleted per transaction. */
const MAX_ROWS = 2_000;
/** Transactions an hour: 100,000 connections of 10,000 accounts each leave an expired token an hour. */
const MAX_TURNS = 60;

/** Ends at the API the connections whose grants have ended. May run twice at once. */
export const endDue = async (
  database: D1Database,
  api: DashboardApiPort,
  limit = MAX_ENDINGS,
): Promise<void> => {
  const { results } = await database
    .prepare("SELECT connection_id, account_id, is_reuse FROM oauth_endings ORDER BY at LIMIT ?")
    .bind(limit)
    .all<{ readonly connection_id: string; readonly account_id: string; readonly is_reuse: number }>();
  for (const { connection_id: connectionId, account_id: accountId, is_reuse } of results)
    try {
      await api.endConnection({ accountId, connectionId, isReuse: is_reuse === 1 });
      await database
        .prepare("DELETE FROM oauth_endings WHERE connection_id = ? AND is_reuse = ?")
        .bind(connectionId, is_reuse)
        .run();
    } catch (error) {
      logger.error("connection not ended", { connectionId, failure: failureOf(error) });
    }
};

const EXPIRED = "SELECT key FROM oauth_store WHERE expires_at <= ?1 ORDER BY expires_at LIMIT ?2";

/**
 * Deletes some of what has expired. A connection ends only with its last grant: a form sent twice leaves two, of which
 * one may expire unused.
 * @returns whether there may be more
 */
const forgetSome = async (database: D1Database, now: number): Promise<boolean> => {
  const [, gone] = await database.batch([
    database
      .prepare(
        `INSERT OR IGNORE INTO oauth_endings (connection_id, account_id, is_reuse, at)
         SELECT DISTINCT s.value ->> '$.metadata.connectionId', s.value ->> '$.metadata.accountId', 0, ?1
         FROM oauth_store s WHERE s.key IN (${EXPIRED}) AND s.key LIKE 'grant:%' AND NOT EXISTS (
           SELECT 1 FROM oauth_store o WHERE o.expires_at > ?1
             AND o.key > 'grant:' || (s.value ->> '$.metadata.connectionId') || ':'
             AND o.key < 'grant:' || (s.value ->> '$.metadata.connectionId') || ';')`,
      )
      .bind(now, MAX_ROWS),
    database.prepare(`DELETE FROM oauth_store WHERE key IN (${EXPIRED})`).bind(now, MAX_ROWS),
  ]);
  return gone!.meta.changes >= MAX_ROWS;
};

/** Deletes what has expired, up to a limit; the next hour's run continues. */
export const forgetExpired = async (database: D1Database, now: number): Promise<void> => {
  for (let turn = 0; turn < MAX_TURNS && (await forgetSome(database, now)); turn += 1);
  await forgettingStrangers(database, now).run();
};
