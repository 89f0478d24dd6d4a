import { commit, runPlan } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { newMeter, run } from "../../db/statement.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { logger } from "../../lib/logger.ts";
import type { Message } from "../../ports/messages.ts";
import { ceilingOf, lowestCeilingOf } from "../../vocabulary/limits.ts";
import { drainIntoLog } from "../outbox/drain-into-log.ts";
import { NO_ROOM } from "../photos/property-photo.ts";
import type { Platform } from "../platform.ts";
import { galleryJob } from "../properties/gallery.ts";
import { planGalleryEnd } from "./finish-gallery.ts";
import { reserveReturn } from "./host-allowances.ts";
import { ingestGallery } from "./ingest-gallery.ts";
import { attemptOf, isSettled, type OpenGallery } from "./open-gallery.ts";
import { claimGallery, failPhotos, postponeGallery, postponement } from "./photo-states.ts";

type GalleryMessage = Extract<Message<"photos">, { kind: "gallery" }>;

/** Settles the gallery of a message with the photos that arrived, and has the account's log take the event. */
export const finishGallery = async (platform: Platform, message: GalleryMessage): Promise<void> => {
  const { accountId, shard, propertyId, causedBy } = message;
  const { clock, consequencesOf } = platform;
  const meter = newMeter(causedBy);
  const ctx = { accountId, db: platform.shard(shard), meter, clock, dryRun: false, consequencesOf };
  const { plan, committed } = await runPlan(ctx, () => planGalleryEnd(ctx, message));
  logger.info("gallery settled", { accountId, propertyId, causedBy, ...plan.result });
  if (committed) await drainIntoLog(platform, { accountId, shard });
};

/** Sends another message that continues, behind those already waiting and after a delay. */
export const continueInNextMessage = async (
  platform: Platform,
  message: GalleryMessage,
  delaySeconds: number,
): Promise<void> => {
  const { accountId, shard } = message;
  const db = platform.shard(shard);
  const now = platform.clock.now();
  const jobs = [galleryJob(message, delaySeconds)];
  await commit(
    { db, accountId, now, meter: newMeter(message.causedBy) },
    { ...NO_EFFECTS, statements: [postponement(message, now, now + delaySeconds * SECOND_MS)], jobs },
  );
  await drainIntoLog(platform, { accountId, shard });
};

/** POSTPONED: an attempt has ended, and another may fetch more. STOOD_BACK: it fetched nothing, or stopped early. */
type GalleryEnd =
  | { readonly state: "DONE" }
  | { readonly state: "POSTPONED"; readonly seconds: number }
  | { readonly state: "STOOD_BACK"; readonly seconds: number };

const DONE: GalleryEnd = { state: "DONE" };

const secondsUntil = (at: number, now: number): number => Math.ceil(Math.max(0, at - now) / SECOND_MS);

/** Postpones a gallery of a resting account, whose galleries come back one by one; null if it is not resting. */
const postpone = async ({ shard, clock }: Platform, message: GalleryMessage): Promise<GalleryEnd | null> => {
  const db = shard(message.shard);
  const now = clock.now();
  const nextAt = await reserveReturn(db, message.accountId, now);
  if (nextAt === null) return null;
  await postponeGallery(db, message, now, nextAt);
  return { state: "STOOD_BACK", seconds: secondsUntil(nextAt, now) };
};

const continueLater = async (
  platform: Platform,
  message: GalleryMessage,
  nextAt: number,
): Promise<GalleryEnd> => {
  await continueInNextMessage(platform, message, secondsUntil(nextAt, platform.clock.now()));
  return DONE;
};

const planOf = selectBy(accounts, ["id"], ["propertyLimit"]);

/** Reads the account's plan only if the smallest would be full. Photos that the bucket has lost always have room. */
const isWithoutRoom = async (
  { directory }: Platform,
  accountId: string,
  { property, stored }: OpenGallery,
): Promise<boolean> => {
  if (property.photoFinishedAt !== null || stored < lowestCeilingOf("photos", accountId)) return false;
  const [rows] = await run(directory, [planOf({ id: accountId })]);
  const propertyLimit = (rows?.[0]?.property_limit as number | undefined) ?? 0;
  return stored >= ceilingOf("photos", { accountId, propertyLimit });
};

export interface Retries {
  /** Whether no attempt follows, so that a transient failure is final. */
  isLast(attempt: number): boolean;
  /** Seconds until the next attempt. */
  waitAfter(attempt: number): number;
}

/**
 * Fetches a gallery's missing photos for a while, and settles it once no more can come. After that while, another
 * message fetches the rest; while photos of the account stall, its galleries back off.
 */
export const workGallery = async (
  platform: Platform,
  message: GalleryMessage,
  retries: Retries,
): Promise<GalleryEnd> => {
  const { photos, outbound, clock } = platform;
  const db = platform.shard(message.shard);
  const back = await postpone(platform, message);
  if (back) return back;
  const gallery = await claimGallery(db, message);
  if (!gallery) return DONE;
  if (await isWithoutRoom(platform, message.accountId, gallery)) {
    const urls = gallery.wanted.filter((url) => !isSettled(gallery.photos.get(url), message.requestId));
    await failPhotos(db, message, { urls, fault: NO_ROOM, tried: null }, clock.now());
    await finishGallery(platform, message);
    return DONE;
  }
  const number = attemptOf(gallery, message.requestId);
  const attempt = { number, isLast: retries.isLast(number) };
  const progress = await ingestGallery({ db, photos, outbound, clock }, message, gallery, attempt);
  if (progress.state === "STALE") return DONE;
  if (progress.state === "CUT")
    return (await postpone(platform, message)) ?? continueLater(platform, message, progress.nextAt);
  if (progress.state === "WAITING") {
    const now = clock.now();
    const seconds = retries.waitAfter(number);
    await postponeGallery(db, message, now, now + seconds * SECOND_MS);
    return { state: "POSTPONED", seconds };
  }
  await finishGallery(platform, message);
  return DONE;
};
