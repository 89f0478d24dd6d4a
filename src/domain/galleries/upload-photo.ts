import type { Links } from "../../call-context.ts";
import { isOpen } from "../../db/open-account.ts";
import { type Database, type Meter, run, type Statement, sql } from "../../db/statement.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { type Clock, DAY_MS } from "../../lib/clock.ts";
import { sha256Hex } from "../../lib/digest.ts";
import { isWhole } from "../../lib/image-end.ts";
import { imageType } from "../../lib/image-type.ts";
import type { PhotoStore } from "../../ports/photo-store.ts";
import { ceilingOf } from "../../vocabulary/limits.ts";
import { NO_ROOM, photoSource, photoUrl, UNFINISHED } from "../photos/property-photo.ts";
import { photoFaultText } from "../properties/record/index.ts";
import { finishPhoto } from "./photo-states.ts";

/** How long an upload waits for a property that shows it (rules 14.14). */
export const UPLOAD_DAYS = 7;
/** The most uploads that an account may have waiting (rules 14.15). */
export const MAX_WAITING = { photos: 1_000, bytes: 1_000_000_000 } as const;

const BUSY_SECONDS = 30;

interface UploadPorts {
  readonly accountId: string;
  readonly propertyLimit: number;
  readonly db: Database;
  readonly meter: Meter;
  readonly clock: Clock;
  readonly links: Pick<Links, "publicUrl" | "photosUrl">;
  readonly photos: PhotoStore;
  readonly dryRun: boolean;
}

interface Upload {
  /** The source address that rows have. */
  readonly url: string;
  readonly hash: string;
  readonly mediaType: string;
  readonly bytes: number;
}

export interface Uploaded extends Omit<Upload, "hash"> {
  readonly isNew: boolean;
  readonly expiresAt: number;
}

const fault = (word: string): Refusal =>
  refuseRequest(photoFaultText(word, "pt-BR"), photoFaultText(word, "en"));

/** @throws Refusal request_refused unless it is a complete picture */
const readUpload = async ({ accountId, links }: UploadPorts, bytes: Uint8Array): Promise<Upload> => {
  const mediaType = imageType(bytes);
  if (!mediaType) throw fault("not_an_image");
  if (!isWhole(bytes, mediaType)) throw fault("cut_off");
  const hash = await sha256Hex(bytes);
  const url = photoSource(links, accountId, { hash, mediaType });
  return { url, hash, mediaType, bytes: bytes.byteLength };
};

/** SQL: account ?1, address ?2, hash ?3, bytes ?4, photo ceiling ?5. An upload's `property_id` is the account's id. */
const KNOWN =
  "EXISTS (SELECT 1 FROM property_photos WHERE account_id = ?1 AND hash = ?3 AND status = 'INGESTED')";
const DISCARDING = "EXISTS (SELECT 1 FROM photo_discards WHERE account_id = ?1 AND hash = ?3)";
const BELOW_CEILING = "coalesce((SELECT photo_bytes < ?5 FROM portfolios WHERE account_id = ?1), 1)";
const MAY_WAIT = `(SELECT count(*) < ${MAX_WAITING.photos} AND total(bytes) + ?4 <= ${MAX_WAITING.bytes}
  FROM property_photos WHERE property_id = ?1 AND url <> ?2)`;

const stateOf = (ports: UploadPorts, { url, hash, bytes }: Upload): Statement =>
  sql(
    `SELECT ${KNOWN} AS known, ${DISCARDING} AS discarding, ${MAY_WAIT} AS may_wait, ${BELOW_CEILING} AS below_ceiling`,
    ports.accountId,
    url,
    hash,
    bytes,
    ceilingOf("photos", ports),
  );

