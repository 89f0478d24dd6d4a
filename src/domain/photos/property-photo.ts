import type { Links } from "../../call-context.ts";
import { type Job, job } from "../../db/plan.ts";
import type { Photo } from "../../db/schema/properties.ts";
import { propertyPhotos } from "../../db/schema/property-photos.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import { photoName } from "../../vocabulary/photos.ts";

/** The stable address at which a photo is shown, named by its content. */
export const photoUrl = (
  { photosUrl }: Pick<Links, "photosUrl">,
  accountId: string,
  { hash, mediaType }: Pick<Photo, "hash" | "mediaType">,
): string => `${photosUrl}/${accountId}/${photoName(hash, mediaType)}`;

/** The start of photos' addresses at this service itself. */
export const belowService = ({ publicUrl }: Pick<Links, "publicUrl">): string => `${publicUrl}/photos`;

/** The address that rows know a photo by, wherever it is shown: this service serves it too. */
export const photoSource = (
  links: Pick<Links, "publicUrl">,
  accountId: string,
  photo: Pick<Photo, "hash" | "mediaType">,
): string => photoUrl({ photosUrl: belowService(links) }, accountId, photo);

/** The parts of a stored photo's address. */
export interface OwnPhoto {
  readonly accountId: string;
  readonly hash: string;
  readonly extension: string;
  /** As rows know it. */
  readonly url: string;
}

const PATH = /^\/(acc-[0-9a-z]{16})\/([0-9a-f]{64})\.([a-z]{3,4})(?=$|[?#])/;

/** The photo that an address names, if it is one of this service's photos, stored or not. */
export const ownPhotoOf = (url: string, { photosUrl, publicUrl }: Links): OwnPhoto | null => {
  const bases = [photosUrl, belowService({ publicUrl })];
  const base = bases.find((known) => url.startsWith(`${known}/`));
  if (base === undefined) return null;
  const [path, accountId, hash, extension] = PATH.exec(url.slice(base.length)) ?? [];
  if (accountId === undefined || hash === undefined || extension === undefined) return null;
  return { accountId, hash, extension, url: belowService({ publicUrl }) + path };
};

export const photoTable = tableOf(propertyPhotos);

/** The result of one source URL of a property. */
export type PropertyPhoto = typeof propertyPhotos.$inferSelect;

/** One request for a gallery; a later request has another `requestId`. */
export interface GalleryKey {
  readonly accountId: string;
  readonly propertyId: string;
  readonly requestId: string;
}

/** Fault of a photo whose bytes are on their way to the store: it counts as failed only if nobody finishes it. */
export const UNFINISHED = "unfinished";

/** The stored URL of a picture that will replace the picture of `url` once the gallery is settled. */
export const replacementOf = (url: string): string => `replaces ${url}`;

/** A photo named by its address at this service has no other source. */
export const hasSource = (row: string): string =>
  `instr(${row}.url, '/photos/' || ${row}.account_id || '/' || ${row}.hash || '.') = 0`;

/** Fault of a photo that was not fetched (rules 24.18). */
export const NO_ROOM = "no_room";

/** Longer than any invocation may run (15 minutes): a late one neither deletes nor writes bytes wrongly. */
export const LEASE_MS = 20 * MINUTE_MS;

/**
 * Discards a property's photos that it neither shows nor asks for; bytes stay if another photo of the account has them.
 * Bytes of a photo still being fetched wait until nobody can write them any more.
 * @param kept source URLs that the property shows or asks for after the transaction
 */
export const releasePhotos = (propertyId: string, kept: readonly string[]): Statement[] => [
  sql(
    `INSERT INTO photo_discards (account_id, hash, leased_until)
     SELECT own.account_id, own.hash, max(CASE own.fault WHEN '${UNFINISHED}' THEN own.at + ${LEASE_MS} ELSE 0 END)
     FROM property_photos AS own
     WHERE own.property_id = ?1 AND own.hash IS NOT NULL AND own.url NOT IN (SELECT value FROM json_each(?2))
       AND NOT EXISTS (
         SELECT 1 FROM property_photos AS other WHERE other.account_id = own.account_id AND other.hash = own.hash
           AND (other.property_id <> own.property_id OR other.url IN (SELECT value FROM json_each(?2))))
     GROUP BY own.account_id, own.hash
     ON CONFLICT (account_id, hash) DO NOTHING`,
    propertyId,
    JSON.stringify(kept),
  ),
  sql(
    "DELETE FROM property_photos WHERE property_id = ? AND url NOT IN (SELECT value FROM json_each(?))",
    propertyId,
    JSON.stringify(kept),
  ),
];

/** A message of the queue deletes the bytes from R2; the table names them. */
export const discardJob = (accountId: string): Job => job("photos", { kind: "discard", accountId });
