import type { WriteContext } from "../../call-context.ts";
import { type BasedPlan, NO_EFFECTS } from "../../db/plan.ts";
import type { Feed } from "../../db/schema/feeds.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import { loadFeed, WINDOW_MS } from "./feed.ts";
import type { PresentedReport } from "./present-report.ts";
import { reportOn } from "./report.ts";
import { feedUpdate, type Started, startSync } from "./transitions.ts";

export interface FeedSyncResult {
  readonly outcome: "STARTED" | "SCHEDULED" | "ALREADY_SCHEDULED" | "WOULD_SYNC";
  readonly dryRun: boolean;
  readonly scheduledFor: number | null;
  readonly report: PresentedReport | null;
}

type Decision = Started & { readonly outcome: FeedSyncResult["outcome"] };

/** The first call of a window syncs at once, later ones schedule one sync for its end (rules 19.5). */
const decide = (feed: Feed, now: number): Decision => {
  const isOpen = feed.windowUntil !== null && feed.windowUntil > now;
  if (!isOpen && feed.syncId === null) {
    return { ...startSync(feed, now, { windowUntil: now + WINDOW_MS }), outcome: "STARTED" };
  }
  if (feed.scheduledFor !== null) return { feed, effects: NO_EFFECTS, outcome: "ALREADY_SCHEDULED" };
  // An automatic sync is under way: the call opens its window, and waits for its end.
  const windowUntil = isOpen ? feed.windowUntil! : now + WINDOW_MS;
  const columns = { windowUntil, scheduledFor: windowUntil };
  return { feed: { ...feed, ...columns }, effects: feedUpdate(feed, columns), outcome: "SCHEDULED" };
};

/** POST /feed/sync. @throws Refusal feed_not_configured */
export const requestSync = async (
  ctx: WriteContext,
  outbound: OutboundPorts,
): Promise<BasedPlan<Feed, FeedSyncResult>> => {
  const { accountId, dryRun } = ctx;
  const before = await loadFeed(ctx.db, accountId, ctx.meter);
  if (!before) throw new Refusal("feed_not_configured");
  const { feed, effects, outcome } = decide(before, ctx.clock.now());
  const { scheduledFor } = feed;
  const report = dryRun ? await reportOn(ctx, outbound, before) : null;
  const result = { outcome: dryRun ? "WOULD_SYNC" : outcome, dryRun, scheduledFor, report } as const;
  const basis = [{ table: "feeds", id: accountId, version: before.version }] as const;
  return { ...effects, data: dryRun ? before : feed, result, subject: null, basis };
};
