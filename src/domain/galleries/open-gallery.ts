import { selectBy } from "../../db/prepared.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import { propertyPhotos } from "../../db/schema/property-photos.ts";
import { type Database, type Meter, run } from "../../db/statement.ts";
import { type GalleryKey, type PropertyPhoto, photoTable, UNFINISHED } from "../photos/property-photo.ts";
import { decodeRelated, relatedStatement } from "../properties/related.ts";
import { decodeStored, storedStatement } from "../records/storage-limit.ts";

/** A requested gallery that is not settled yet. */
export interface OpenGallery {
  readonly property: RelatedProperty;
  readonly urls: readonly string[];
  /**
   * Everything to be fetched: in a gallery that was settled before, also photos that the property shows and the
   * bucket has lost.
   */
  readonly wanted: readonly string[];
  /** All photos of the property by source URL, including those of earlier galleries. */
  readonly photos: ReadonlyMap<string, PropertyPhoto>;
  /** Bytes of all the account's pictures. */
  readonly stored: number;
}

/** Whether a photo needs no more work in this request. A later request tries earlier failures again. */
export const isSettled = (photo: PropertyPhoto | undefined, requestId: string): boolean =>
  (photo?.status === "INGESTED" && !photo.doubted) ||
  (photo?.status === "FAILED" &&
    photo.requestId === requestId &&
    photo.fault !== UNFINISHED &&
    photo.tried === null);

/** The number of the current attempt; an attempt ends when it has tried every photo it could. */
export const attemptOf = ({ wanted, photos }: OpenGallery, requestId: string): number => {
  const open = wanted.filter((url) => !isSettled(photos.get(url), requestId));
  const tries = open.map((url) => {
    const photo = photos.get(url);
    return photo?.requestId === requestId ? (photo.tried ?? 0) : 0;
  });
  return 1 + Math.min(...tries, Number.MAX_SAFE_INTEGER - 1);
};

/** Whether an attempt has tried a photo and failed, so it waits for the next one. */
export const isTried = (photo: PropertyPhoto | undefined, requestId: string, attempt: number): boolean =>
  photo !== undefined &&
  (photo.status === "FAILED" || photo.doubted) &&
  photo.requestId === requestId &&
  (photo.tried ?? 0) >= attempt;

const photosOf = selectBy(propertyPhotos, ["propertyId"]);

/** Null if it is settled, was requested again since, or its property is in the trash or purged. */
export const loadOpenGallery = async (
  db: Database,
  { accountId, propertyId, requestId }: GalleryKey,
  meter?: Meter,
): Promise<OpenGallery | null> => {
  const open = `id = ? AND account_id = ? AND photo_request_id = ? AND photo_state IN ('QUEUED', 'NOT_QUEUED')
    AND status <> 'DELETED'`;
  const [found = [], photos = [], held] = await run(
    db,
    [
      relatedStatement(open, [propertyId, accountId, requestId]),
      photosOf({ propertyId }),
      storedStatement(accountId),
    ],
    meter,
  );
  const [property] = decodeRelated(found);
  if (!property) return null;
  const known = new Map(photos.map((row) => photoTable.decode(row)).map((photo) => [photo.url, photo]));
  const urls = property.photoRequest ?? [];
  const isOpenedAgain = property.photoFinishedAt !== null;
  const shown = isOpenedAgain ? property.photos.map(({ url }) => url) : [];
  const lost = shown.filter((url) => known.get(url)?.status === "FAILED");
  return {
    property,
    urls,
    wanted: [...new Set([...urls, ...lost])],
    photos: known,
    stored: decodeStored(held?.[0]).photos,
  };
};
