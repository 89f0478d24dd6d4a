import * as z from "zod";
import { REPORT_OUTCOMES } from "../../domain/feeds/report.ts";
import { CONNECTORS, FEED_STATUSES } from "../../vocabulary/value-lists.ts";

const count = z.int().nullable();

const FeedCounts = z
  .object({
    created: count,
    updated: count,
    archived: count.meta({ description: "Left the feed, and were missing in two whole syncs." }),
    skipped: count.meta({ description: "Incomplete, or over the plan's quota." }),
    unchanged: count,
    confirmed: count,
  })
  .meta({ id: "FeedCounts" });

/** How the feed stands: never the link (rules 19.1). */
export const FeedSync = z
  .object({
    configured: z.boolean(),
    connector: z.enum(CONNECTORS).nullable(),
    autoSync: z.boolean().meta({ description: "Synced by itself every 6 hours." }),
    status: z
      .enum(["QUEUED", ...FEED_STATUSES])
      .nullable()
      .meta({ description: "How the last sync ended; QUEUED while one runs." }),
    message: z
      .string()
      .nullable()
      .meta({ description: "The same in words, with what came in the way of fetching the feed." }),
    lastSyncAt: z.iso.datetime().nullable(),
    feedCount: count,
    counts: FeedCounts,
    conflicts: z
      .int()
      .meta({ description: "Properties of which the dashboard keeps a field from the feed." }),
    scheduledFor: z.iso.datetime().nullable(),
    nextAttemptAt: z.iso.datetime().nullable().meta({
      description:
        "When the feed is next fetched without a call: the retry of a sync that waits for the feed's server, the scheduled sync, or the automatic one.",
    }),
  })
  .meta({ id: "FeedSync" });

const FeedReport = z
  .object({
    status: z.enum(FEED_STATUSES),
    message: z.string(),
    listings: z.array(
      z.object({
        externalRef: z.string().nullable(),
        outcome: z.enum(REPORT_OUTCOMES),
        reason: z.string().nullable().meta({ description: "Why it is skipped or not archived: a code." }),
        conflicts: z.array(z.string()),
        message: z.string().nullable().meta({ description: "Reason and remarks in words." }),
        missing: z
          .array(z.enum(["type", "purposes", "salePrice", "rentPrice", "address.city"]))
          .meta({ description: "Required fields that the listing leaves out or that cannot be read." }),
        unknown: z.array(z.object({ field: z.enum(["type", "address.city"]), value: z.string() })).meta({
          description: "What the listing names and no catalogue has: the property comes in and waits.",
        }),
        refusedPhotos: z.array(z.object({ url: z.string(), reason: z.string() })).meta({
          description: "Addresses that may not be fetched, and why: at most 5, each cut to 300 characters.",
        }),
      }),
    ),
    counts: z.record(z.string(), z.int()),
  })
  .meta({ id: "FeedReport", description: "On a dry run: what would happen, and why." });

export const FeedSyncResult = z
  .object({
    outcome: z.enum(["STARTED", "SCHEDULED", "ALREADY_SCHEDULED", "WOULD_SYNC"]),
    dryRun: z.boolean(),
    scheduledFor: z.iso.datetime().nullable(),
    report: FeedReport.nullable(),
  })
  .meta({ id: "FeedSyncResult" });