/** Refers to the bytes before they are stored, as `holdPhoto` does. */
const holdUpload = (ports: UploadPorts, upload: Upload, now: number): Statement =>
  sql(
    `INSERT INTO property_photos
       (property_id, url, account_id, hash, bytes, media_type, at, request_id, status, fault)
     SELECT ?1, ?2, ?1, ?3, ?4, ?6, ?7, '', iif(known, 'INGESTED', 'FAILED'), iif(known, NULL, '${UNFINISHED}')
     FROM (SELECT ${KNOWN} AS known) WHERE NOT ${DISCARDING} AND ${MAY_WAIT} AND (known OR ${BELOW_CEILING})
     ON CONFLICT (property_id, url) DO UPDATE SET at = excluded.at, status = excluded.status, fault = excluded.fault`,
    ports.accountId,
    upload.url,
    upload.hash,
    upload.bytes,
    ceilingOf("photos", ports),
    upload.mediaType,
    now,
  );

const noRoom = (): Refusal => {
  const photos = MAX_WAITING.photos;
  const megabytes = MAX_WAITING.bytes / 1_000_000;
  return refuseRequest(
    `A conta já tem o máximo de ${photos} fotos, ou ${megabytes} MB, ainda sem imóvel. Use-as em photos antes de enviar mais.`,
    `The account already has the maximum of ${photos} photos, or ${megabytes} MB, not yet in a property. Use them in photos before you send more.`,
  );
};

/**
 * Stores a picture that a gallery may name by its address, only once, however often it is sent.
 * @throws Refusal request_refused, and concurrent_write while the same bytes are being deleted
 */
export const uploadPhoto = async (ports: UploadPorts, bytes: Uint8Array): Promise<Uploaded> => {
  const { accountId, db, meter, clock, photos, links, dryRun } = ports;
  const upload = await readUpload(ports, bytes);
  const { hash, mediaType } = upload;
  const now = clock.now();
  const held = dryRun ? [] : [holdUpload(ports, upload, now)];
  const [[state] = []] = await run(db, [stateOf(ports, upload), ...held], meter);
  if (state?.discarding) throw new Refusal("concurrent_write", { retryAfter: BUSY_SECONDS });
  if (!state?.may_wait) throw noRoom();
  if (!state.known && !state.below_ceiling) throw fault(NO_ROOM);
  const isNew = !state.known;
  // Known bytes too: `keep` skips what the bucket has, and restores what it has lost.
  if (!dryRun) await photos.keep(accountId, hash, bytes, mediaType);
  if (isNew && !dryRun) {
    await finishPhoto(db, { accountId, propertyId: accountId, requestId: "" }, upload, clock.now(), {
      meter,
    });
  }
  const url = photoUrl(links, accountId, upload);
  return { url, mediaType, bytes: upload.bytes, isNew, expiresAt: now + UPLOAD_DAYS * DAY_MS };
};

/**
 * Discards the oldest uploads that no property has taken; bytes of another photo of the account stay. Uploads of an
 * account closed for a move or a restore wait until it is open: its database would refuse the whole batch.
 * @returns how many
 */
export const expireUploads = async (db: Database, now: number, limit: number): Promise<number> => {
  const expired = `SELECT account_id, url, hash FROM property_photos INDEXED BY property_photos_uploads
    WHERE property_id = account_id AND at < ? AND ${isOpen("property_photos.account_id")}
    ORDER BY at LIMIT ?`;
  const params = [now - UPLOAD_DAYS * DAY_MS, limit];
  const [, gone = []] = await run(db, [
    sql(
      `INSERT INTO photo_discards (account_id, hash) SELECT account_id, hash FROM (${expired}) AS own
       WHERE NOT EXISTS (SELECT 1 FROM property_photos AS other WHERE other.account_id = own.account_id
         AND other.hash = own.hash AND other.property_id <> own.account_id)
       ON CONFLICT (account_id, hash) DO NOTHING`,
      ...params,
    ),
    sql(
      `DELETE FROM property_photos WHERE (property_id, url) IN (SELECT account_id, url FROM (${expired})) RETURNING 1`,
      ...params,
    ),
  ]);
  return gone.length;
};
