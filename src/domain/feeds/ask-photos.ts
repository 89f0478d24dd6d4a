import { NO_EFFECTS } from "../../db/plan.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { hash32 } from "../../lib/hash.ts";
import { newId } from "../../lib/id.ts";
import { markForRevalidation } from "../photos/replace-photos.ts";
import { galleryJob } from "../properties/gallery.ts";
import { commitStep, isSpent, type Step, type SyncContext, type Tally } from "./sync-context.ts";

/** A listing whose own date of change has moved. */
export interface Redated {
  readonly ref: string;
  readonly dated: number;
}

/** Replaces the date of a listing whose photos a person has requested again: no feed has such a date. */
export const REQUESTED_BY_PERSON = -1;
/** Replaces the date of a listing without one, once its photos have been requested. */
export const UNDATED = 0;

/** Limited because some CRMs give every listing a new date with each export; later syncs do the rest. */
const MAX_REQUESTED_PER_SYNC = 200;
const ASKED_PER_COMMIT = 50;

/** Each sync starts at another listing, so that every listing gets its turn. */
export const pickRedated = (
  redated: readonly Redated[],
  syncId: string,
): { readonly some: readonly Redated[]; readonly left: number } => {
  if (redated.length <= MAX_REQUESTED_PER_SYNC) return { some: redated, left: 0 };
  const order = redated.map((one) => [hash32(`${syncId} ${one.ref}`), one] as const);
  const some = order.sort(([one], [other]) => one - other).slice(0, MAX_REQUESTED_PER_SYNC);
  return { some: some.map(([, one]) => one), left: redated.length - MAX_REQUESTED_PER_SYNC };
};

/** The listings whose photos no message of the sync has requested yet, with their galleries. */
const findUnrequested = async ({ db, accountId, meter }: SyncContext, some: readonly Redated[]) => {
  const statement = sql(
    `SELECT value AS redated, p.id, p.photo_request_id AS last,
       p.photo_request IS NOT NULL AND p.status <> 'DELETED' AND EXISTS (
         SELECT 1 FROM property_photos WHERE property_id = p.id AND status = 'INGESTED') AS has_photos
     FROM json_each(?2) JOIN feed_listings AS l ON l.account_id = ?1 AND l.ref = value ->> 'ref'
     JOIN properties AS p ON p.id = l.property_id
     WHERE l.dated <> value ->> 'dated'`,
    accountId,
    JSON.stringify(some),
  );
  const [rows = []] = await run(db, [statement], meter);
  return rows.map((row) => ({
    redated: JSON.parse(row.redated as string) as Redated,
    gallery:
      row.has_photos === 1
        ? { id: row.id as string, last: row.last as string, requestId: newId("photoRequest") }
        : null,
  }));
};

/** Photos that failed for good stay failed, and the gallery is reported again only if it differs. */
const requestAgain = (galleries: readonly { id: string; last: string; requestId: string }[], now: number) => {
  const list = JSON.stringify(galleries);
  return [
    sql(
      `UPDATE properties SET photo_request_id = asked.value ->> 'requestId', photo_state = 'QUEUED', photo_queued_at = ?2,
         version = properties.version + 1
       FROM json_each(?1) AS asked
       WHERE properties.id = asked.value ->> 'id' AND properties.photo_request_id = asked.value ->> 'last'
         AND properties.status <> 'DELETED'`,
      list,
      now,
    ),
    sql(
      `UPDATE property_photos SET request_id = asked.value ->> 'requestId' FROM json_each(?1) AS asked
       WHERE property_id = asked.value ->> 'id' AND request_id = asked.value ->> 'last'`,
      list,
    ),
    ...markForRevalidation(galleries, now),
  ];
};

const storeDates = (accountId: string, some: readonly Redated[]): Statement =>
  sql(
    `UPDATE feed_listings SET dated = asked.value ->> 'dated' FROM json_each(?2) AS asked
     WHERE feed_listings.account_id = ?1 AND feed_listings.ref = asked.value ->> 'ref'`,
    accountId,
    JSON.stringify(some),
  );

/**
 * Requests the photos of listings with a new date from their sources again (rules 14.16). After a crash, a repetition
 * requests only those whose new date is not stored yet.
 * @throws SyncOvertaken
 */
export const askPhotosAgain = async (
  ctx: SyncContext,
  redated: readonly Redated[],
  tally: Tally,
): Promise<Step> => {
  const { accountId, clock } = ctx;
  for (let at = 0; at < redated.length; at += ASKED_PER_COMMIT) {
    if (at > 0 && isSpent(ctx)) return { tally, isWhole: false };
    const open = await findUnrequested(ctx, redated.slice(at, at + ASKED_PER_COMMIT));
    if (open.length === 0) continue;
    const galleries = open.flatMap(({ gallery }) => gallery ?? []);
    const jobs = galleries.map(({ id, requestId }) => galleryJob({ accountId, propertyId: id, requestId }));
    const kept = storeDates(
      accountId,
      open.map((one) => one.redated),
    );
    await commitStep(ctx, [{ ...NO_EFFECTS, jobs }], [...requestAgain(galleries, clock.now()), kept], tally);
  }
  return { tally, isWhole: true };
};
