import { guardFresh } from "../../db/commit.ts";
import type { Effects } from "../../db/plan.ts";
import type { Feed } from "../../db/schema/feeds.ts";
import { newId } from "../../lib/id.ts";
import { feedTable, syncJob } from "./feed.ts";

/** Writes what of the configuration and the windows changes; stale when another write came between. */
export const feedUpdate = (feed: Feed, columns: Partial<Feed>): Effects => {
  const changed = { ...columns, version: feed.version + 1 };
  const update = feedTable.update(changed, "account_id = ? AND version = ?", [feed.accountId, feed.version]);
  return { statements: [update, guardFresh], events: [], jobs: [] };
};

export interface Started {
  readonly feed: Feed;
  readonly effects: Effects;
}

/** Begins a sync now; what was scheduled is done with it. */
export const startSync = (feed: Feed, now: number, also: Partial<Feed> = {}): Started => {
  const syncId = newId("feedSync");
  const columns = { syncId, queuedAt: now, leasedUntil: 0, tally: {}, scheduledFor: null, ...also };
  const effects = feedUpdate(feed, columns);
  return {
    feed: { ...feed, ...columns, version: feed.version + 1 },
    effects: { ...effects, jobs: [syncJob(feed.accountId, syncId)] },
  };
};
