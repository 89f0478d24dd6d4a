import { writeContext } from "../../call-context.ts";
import { newMeter } from "../../db/statement.ts";
import { logger } from "../../lib/logger.ts";
import type { Message } from "../../ports/messages.ts";
import { findAccount } from "../accounts/account.ts";
import { drainLog } from "../outbox/drain-log.ts";
import type { Platform } from "../platform.ts";
import { type SyncContext, SyncOvertaken } from "./sync-context.ts";
import { syncFeed } from "./sync-feed.ts";
import { endWithout, leaseSync, releaseSync } from "./transitions.ts";

/** BUSY: another message works the same sync. POSTPONED: this one is to come again. */
export type SyncWork = "DONE" | "BUSY" | "POSTPONED";

const contextOf = (
  platform: Platform,
  { accountId, shard, syncId }: Message<"feeds">,
  propertyLimit: number,
): SyncContext => {
  const own = { accountId, db: platform.shard(shard), meter: newMeter(), propertyLimit };
  return { ...writeContext(platform, { ...own, source: "FEED", dryRun: false }), syncId };
};

/**
 * Works the sync of a message while it stands, alone.
 * @param mayWait whether a feed that cannot be had right now is asked for again later
 * @throws what the platform failed with: the next attempt goes on from where this one stopped
 */
export const workSync = async (
  platform: Platform,
  message: Message<"feeds">,
  mayWait: boolean,
): Promise<SyncWork> => {
  const { accountId, shard } = message;
  const db = platform.shard(shard);
  const feed = await leaseSync(db, message, platform.clock.now());
  if (feed === "GONE") return "DONE";
  if (feed === "BUSY") return "BUSY";
  try {
    const account = await findAccount({ directory: platform.directory, meter: newMeter() }, accountId);
    const ctx = contextOf(platform, message, account?.propertyLimit ?? 0);
    if (account?.status !== "ACTIVE") {
      await endWithout(ctx, "FAILED", "account_inactive");
      return "DONE";
    }
    const end = await syncFeed(ctx, platform.outbound, feed, { mayWait });
    logger.info("feed synced", { accountId, end });
    return end === "POSTPONED" ? "POSTPONED" : "DONE";
  } catch (error) {
    if (error instanceof SyncOvertaken) return "DONE";
    await releaseSync(db, message);
    throw error;
  } finally {
    await drainLog(platform, { accountId, shard });
  }
};

/** A sync whose message was given up has failed, and says so. */
export const failSync = (platform: Platform, message: Message<"feeds">): Promise<void> =>
  endWithout(contextOf(platform, message, 0), "FAILED", null);
