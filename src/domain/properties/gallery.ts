import type { Links, WriteContext } from "../../call-context.ts";
import { guard, type Job, job } from "../../db/plan.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { DAY_MS, HOUR_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import type { Source } from "../../vocabulary/value-lists.ts";
import {
  discardJob,
  type GalleryKey,
  type OwnPhoto,
  ownPhotoOf,
  photoSource,
  photoTable,
  releasePhotos,
} from "../photos/property-photo.ts";
import type { PropertyInput } from "./record/input.ts";

/** A photo whose bytes the account has in its store. */
export interface KeptPhoto {
  readonly hash: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** A gallery that the platform itself has stored. */
export const storedGallery = (
  links: Links,
  property: RelatedProperty,
  kept: readonly KeptPhoto[],
): GalleryRequest<RelatedProperty> => {
  const { id: propertyId, accountId, createdAt: at } = property;
  const requestId = newId("photoRequest");
  const photos = kept.map(({ hash, mediaType }) => ({
    hash,
    mediaType,
    url: photoSource(links, accountId, { hash, mediaType }),
  }));
  return {
    outcome: "UNCHANGED",
    property: {
      ...property,
      photos,
      photoRequestId: requestId,
      photoRequest: photos.map(({ url }) => url),
      photoState: "DONE",
      photoIngested: photos.length,
      photoFailed: 0,
      photoQueuedAt: at,
      photoFinishedAt: at,
      photoFaults: null,
    },
    statements: kept.map(({ hash, mediaType, bytes }, place) =>
      photoTable.insert({
        propertyId,
        url: photos[place]!.url,
        accountId,
        status: "INGESTED",
        hash,
        mediaType,
        bytes,
        requestId,
        at,
      }),
    ),
    jobs: [],
  };
};

export const PHOTOS_OUTCOMES = ["UNCHANGED", "QUEUED", "ALREADY_QUEUED", "CLEARED"] as const;
export type PhotosOutcome = (typeof PHOTOS_OUTCOMES)[number];

/** How long a dead link is not tried again: a feed names it every few hours, and a caller may have corrected it. */
const retryAfterMs = (source: Source): number => (source === "FEED" ? DAY_MS : HOUR_MS);

export interface GalleryRequest<P extends Property = Property> {
  readonly property: P;
  readonly outcome: PhotosOutcome | null;
  /** In the same transaction, after the property's row. */
  readonly statements: readonly Statement[];
  readonly jobs: readonly Job[];
}

/** The job to fetch a gallery; the property holds the rest. */
export const galleryJob = ({ accountId, propertyId, requestId }: GalleryKey, delaySeconds = 0): Job =>
  job("photos", { kind: "gallery", accountId, propertyId, requestId }, delaySeconds);

const isOnItsWay = ({ photoState }: Property): boolean =>
  photoState === "QUEUED" || photoState === "NOT_QUEUED";

/** Repeats the job of a gallery still under way: one that ran while the property was in the trash did nothing. */
export const pendingGallery = (property: Property): Job[] => {
  const { accountId, id: propertyId, photoRequestId: requestId } = property;
  return requestId !== null && isOnItsWay(property) ? [galleryJob({ accountId, propertyId, requestId })] : [];
};

const isSameList = (a: readonly string[] | null, b: readonly string[]): boolean =>
  a !== null && a.length === b.length && a.every((url, at) => url === b[at]);

/** Takes over uploaded photos, and photos of the account's other properties, if still there: nothing is fetched. */
const adoptPhotos = ({ id, accountId, photoRequestId }: Property, own: readonly OwnPhoto[], now: number) =>
  own.length === 0
    ? []
    : [
        sql(
          `INSERT INTO property_photos
             (property_id, url, account_id, status, hash, media_type, bytes, request_id, at)
           SELECT ?, named.value ->> 'url', known.account_id, 'INGESTED', known.hash, known.media_type, known.bytes, ?, ?
           FROM json_each(?) AS named JOIN property_photos AS known ON (known.property_id, known.url) = (
             SELECT property_id, url FROM property_photos
             WHERE account_id = ? AND hash = named.value ->> 'hash' AND status = 'INGESTED' LIMIT 1)
           WHERE true
           ON CONFLICT (property_id, url) DO UPDATE SET status = excluded.status, hash = excluded.hash,
             media_type = excluded.media_type, bytes = excluded.bytes, fault = NULL, request_id = excluded.request_id,
             at = excluded.at`,
          id,
          photoRequestId,
          now,
          JSON.stringify(own),
          accountId,
        ),
        guard("stale", "changes() = ?", own.length),
        // An upload has found its property, and belongs to it from now on.
        sql(
          `DELETE FROM property_photos WHERE property_id = ?1 AND status = 'INGESTED'
             AND url IN (SELECT value ->> 'url' FROM json_each(?2))`,
          accountId,
          JSON.stringify(own),
        ),
      ];

/** Whether these photos are the last requested gallery. */
export const isGallery = (property: Property, photos: readonly string[]): boolean =>
  isSameList(property.photoRequest ?? [], [...new Set(photos)]);

/** Source URLs that a property shows or asks for. */
export const keptSources = ({ photos, photoRequest }: Property): string[] => [
  ...photos.map(({ url }) => url),
  ...(photoRequest ?? []),
];

const unchanged = <P extends Property>(property: P, outcome: PhotosOutcome | null): GalleryRequest<P> => ({
  property,
  outcome,
  statements: [],
  jobs: [],
});

const clear = <P extends Property>(property: P): GalleryRequest<P> =>
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
          photoFaults: null,
        },
      };

