import { type Job, job } from "../../../db/plan.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Statement } from "../../../db/statement.ts";
import { DAY_MS, HOUR_MS } from "../../../lib/clock.ts";
import { newId } from "../../../lib/id.ts";
import type { Source } from "../../../vocabulary/value-lists.ts";
import { discardJob, releasePhotos } from "../../photos/discard-photos.ts";
import type { GalleryKey } from "../../photos/open-gallery.ts";

export const PHOTOS_OUTCOMES = ["UNCHANGED", "QUEUED", "ALREADY_QUEUED", "CLEARED"] as const;
export type PhotosOutcome = (typeof PHOTOS_OUTCOMES)[number];

/** How long a dead link is left alone: a feed names it again every few hours, a caller may have mended it. */
const retryAfterMs = (source: Source): number => (source === "FEED" ? DAY_MS : HOUR_MS);

export interface GalleryRequest {
  readonly property: Property;
  readonly outcome: PhotosOutcome | null;
  /** Of the same transaction, behind the property's row. */
  readonly statements: readonly Statement[];
  readonly jobs: readonly Job[];
}

/** The reminder to fetch a gallery; the property holds the rest. */
export const galleryJob = ({ accountId, propertyId, requestId }: GalleryKey): Job =>
  job("photos", { kind: "gallery", accountId, propertyId, requestId });

const isOnItsWay = ({ photoState }: Property): boolean =>
  photoState === "QUEUED" || photoState === "NOT_QUEUED";

/** The reminder of a gallery that is still on its way: one that came while the property lay in the trash did nothing. */
export const pendingGallery = (property: Property): Job[] => {
  const { accountId, id: propertyId, photoRequestId: requestId } = property;
  return requestId !== null && isOnItsWay(property) ? [galleryJob({ accountId, propertyId, requestId })] : [];
};

const same = (a: readonly string[] | null, b: readonly string[]): boolean =>
  a !== null && a.length === b.length && a.every((url, at) => url === b[at]);

/** Whether these photos are the gallery last asked for. */
export const isGallery = (property: Property, photos: readonly string[]): boolean =>
  same(property.photoRequest ?? [], [...new Set(photos)]);

/** Source URLs that a property shows or asks for. */
export const keptSources = ({ photos, photoRequest }: Property): string[] => [
  ...photos.map(({ url }) => url),
  ...(photoRequest ?? []),
];

const unchanged = (property: Property, outcome: PhotosOutcome | null): GalleryRequest => ({
  property,
  outcome,
  statements: [],
  jobs: [],
});

const clear = (property: Property): GalleryRequest =>
  property.photos.length === 0 && property.photoState === null
    ? unchanged(property, "UNCHANGED")
    : {
        outcome: "CLEARED",
        statements: releasePhotos(property.id, []),
        jobs: [discardJob(property.accountId)],
        property: {
          ...property,
          photos: [],
          photoRequestId: null,
          photoRequest: null,
          photoState: null,
          photoIngested: null,
          photoFailed: null,
          photoQueuedAt: null,
          photoFinishedAt: null,
        },
      };

/** The same gallery as last asked for: there, on its way, or (null) worth another try. */
const repeated = (property: Property, source: Source, now: number): PhotosOutcome | null => {
  const { photoState } = property;
  if (photoState === "NOT_QUEUED") return null;
  if (photoState === "QUEUED") return "ALREADY_QUEUED";
  const isDue = photoState !== "DONE" && now - (property.photoFinishedAt ?? 0) >= retryAfterMs(source);
  return isDue ? null : "UNCHANGED";
};

/**
 * Asks for a gallery. The old one stays until the new one has arrived; absent means unchanged, empty removes
 * (rules 14.1, 14.2).
 */
export const requestGallery = (
  property: Property,
  photos: readonly string[] | undefined,
  source: Source,
  now: number,
): GalleryRequest => {
  if (photos === undefined) return unchanged(property, null);
  const urls = [...new Set(photos)];
  if (urls.length === 0) return clear(property);
  const known = same(property.photoRequest, urls) ? repeated(property, source, now) : null;
  if (known) return unchanged(property, known);
  const requestId = newId("photoRequest");
  return {
    outcome: "QUEUED",
    statements: [],
    jobs: [galleryJob({ accountId: property.accountId, propertyId: property.id, requestId })],
    property: {
      ...property,
      photoRequestId: requestId,
      photoRequest: urls,
      photoState: "QUEUED",
      photoIngested: null,
      photoFailed: null,
      photoQueuedAt: now,
      photoFinishedAt: null,
    },
  };
};
