import type { Feed } from "../../src/db/schema/feeds.ts";
import { type Database, run, sql } from "../../src/db/statement.ts";
import { feedTable } from "../../src/domain/feeds/feed.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import type { FeedsMessage } from "../messages.ts";

/** As long as the platform lets a consumer run: whoever holds a lease longer is dead. */
export const LEASE_MS = 15 * MINUTE_MS;

/** BUSY: another message works the same sync. GONE: the sync is over. */
export type Claim = Feed | "BUSY" | "GONE";

export const claimSync = async (
  db: Database,
  { accountId, syncId }: FeedsMessage,
  now: number,
): Promise<Claim> => {
  const [claimed = [], standing = []] = await run(db, [
    sql(
      `UPDATE feeds SET leased_until = ? WHERE account_id = ? AND sync_id = ? AND leased_until <= ?
       RETURNING ${feedTable.columns}`,
      now + LEASE_MS,
      accountId,
      syncId,
      now,
    ),
    sql("SELECT 1 FROM feeds WHERE account_id = ? AND sync_id = ?", accountId, syncId),
  ]);
  if (claimed[0]) return feedTable.decode(claimed[0]);
  return standing.length > 0 ? "BUSY" : "GONE";
};

/** Lets the next attempt begin at once. */
export const releaseSync = async (db: Database, { accountId, syncId }: FeedsMessage): Promise<void> => {
  await run(db, [
    sql("UPDATE feeds SET leased_until = 0 WHERE account_id = ? AND sync_id = ?", accountId, syncId),
  ]);
};
