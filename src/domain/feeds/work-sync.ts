import { writeContext } from "../../call-context.ts";
import { type Meter, newMeter } from "../../db/statement.ts";
import { logger } from "../../lib/logger.ts";
import type { Message } from "../../ports/messages.ts";
import { findAccount } from "../accounts/account.ts";
import { drainIntoLog } from "../outbox/drain-into-log.ts";
import type { Platform } from "../platform.ts";
import { type SyncContext, SyncOvertaken, Unreported } from "./sync-context.ts";
import { type SyncOptions, syncFeed } from "./sync-feed.ts";
import { endWithout, failStalled, leaseSync, releaseSync } from "./transitions.ts";

/**
 * D1 gives an invocation a thousand queries, and each statement of a batch may count as one. The rest is reserved for
 * the current group, if each of its listings has to be decided alone, and for the end.
 */
export const MAX_STATEMENTS = 700;

/** BUSY: another message runs the same sync. Otherwise the wait until this message is delivered again. */
type SyncWork = "DONE" | "BUSY" | { readonly retryInSeconds: number };

interface WorkOptions extends SyncOptions {
  readonly maxStatements?: number;
}

interface Limits {
  readonly propertyLimit?: number | undefined;
  readonly maxStatements?: number | undefined;
  readonly meter?: Meter;
  readonly isTrusted?: boolean;
}

const contextOf = (
  platform: Platform,
  { accountId, shard, syncId, causedBy }: Message<"feeds">,
  {
    propertyLimit = 0,
    maxStatements = MAX_STATEMENTS,
    meter = newMeter(causedBy),
    isTrusted = false,
  }: Limits,
): SyncContext => {
  const own = { accountId, db: platform.shard(shard), meter, propertyLimit };
  return {
    ...writeContext(platform, { ...own, source: "FEED", dryRun: false }),
    syncId,
    store: platform.feedStore,
    maxStatements,
    isTrusted,
    unreported: new Unreported(),
  };
};

/**
 * Runs a message's sync, if it is still current and no other message runs it.
 * @throws failures of the platform: the next attempt continues where this one stopped
 */
export const workSync = async (
  platform: Platform,
  message: Message<"feeds">,
  { maxStatements, ...options }: WorkOptions,
): Promise<SyncWork> => {
  const { accountId, shard, causedBy } = message;
  const db = platform.shard(shard);
  const meter = newMeter(causedBy);
  const feed = await leaseSync({ db, meter }, message, platform.clock.now());
  if (feed === "GONE") return "DONE";
  if (feed === "BUSY") return "BUSY";
  try {
    const account = await findAccount({ directory: platform.directory, meter }, accountId);
    const { trusted: isTrusted } = feed;
    const limits = { propertyLimit: account?.propertyLimit, maxStatements, meter, isTrusted };
    const ctx = contextOf(platform, message, limits);
    if (account?.status !== "ACTIVE") {
      await endWithout(ctx, "FAILED", "account_inactive");
      return "DONE";
    }
    const end = await syncFeed(ctx, platform.outbound, feed, options);
    const isWaiting = typeof end === "object";
    if (!isWaiting && end !== "CONTINUES") await platform.feedStore.drop(accountId, message.syncId);
    logger.info("feed synced", {
      accountId,
      causedBy,
      end: isWaiting ? "POSTPONED" : end,
      statements: meter.statements,
    });
    return isWaiting ? end : "DONE";
  } catch (error) {
    if (error instanceof SyncOvertaken) {
      await platform.feedStore.drop(accountId, message.syncId);
      return "DONE";
    }
    await releaseSync({ db, meter }, message);
    throw error;
  } finally {
    await drainIntoLog(platform, { accountId, shard });
  }
};

/** Fails a sync whose message was given up, unless another message runs it. */
export const failSync = async (platform: Platform, message: Message<"feeds">): Promise<"BUSY" | "DONE"> => {
  const end = await failStalled(contextOf(platform, message, {}));
  if (end === "OVER") await platform.feedStore.drop(message.accountId, message.syncId);
  return end === "BUSY" ? "BUSY" : "DONE";
};
