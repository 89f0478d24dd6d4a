import { type Database, type Meter, type Row, run, type Statement, sql } from "../../db/statement.ts";
import type { KnownBody } from "../../outbound/known-body.ts";
import { type GalleryKey, LEASE_MS, replacementOf, UNFINISHED } from "../photos/property-photo.ts";
import { loadOpenGallery, type OpenGallery } from "./open-gallery.ts";

/** The bytes behind a source URL. */
export interface FetchedPhoto {
  readonly url: string;
  readonly hash: string;
  readonly mediaType: string;
  readonly known: KnownBody;
}

/** KNOWN: another run has just fetched it. DISCARDING: the same bytes are being deleted right now. */
export type Hold = "HELD" | "KNOWN" | "DISCARDING" | "STALE";

/** The last statement of each transition: finds a row if the request is still current. */
const currentRequest = (key: GalleryKey): Statement =>
  sql(
    "SELECT 1 FROM properties WHERE id = ? AND photo_request_id = ? AND status <> 'DELETED'",
    key.propertyId,
    key.requestId,
  );

const hasRow = (rows: Row[] | undefined): boolean => (rows ?? []).length > 0;

/** Loads a gallery as its message begins, even one that the queue had refused; null if nothing is left to do. */
export const claimGallery = async (db: Database, key: GalleryKey): Promise<OpenGallery | null> => {
  const gallery = await loadOpenGallery(db, key);
  if (gallery?.property.photoState === "NOT_QUEUED") {
    await run(db, [
      sql(
        `UPDATE properties SET photo_state = 'QUEUED'
         WHERE id = ? AND photo_request_id = ? AND photo_state = 'NOT_QUEUED'`,
        key.propertyId,
        key.requestId,
      ),
    ]);
  }
  return gallery;
};

/** The property, while it waits for the request's photos and these bytes are not being deleted. */
const WAITING_PROPERTY = `FROM properties AS p
  WHERE p.id = ? AND p.photo_request_id = ? AND p.photo_state IN ('QUEUED', 'NOT_QUEUED') AND p.status <> 'DELETED'
    AND NOT EXISTS (SELECT 1 FROM photo_discards WHERE account_id = p.account_id AND hash = ?)`;

/** Discards an earlier attempt's bytes from the same address, if the new ones differ and will be held. */
const releaseHeld = (key: GalleryKey, { url, hash }: FetchedPhoto): Statement =>
  sql(
    `INSERT INTO photo_discards (account_id, hash, leased_until)
     SELECT own.account_id, own.hash, own.at + ${LEASE_MS} FROM property_photos AS own
     WHERE own.property_id = ? AND own.url = ? AND own.status <> 'INGESTED' AND own.hash <> ? AND NOT EXISTS (
       SELECT 1 FROM property_photos AS other WHERE other.account_id = own.account_id AND other.hash = own.hash
         AND (other.property_id <> own.property_id OR other.url <> own.url))
       AND EXISTS (SELECT 1 ${WAITING_PROPERTY})
     ON CONFLICT (account_id, hash) DO NOTHING`,
    key.propertyId,
    url,
    hash,
    key.propertyId,
    key.requestId,
    hash,
  );

/**
 * Refers to bytes before they are stored, so that no deletion takes them: a deletion sees this row, or keeps it from
 * being written. Nothing is held for a gallery that is no longer wanted.
 */
export const holdPhoto = async (
  db: Database,
  key: GalleryKey,
  photo: FetchedPhoto,
  now: number,
): Promise<Hold> => {
  const [, held, discarding, current] = await run(db, [
    releaseHeld(key, photo),
    sql(
      `INSERT INTO property_photos
         (property_id, url, account_id, status, hash, media_type, bytes, etag, last_modified, fault, request_id, at)
       SELECT id, ?, account_id, 'FAILED', ?, ?, ?, ?, ?, '${UNFINISHED}', ?, ? ${WAITING_PROPERTY}
       ON CONFLICT (property_id, url) DO UPDATE SET hash = excluded.hash, media_type = excluded.media_type,
         bytes = excluded.bytes, etag = excluded.etag, last_modified = excluded.last_modified, tried = NULL, fault = excluded.fault, request_id = excluded.request_id, at = excluded.at
       WHERE status <> 'INGESTED'
       RETURNING 1`,
      photo.url,
      photo.hash,
      photo.mediaType,
      photo.known.bytes,
      photo.known.etag,
      photo.known.lastModified,
      key.requestId,
      now,
      key.propertyId,
      key.requestId,
      photo.hash,
    ),
    sql("SELECT 1 FROM photo_discards WHERE account_id = ? AND hash = ?", key.accountId, photo.hash),
    currentRequest(key),
  ]);
  if (hasRow(held)) return "HELD";
  if (!hasRow(current)) return "STALE";
  return hasRow(discarding) ? "DISCARDING" : "KNOWN";
};

/** A photo needs no more checking once its replacement has arrived. */
const clearDoubt = (key: GalleryKey, url: string): Statement =>
  sql(
    `UPDATE property_photos SET doubted = 0, tried = NULL
     WHERE property_id = ?1 AND url = ?2
       AND EXISTS (SELECT 1 FROM property_photos WHERE property_id = ?1 AND url = ?3 AND status = 'INGESTED')`,
    key.propertyId,
    url,
    replacementOf(url),
  );

/**
 * Records that a photo has arrived: its bytes are stored. If it was released meanwhile, its bytes are discarded again.
 * @param options.replaced the address whose picture it replaces
 * @returns whether the request is still current
 */
