import type { Feed } from "../../src/db/schema/feeds.ts";
import { newMeter } from "../../src/db/statement.ts";
import { type Account, findAccount } from "../../src/domain/accounts/account.ts";
import { endWithout, syncFeed } from "../../src/domain/feeds/sync-feed.ts";
import { SyncOvertaken, type SyncScope } from "../../src/domain/feeds/sync-scope.ts";
import { drainLog } from "../../src/domain/outbox/drain-log.ts";
import { logger } from "../../src/lib/logger.ts";
import type { Services } from "../../src/services.ts";
import { type FeedsMessage, readFeedsMessage } from "../messages.ts";
import { waitAfter } from "../photos/waits.ts";
import type { Verdict } from "../verdict.ts";
import { claimSync, releaseSync } from "./transitions.ts";

const accountOf = (services: Services, message: FeedsMessage): Promise<Account | null> =>
  findAccount({ directory: services.directory, meter: newMeter() }, message.accountId);

const scopeOf = (services: Services, message: FeedsMessage, account: Account | null): SyncScope => {
  const { publicUrl, ownHosts, allowPrivateTargets } = services.settings;
  return {
    accountId: message.accountId,
    syncId: message.syncId,
    db: services.shard(message.shard),
    meter: newMeter(),
    clock: services.clock,
    language: "pt-BR",
    links: { publicUrl, ownHosts, allowPrivateTargets },
    source: "FEED",
    dryRun: false,
    propertyLimit: account?.propertyLimit ?? 0,
  };
};

/** Within a quarter of an hour; then the sync has failed, and the next one is hours away. */
const FETCH_ATTEMPTS = 4;

/** Works a sync that this message has claimed. */
const work = async (services: Services, scope: SyncScope, feed: Feed, attempt: number): Promise<Verdict> => {
  const options = { mayWait: attempt < FETCH_ATTEMPTS };
  const end = await syncFeed(scope, services.outbound, feed, options);
  logger.info("feed synced", { accountId: scope.accountId, end });
  return end === "POSTPONED" ? { retryInSeconds: waitAfter(attempt) } : "done";
};

/** A message of `feeds`: works the sync while it stands, alone. What throws is tried again, from where it stopped. */
export const consumeFeeds = async (services: Services, body: unknown, attempt: number): Promise<Verdict> => {
  const message = readFeedsMessage(body);
  const db = services.shard(message.shard);
  const feed = await claimSync(db, message, services.clock.now());
  if (feed === "GONE") return "done";
  if (feed === "BUSY") return { retryInSeconds: waitAfter(attempt) };
  const { accountId, shard } = message;
  try {
    const account = await accountOf(services, message);
    const scope = scopeOf(services, message, account);
    if (account?.status === "ACTIVE") return await work(services, scope, feed, attempt);
    await endWithout(scope, "FAILED", "account_inactive");
    return "done";
  } catch (error) {
    if (error instanceof SyncOvertaken) return "done";
    await releaseSync(db, message);
    throw error;
  } finally {
    await drainLog(services, { accountId, shard });
  }
};

/** A message that `feeds` gave up: the sync has failed, and says so. */
export const buryFeeds = async (services: Services, body: unknown): Promise<Verdict> => {
  const message = readFeedsMessage(body);
  await endWithout(scopeOf(services, message, null), "FAILED", null);
  return "done";
};