/** The outcome of requesting the last gallery again; null if another try is worthwhile. */
const repeatOutcome = (property: Property, source: Source, now: number): PhotosOutcome | null => {
  const { photoState } = property;
  if (photoState === "NOT_QUEUED") return null;
  if (photoState === "QUEUED") return "ALREADY_QUEUED";
  const isDue = photoState !== "DONE" && now - (property.photoFinishedAt ?? 0) >= retryAfterMs(source);
  return isDue ? null : "UNCHANGED";
};

/**
 * Requests a gallery. The old one stays until the new one has arrived; absent means unchanged, empty removes it
 * (rules 14.1, 14.2).
 * @param photos source URLs
 */
export const requestGallery = <P extends Property>(
  { source, links }: Pick<WriteContext, "source" | "links">,
  property: P,
  photos: readonly string[] | undefined,
  now: number,
): GalleryRequest<P> => {
  if (photos === undefined) return unchanged(property, null);
  const urls = [...new Set(photos)];
  if (urls.length === 0) return clear(property);
  const known = isSameList(property.photoRequest, urls) ? repeatOutcome(property, source, now) : null;
  if (known) return unchanged(property, known);
  const requestId = newId("photoRequest");
  const asking: P = {
    ...property,
    photoRequestId: requestId,
    photoRequest: urls,
    photoState: "QUEUED",
    photoIngested: null,
    photoFailed: null,
    photoQueuedAt: now,
    photoFinishedAt: null,
    photoFaults: null,
  };
  const own = urls.flatMap((url) => ownPhotoOf(url, links) ?? []);
  return {
    outcome: "QUEUED",
    property: asking,
    statements: adoptPhotos(asking, own, now),
    jobs: [galleryJob({ accountId: property.accountId, propertyId: property.id, requestId })],
  };
};

/** Finds the source of the photo that an own address names; of equal photos, each mention takes the next one shown. */
const sourceTaker = (property: Property, links: Links): ((url: string) => string) => {
  const { accountId } = property;
  const remaining = Map.groupBy(property.photos, (photo) => photoSource(links, accountId, photo));
  return (url) => {
    const own = ownPhotoOf(url, links);
    if (!own) return url;
    const equal = remaining.get(own.url) ?? [];
    return (equal.length > 1 ? equal.shift() : equal[0])?.url ?? own.url;
  };
};

/**
 * Replaces the own addresses of a request's photos by their stored sources, so sending back GET's gallery is the same
 * gallery. Own photos that the property does not show keep this service's address (rules 14.7).
 */
export const namingSources = (property: Property, input: PropertyInput, links: Links): PropertyInput =>
  input.photos === undefined ? input : { ...input, photos: input.photos.map(sourceTaker(property, links)) };
