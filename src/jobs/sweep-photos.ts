import { commit } from "../db/commit.ts";
import { NO_EFFECTS } from "../db/plan.ts";
import { type Database, run, sql } from "../db/statement.ts";
import { drainLog } from "../domain/outbox/drain-log.ts";
import { accountsToDiscard, discardPhotos } from "../domain/photos/discard-photos.ts";
import type { GalleryKey } from "../domain/photos/property-photo.ts";
import { forgetHosts } from "../domain/galleries/pace.ts";
import { galleryJob } from "../domain/properties/gallery.ts";
import { MINUTE_MS, systemClock } from "../lib/clock.ts";
import type { EventLogPort } from "../ports/event-log.ts";
import type { PhotoStore } from "../ports/photo-store.ts";
import { Budget, eachOf } from "./budget.ts";

/** No message waits this long for its next attempt, so a gallery that does has lost its message. */
export const LOST_AFTER_MS = 15 * MINUTE_MS;
/** Of one shard and one run; the next run takes the next ones. */
const MAX_GALLERIES = 200;
const MAX_DISCARDING_ACCOUNTS = 20;
const MAX_FORGOTTEN_HOSTS = 5_000;

export interface PhotoSweepPorts {
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  log(accountId: string): Pick<EventLogPort, "drain">;
  readonly photos: PhotoStore;
}

const lostGalleries = async (db: Database, now: number): Promise<GalleryKey[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT account_id, id, photo_request_id FROM properties INDEXED BY properties_photos_waiting
       WHERE photo_state IN ('QUEUED', 'NOT_QUEUED') AND photo_queued_at <= ? AND status <> 'DELETED'
       ORDER BY photo_queued_at LIMIT ?`,
      now - LOST_AFTER_MS,
      MAX_GALLERIES,
    ),
  ]);
  return rows.map((row) => ({
    accountId: row.account_id as string,
    propertyId: row.id as string,
    requestId: row.photo_request_id as string,
  }));
};

/** Puts the jobs into the outbox anew; a gallery settled meanwhile makes its message stale. */
const queueAgain = (db: Database, accountId: string, lost: readonly GalleryKey[], now: number) =>
  commit(
    { db, accountId, now },
    {
      ...NO_EFFECTS,
      statements: [
        sql(
          `UPDATE properties SET photo_queued_at = ?, photo_state = 'QUEUED'
           WHERE photo_state IN ('QUEUED', 'NOT_QUEUED') AND photo_queued_at <= ?
             AND id IN (SELECT value FROM json_each(?))`,
          now,
          now - LOST_AFTER_MS,
          JSON.stringify(lost.map(({ propertyId }) => propertyId)),
        ),
      ],
      jobs: lost.map((key) => galleryJob(key)),
    },
  );

const requeueLost = async (
  ports: PhotoSweepPorts,
  shard: string,
  now: number,
  budget: Budget,
): Promise<number> => {
  const db = ports.shard(shard);
  const lost = await lostGalleries(db, now);
  let queued = 0;
  for (const [accountId, own] of Map.groupBy(lost, (key) => key.accountId)) {
    if (budget.isSpent) break;
    await queueAgain(db, accountId, own, now);
    await drainLog(ports, { accountId, shard });
    queued += own.length;
  }
  return queued;
};

const discardGivenUp = async (
  ports: PhotoSweepPorts,
  shard: string,
  now: number,
  budget: Budget,
): Promise<number> => {
  const db = ports.shard(shard);
  let discarded = 0;
  for (const accountId of await accountsToDiscard(db, now, MAX_DISCARDING_ACCOUNTS)) {
    if (budget.isSpent) break;
    discarded += await discardPhotos(db, ports.photos, accountId, now);
  }
  return discarded;
};

/** Finds what a lost message left behind: galleries that nobody fetches, bytes that nobody deletes. */
export const sweepPhotos = async (
  ports: PhotoSweepPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ galleriesRequeued: number; photosDiscarded: number }> => {
  let galleriesRequeued = 0;
  let photosDiscarded = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    galleriesRequeued += await requeueLost(ports, shard, now, share);
    photosDiscarded += await discardGivenUp(ports, shard, now, share);
    if (!share.isSpent) await forgetHosts(ports.shard(shard), now, MAX_FORGOTTEN_HOSTS);
  });
  return { galleriesRequeued, photosDiscarded };
};
