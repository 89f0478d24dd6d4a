import type { Feed } from "../../db/schema/feeds.ts";
import { isoOrNull } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import { statusMessage } from "./sentences.ts";

const NO_COUNTS = {
  created: null,
  updated: null,
  archived: null,
  skipped: null,
  unchanged: null,
  confirmed: null,
};

const UNCONFIGURED = {
  configured: false,
  connector: null,
  autoSync: false,
  status: null,
  message: null,
  lastSyncAt: null,
  feedCount: null,
  counts: NO_COUNTS,
  conflicts: 0,
  scheduledFor: null,
  nextAttemptAt: null,
} as const;

const messageOf = ({ syncId, retryAt, status, fault }: Feed, language: Language): string | null => {
  if (syncId !== null && retryAt !== null) return statusMessage("WAITING", fault, language);
  if (syncId !== null) return statusMessage("QUEUED", null, language);
  return status && statusMessage(status, fault, language);
};

/** When the feed is fetched next without a call; during a sync, the time of its retry or null. */
const nextAttemptOf = ({ syncId, retryAt, scheduledFor, autoSync, nextAutoAt }: Feed): number | null => {
  if (syncId !== null) return retryAt;
  const due = [scheduledFor, autoSync ? nextAutoAt : null].filter((at) => at !== null);
  return due.length === 0 ? null : Math.min(...due);
};

/** The feed as the API shows it, always without its link (rules 19.1). */
export const presentFeed = (feed: Feed | null, language: Language) => {
  if (feed === null) return UNCONFIGURED;
  return {
    configured: true,
    connector: feed.connector,
    autoSync: feed.autoSync,
    status: feed.syncId === null ? feed.status : ("QUEUED" as const),
    message: messageOf(feed, language),
    lastSyncAt: isoOrNull(feed.lastSyncAt),
    feedCount: feed.feedCount,
    counts: feed.counts ?? NO_COUNTS,
    conflicts: feed.conflicts,
    scheduledFor: isoOrNull(feed.scheduledFor),
    nextAttemptAt: isoOrNull(nextAttemptOf(feed)),
  };
};
