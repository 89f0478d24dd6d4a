import { commit } from "../db/commit.ts";
import { NO_EFFECTS } from "../db/plan.ts";
import { type Database, run, type Shards, sql } from "../db/statement.ts";
import { forgetHosts } from "../domain/galleries/host-allowances.ts";
import { expireUploads } from "../domain/galleries/upload-photo.ts";
import { drainIntoLog } from "../domain/outbox/drain-into-log.ts";
import { accountWithDiscards, discardPhotos } from "../domain/photos/discard-photos.ts";
import type { GalleryKey } from "../domain/photos/property-photo.ts";
import { galleryJob } from "../domain/properties/gallery.ts";
import { type Due, type DueObjects, dueRows, readDue } from "../domain/records/due.ts";
import { MINUTE_MS, systemClock } from "../lib/clock.ts";
import type { EventLogPort } from "../ports/event-log.ts";
import type { PhotoStore } from "../ports/photo-store.ts";
import { Budget, eachOf } from "./budget.ts";
import { takeTurns } from "./turns.ts";
import { unlessMoved } from "./unless-moved.ts";

/** No message waits this long for its next attempt, so a gallery that does has lost its message. */
export const LOST_AFTER_MS = 15 * MINUTE_MS;
/** The most galleries of one shard in one run, by turns among the accounts; the next run takes the next ones. */
const MAX_GALLERIES = 200;
const GALLERIES_OF_ACCOUNT = 20;
/** Accounts of one group: together they have no more galleries than a run sends. */
const ACCOUNTS_AT_ONCE = 10;
/** Calls of the bucket in one turn of an account. */
const DISCARDS_OF_TURN = 5;
const MAX_FORGOTTEN_HOSTS = 5_000;
const MAX_EXPIRED_UPLOADS = 1_000;

interface PhotoSweepPorts extends Shards {
  log(accountId: string): Pick<EventLogPort, "drain">;
  readonly photos: PhotoStore;
}

/** The oldest of each account first. */
const lostGalleries = (now: number): DueObjects =>
  dueRows({
    from: "properties INDEXED BY properties_photos_waiting",
    where: "photo_state IN ('QUEUED', 'NOT_QUEUED') AND status <> 'DELETED'",
    since: "photo_queued_at",
    until: () => "?3",
    params: [now - LOST_AFTER_MS],
  });

/** Galleries of several accounts, each with the request it waits for now. */
const readGalleries = async (db: Database, lost: readonly Due[]): Promise<GalleryKey[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT account_id, id, photo_request_id FROM properties
       WHERE id IN (SELECT value FROM json_each(?)) AND photo_request_id IS NOT NULL ORDER BY account_id`,
      JSON.stringify(lost.map(({ id }) => id)),
    ),
  ]);
  return rows.map((row) => ({
    accountId: row.account_id as string,
    propertyId: row.id as string,
    requestId: row.photo_request_id as string,
  }));
};

/** Puts the jobs into the outbox again; the message of a gallery settled meanwhile does nothing. */
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

/** Sends the messages of a shard's lost galleries again, by turns among accounts, until the run has sent enough. */
const requeueLost = async (
  ports: PhotoSweepPorts,
  shard: string,
  now: number,
  budget: Budget,
): Promise<number> => {
  const db = ports.shard(shard);
  let queued = 0;
  const room = {
    get isSpent() {
      return budget.isSpent || queued >= MAX_GALLERIES;
    },
  };
  await takeTurns(db, room, {
    job: "photo-sweep",
    atOnce: ACCOUNTS_AT_ONCE,
    next: (span) => readDue(db, lostGalleries(now), span, GALLERIES_OF_ACCOUNT),
    work: async (group) => {
      const galleries = await readGalleries(db, group.flat());
      for (const [accountId, own] of Map.groupBy(galleries, (key) => key.accountId)) {
        if (!(await unlessMoved(() => queueAgain(db, accountId, own, now)))) continue;
        await drainIntoLog(ports, { accountId, shard });
        queued += own.length;
      }
      return galleries.length > 0 && group.some((own) => own.length === GALLERIES_OF_ACCOUNT);
    },
  });
  return queued;
};

const discardReleased = async (
  ports: PhotoSweepPorts,
  shard: string,
  now: number,
  budget: Budget,
): Promise<number> => {
  const db = ports.shard(shard);
  let discarded = 0;
  await takeTurns(db, budget, {
    job: "photo-discards",
    next: (span) => accountWithDiscards(db, now, span),
    work: async ([own]) => {
      const { accountId } = own![0]!;
      let count = 0;
      await unlessMoved(async () => {
        count = await discardPhotos(db, ports.photos, accountId, now, DISCARDS_OF_TURN);
      });
      discarded += count;
      return count > 0;
    },
  });
  return discarded;
};

/** Finds what was left behind: galleries that nobody fetches, uploads that nobody used, bytes that nobody deletes. */
export const sweepPhotos = async (
  ports: PhotoSweepPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ galleriesRequeued: number; uploadsExpired: number; photosDiscarded: number }> => {
  let galleriesRequeued = 0;
  let uploadsExpired = 0;
  let photosDiscarded = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    galleriesRequeued += await requeueLost(ports, shard, now, share);
    uploadsExpired += await expireUploads(ports.shard(shard), now, MAX_EXPIRED_UPLOADS);
    photosDiscarded += await discardReleased(ports, shard, now, share);
    if (!share.isSpent) await forgetHosts(ports.shard(shard), now, MAX_FORGOTTEN_HOSTS);
  });
  return { galleriesRequeued, uploadsExpired, photosDiscarded };
};
