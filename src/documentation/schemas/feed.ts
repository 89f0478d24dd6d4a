import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import { REMARK_CODES, REPORT_OUTCOMES } from "../../vocabulary/feed-report.ts";
import { CONNECTORS, FEED_STATUSES } from "../../vocabulary/value-lists.ts";

const count = z.int().nullable();

const FeedCounts = z
  .object({
    created: count,
    updated: count,
    archived: count,
    skipped: count,
    unchanged: count,
    confirmed: count,
  })
  .meta({ id: "FeedCounts" });

const FeedReportListing = z
  .object({
    externalRef: z.string().nullable(),
    outcome: z.enum(REPORT_OUTCOMES),
    reason: z.string().nullable(),
    conflicts: z.array(z.string()),
    message: z.string().nullable(),
    missing: z.array(z.enum(["type", "purposes", "salePrice", "rentPrice", "address.city"])),
    unknown: z.array(z.object({ field: z.enum(["type", "address.city"]), value: z.string() })),
    refusedPhotos: z.array(z.object({ url: z.string(), reason: z.string() })),
    remarks: z.array(
      z.object({
        code: z.enum(REMARK_CODES),
        field: z.string().nullable(),
        value: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "FeedReportListing" });

const FeedReport = z
  .object({
    status: z.enum(FEED_STATUSES),
    message: z.string(),
    listings: z.array(FeedReportListing),
    counts: z.record(z.string(), z.int()),
    connector: z.enum(CONNECTORS).nullable(),
    reasons: z.record(z.string(), z.int()),
    notRead: z.array(
      z.object({ name: z.string(), label: z.string(), count: z.int() }).meta({ id: "FeedReportNotRead" }),
    ),
    waiting: z.array(
      z
        .object({ field: z.enum(["type", "address.city"]), value: z.string(), count: z.int() })
        .meta({ id: "FeedReportWaiting" }),
    ),
    summary: z.string().nullable(),
  })
  .meta({ id: "FeedReport" });

/** The report of a finished sync. */
export const FeedSyncReport = FeedReport.extend({
  syncId: z.string(),
  finishedAt: z.iso.datetime(),
}).meta({ id: "FeedSyncReport" });

/** The state of the feed: never the link (rules 19.1). */
export const FeedSync = z
  .object({
    configured: z.boolean(),
    connector: z.enum(CONNECTORS).nullable(),
    autoSync: z.boolean(),
    status: z.enum(["QUEUED", ...FEED_STATUSES]).nullable(),
    message: z.string().nullable(),
    lastSyncAt: z.iso.datetime().nullable(),
    feedCount: count,
    counts: FeedCounts,
    conflicts: z.int(),
    scheduledFor: z.iso.datetime().nullable(),
    nextAttemptAt: z.iso.datetime().nullable(),
    lastReport: orNull(FeedSyncReport).optional(),
  })
  .meta({ id: "FeedSync" });

export const FeedSyncResult = z
  .object({
    outcome: z.enum(["STARTED", "SCHEDULED", "ALREADY_SCHEDULED", "WOULD_SYNC"]),
    dryRun: z.boolean(),
    scheduledFor: z.iso.datetime().nullable(),
    report: orNull(FeedReport),
  })
  .meta({ id: "FeedSyncResult" });
