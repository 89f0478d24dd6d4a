import { runPlan } from "../../db/run-plan.ts";
import { newMeter } from "../../db/statement.ts";
import { logger } from "../../lib/logger.ts";
import { drainLog } from "../outbox/drain-log.ts";
import type { Platform } from "../platform.ts";
import { planGallerySettlement } from "../properties/settle-gallery.ts";
import { ingestGallery } from "./ingest-gallery.ts";
import type { GalleryKey } from "./open-gallery.ts";
import { claimGallery, postponeGallery } from "./transitions.ts";

/** Which gallery, and where it lies. */
type GalleryMessage = GalleryKey & { readonly shard: string };

/** Settles the gallery of a message with what has arrived, and has the account's log take the event. */
export const settleGallery = async (platform: Platform, message: GalleryMessage): Promise<void> => {
  const { accountId, shard, propertyId } = message;
  const { clock } = platform;
  const ctx = { accountId, db: platform.shard(shard), meter: newMeter(), clock, dryRun: false };
  const { plan, committed } = await runPlan(ctx, () => planGallerySettlement(ctx, message));
  logger.info("gallery settled", { accountId, propertyId, ...plan.result });
  if (committed) await drainLog(platform, { accountId, shard });
};

/**
 * Fetches what a gallery lacks, and settles it once nothing more is to come.
 * @param isLast no attempt follows, so that what is transient is final too
 * @returns POSTPONED when another attempt may bring more
 */
export const workGallery = async (
  platform: Platform,
  message: GalleryMessage,
  isLast: boolean,
): Promise<"DONE" | "POSTPONED"> => {
  const { photos, outbound, clock } = platform;
  const db = platform.shard(message.shard);
  const gallery = await claimGallery(db, message);
  if (!gallery) return "DONE";
  const progress = await ingestGallery({ db, photos, outbound, clock }, message, gallery, isLast);
  if (progress === "STALE") return "DONE";
  if (progress === "WAITING" && !isLast) {
    await postponeGallery(db, message, clock.now());
    return "POSTPONED";
  }
  await settleGallery(platform, message);
  return "DONE";
};