export const finishPhoto = async (
  db: Database,
  key: GalleryKey,
  photo: Pick<FetchedPhoto, "url" | "hash">,
  now: number,
  { meter, replaced = null }: { readonly meter?: Meter; readonly replaced?: string | null } = {},
): Promise<boolean> => {
  const statements = [
    sql(
      `UPDATE property_photos SET status = 'INGESTED', fault = NULL, at = ?
       WHERE property_id = ? AND url = ? AND hash = ?`,
      now,
      key.propertyId,
      photo.url,
      photo.hash,
    ),
    sql(
      `INSERT INTO photo_discards (account_id, hash) SELECT ?, ?
       WHERE changes() = 0 AND NOT EXISTS (SELECT 1 FROM property_photos WHERE account_id = ? AND hash = ?)
       ON CONFLICT (account_id, hash) DO NOTHING`,
      key.accountId,
      photo.hash,
      key.accountId,
      photo.hash,
    ),
    ...(replaced === null ? [] : [clearDoubt(key, replaced)]),
    currentRequest(key),
  ];
  const results = await run(db, statements, meter);
  return hasRow(results.at(-1));
};

/**
 * Copies the row of another address of the property with the same picture, so no bytes are stored. That address stays
 * as long as the request is current.
 * @returns whether the request is still current
 */
export const adoptPhoto = async (
  db: Database,
  key: GalleryKey,
  url: string,
  source: string,
  now: number,
): Promise<boolean> => {
  const [, current] = await run(db, [
    sql(
      `INSERT INTO property_photos
         (property_id, url, account_id, status, hash, media_type, bytes, etag, last_modified, request_id, at)
       SELECT p.id, ?, k.account_id, 'INGESTED', k.hash, k.media_type, k.bytes, k.etag, k.last_modified, ?, ?
       FROM properties AS p JOIN property_photos AS k ON k.property_id = p.id AND k.url = ? AND k.status = 'INGESTED'
       WHERE p.id = ? AND p.photo_request_id = ? AND p.status <> 'DELETED'
       ON CONFLICT (property_id, url) DO UPDATE SET status = excluded.status, hash = excluded.hash,
         media_type = excluded.media_type, bytes = excluded.bytes, etag = excluded.etag,
         last_modified = excluded.last_modified, fault = NULL, request_id = excluded.request_id, at = excluded.at
       WHERE status <> 'INGESTED' AND hash IS NULL`,
      url,
      key.requestId,
      now,
      source,
      key.propertyId,
      key.requestId,
    ),
    currentRequest(key),
  ]);
  return hasRow(current);
};

/**
 * Records that a photo's source still has the same picture.
 * @param known its new ETag and date; null if they are as before
 * @returns whether the request is still current
 */
export const confirmPhoto = async (
  db: Database,
  key: GalleryKey,
  url: string,
  known: KnownBody | null,
): Promise<boolean> => {
  const versioned = known ? ", etag = ?3, last_modified = ?4" : "";
  const [, current] = await run(db, [
    sql(
      `UPDATE property_photos SET doubted = 0, tried = NULL${versioned} WHERE property_id = ?1 AND url = ?2`,
      key.propertyId,
      url,
      ...(known ? [known.etag, known.lastModified] : []),
    ),
    currentRequest(key),
  ]);
  return hasRow(current);
};

/**
 * Records that photos have not arrived; one that was only being checked keeps its picture.
 * @param tried the attempt, if another one follows; null if they will not arrive in this request
 * @param also further statements of the transaction
 * @returns whether the request is still current
 */
export const failPhotos = async (
  db: Database,
  key: GalleryKey,
  failed: { readonly urls: readonly string[]; readonly fault: string; readonly tried: number | null },
  now: number,
  also: readonly Statement[] = [],
): Promise<boolean> => {
  const results = await run(db, [
    ...also,
    sql(
      `INSERT INTO property_photos (property_id, url, account_id, status, fault, tried, request_id, at)
       SELECT p.id, failed.value, p.account_id, 'FAILED', ?, ?, p.photo_request_id, ?
       FROM properties AS p, json_each(?) AS failed
       WHERE p.id = ? AND p.photo_request_id = ? AND p.status <> 'DELETED'
       ON CONFLICT (property_id, url) DO UPDATE SET tried = excluded.tried, request_id = excluded.request_id,
         fault = iif(status = 'INGESTED', NULL, excluded.fault), at = iif(status = 'INGESTED', at, excluded.at),
         doubted = iif(excluded.tried IS NULL, 0, doubted)
       WHERE status <> 'INGESTED' OR doubted = 1`,
      failed.fault,
      failed.tried,
      now,
      JSON.stringify(failed.urls),
      key.propertyId,
      key.requestId,
    ),
    currentRequest(key),
  ]);
  return hasRow(results.at(-1));
};

/**
 * Postpones a message: the time after which the sweep takes it for lost begins again, and the property shows the
 * missing photos.
 * @param nextAt when the message comes back
 */
export const postponement = (key: GalleryKey, now: number, nextAt: number): Statement =>
  sql(
    `UPDATE properties SET photo_queued_at = ?, photo_faults = (
       SELECT json_group_array(json_object('at', asked.key, 'fault', photo.fault,
         'nextAt', CASE WHEN photo.tried IS NULL THEN NULL ELSE ? END))
       FROM json_each(properties.photo_request) AS asked
       JOIN property_photos AS photo ON photo.property_id = properties.id AND photo.url = asked.value
       WHERE photo.status = 'FAILED' AND photo.request_id = properties.photo_request_id AND photo.fault <> '${UNFINISHED}')
     WHERE id = ? AND photo_request_id = ? AND photo_state = 'QUEUED'`,
    now,
    nextAt,
    key.propertyId,
    key.requestId,
  );

export const postponeGallery = (
  db: Database,
  key: GalleryKey,
  now: number,
  nextAt: number,
): Promise<unknown> => run(db, [postponement(key, now, nextAt)]);
