import type { WriteContext } from "../../call-context.ts";
import { guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { Feed } from "../../db/schema/feeds.ts";
import { sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { type OutboundPorts, vetTarget } from "../../outbound/guarded-fetch.ts";
import type { Connector } from "../../vocabulary/value-lists.ts";
import { forgetConflicts } from "./conflicts.ts";
import { feedTable, loadFeed } from "./feed.ts";
import { forgetReports } from "./kept-reports.ts";
import { forgetAllProgress } from "./progress.ts";
import { AT_REST, feedUpdate } from "./transitions.ts";

/** A name that does not resolve in time is checked again at every sync. */
const LOOKUP_MS = 3 * SECOND_MS;

/** The fault of an address that the service may not fetch. */
export const feedTargetFaults = async (
  outbound: OutboundPorts,
  url: string | undefined,
): Promise<Fault[]> => {
  if (url === undefined) return [];
  const vetted = await vetTarget(outbound, url, AbortSignal.timeout(LOOKUP_MS));
  if (vetted.ok || vetted.transient) return [];
  return [{ in: "body", name: "url", code: "not_public", args: { value: vetted.fault } }];
};

/** Another link is another feed: the last result does not apply to it. */
const RESET_COLUMNS = {
  status: null,
  fault: null,
  lastSyncAt: null,
  feedCount: null,
  counts: null,
  conflicts: 0,
  etag: null,
  lastModified: null,
  windowUntil: null,
  scheduledFor: null,
  ...AT_REST,
  tally: {},
  trusted: false,
  contentHash: null,
} as const satisfies Partial<Feed>;

/** PUT …/feed: sets the link, or turns the automatic sync on and off. */
export const configureFeed = async (
  ctx: WriteContext,
  settings: { readonly url: string; readonly connector: Connector; readonly autoSync: boolean },
): Promise<WritePlan<Feed, null>> => {
  const { accountId, clock } = ctx;
  const before = await loadFeed(ctx.db, accountId, ctx.meter);
  const given = { ...settings, ...(before?.autoSync ? {} : { nextAutoAt: clock.now() }) };
  if (!before) {
    const feed: Feed = { ...RESET_COLUMNS, ...settings, accountId, nextAutoAt: clock.now(), version: 1 };
    return { ...NO_EFFECTS, statements: [feedTable.insert(feed)], data: feed, result: null, subject: null };
  }
  const isSame = settings.url === before.url;
  const columns = isSame ? given : { ...RESET_COLUMNS, ...given, nextAutoAt: clock.now() };
  const { statements, ...effects } = feedUpdate(before, columns);
  // Conflicts are deleted first, because their triggers lower the count that the update resets.
  const all = isSame
    ? statements
    : [forgetConflicts(accountId), ...statements, forgetAllProgress(accountId), forgetReports(accountId)];
  return { ...effects, statements: all, data: { ...before, ...columns }, result: null, subject: null };
};

/** DELETE …/feed: its properties stay, and belong to the API again. */
export const removeFeed = async (ctx: WriteContext): Promise<WritePlan<null, null>> => {
  const { accountId } = ctx;
  const before = await loadFeed(ctx.db, accountId, ctx.meter);
  const plan = { ...NO_EFFECTS, data: null, result: null, subject: null };
  if (!before) return plan;
  const statements = [
    sql("DELETE FROM feeds WHERE account_id = ?", accountId),
    guardFresh,
    sql("DELETE FROM feed_listings WHERE account_id = ?", accountId),
    forgetConflicts(accountId),
    forgetAllProgress(accountId),
    forgetReports(accountId),
  ];
  return { ...plan, statements };
};
