import type { PlanContext } from "../../db/commit.ts";
import { event, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { Photo, PhotoFault, Property } from "../../db/schema/properties.ts";
import { isoTime } from "../../lib/clock.ts";
import {
  discardJob,
  type GalleryKey,
  releasePhotos,
  replacementOf,
  UNFINISHED,
} from "../photos/property-photo.ts";
import { replacePhotos } from "../photos/replace-photos.ts";
import { keptSources } from "../properties/gallery.ts";
import { effectsOf, withEligibility } from "../properties/record/index.ts";
import { differs, nextVersion } from "../records/row.ts";
import { loadOpenGallery, type OpenGallery } from "./open-gallery.ts";

interface GalleryEnd {
  /** STALE: nothing was left to settle. */
  readonly outcome: "DONE" | "PARTIAL" | "FAILED" | "STALE";
  readonly ingested: number;
  readonly failed: number;
}

/** Settling does not change the availability, so no quota applies. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Addresses whose picture has been replaced at its source. */
const replacedIn = ({ urls, photos }: OpenGallery): string[] =>
  urls.filter((url) => photos.get(replacementOf(url))?.status === "INGESTED");

const arrivedOf = (gallery: OpenGallery): Photo[] => {
  const replaced = new Set(replacedIn(gallery));
  return gallery.urls.flatMap((url) => {
    const photo = gallery.photos.get(replaced.has(url) ? replacementOf(url) : url);
    return photo?.status === "INGESTED" ? [{ hash: photo.hash!, mediaType: photo.mediaType!, url }] : [];
  });
};

/** Discards photos of earlier galleries; a message deletes their bytes if nothing else refers to them. */
const discardUnneeded = (gallery: OpenGallery, after: Property) => {
  const kept = keptSources(after);
  const replaced = replacedIn(gallery);
  const needed = new Set([...kept, ...replaced.map(replacementOf)]);
  const unneeded = [...gallery.photos.values()].filter(({ url }) => !needed.has(url));
  const deletesBytes = replaced.length > 0 || unneeded.some(({ hash }) => hash !== null);
  return {
    also: [
      ...(replaced.length > 0 ? replacePhotos(after.id, replaced) : []),
      ...(unneeded.length > 0 ? releasePhotos(after.id, kept) : []),
    ],
    jobs: deletesBytes ? [discardJob(after.accountId)] : [],
  };
};

/** A photo without a fault in this request counts as unfinished. */
const faultsOf = ({ urls, photos }: OpenGallery, requestId: string): PhotoFault[] =>
  urls.flatMap((url, at) => {
    const photo = photos.get(url);
    if (photo?.status === "INGESTED") return [];
    const fault = photo?.requestId === requestId ? photo.fault : null;
    return [{ at, fault: fault ?? UNFINISHED, nextAt: null }];
  });

const endOf = (requested: number, ingested: number): GalleryEnd => ({
  outcome: ingested === requested ? "DONE" : ingested > 0 ? "PARTIAL" : "FAILED",
  ingested,
  failed: requested - ingested,
});

const photosDone = (after: Property, { outcome: state, ingested, failed }: GalleryEnd) => {
  const { id, externalRef, status } = after;
  const counts = { requested: ingested + failed, ingested, failed };
  return event("property.photos_done", {
    id,
    externalRef,
    status,
    updatedAt: isoTime(after.updatedAt),
    state,
    ...counts,
  });
};

/**
 * Closes a gallery with the photos that arrived, in the requested order; the others count as failed. If none arrived,
 * the old gallery stays. A settled gallery, or one requested again, stays as it is.
 */
export const planGalleryEnd = async (
  ctx: PlanContext,
  key: GalleryKey,
): Promise<WritePlan<Property | null, GalleryEnd>> => {
  const gallery = await loadOpenGallery(ctx.db, key, ctx.meter);
  if (!gallery) {
    const result = { outcome: "STALE", ingested: 0, failed: 0 } as const;
    return { ...NO_EFFECTS, data: null, result, subject: key.propertyId };
  }
  const { property: before } = gallery;
  const now = ctx.clock.now();
  const arrived = arrivedOf(gallery);
  const result = endOf(gallery.urls.length, arrived.length);
  const found = {
    photos: arrived.length > 0 ? arrived : before.photos,
    photoIngested: result.ingested,
    photoFailed: result.failed,
  };
  // A gallery settled before, and reopened for lost bytes, reports only differences.
  const isPublished = before.photoFinishedAt === null || differs(before, found);
  const settled = withEligibility({
    ...before,
    ...found,
    photoState: result.outcome as Property["photoState"],
    photoFinishedAt: isPublished ? now : before.photoFinishedAt,
    photoFaults: faultsOf(gallery, key.requestId),
  });
  const after = nextVersion(before, settled, isPublished ? now : null);
  const { accountId } = key;
  const effects = effectsOf({
    accountId,
    before,
    after,
    event: "property.updated",
    limit: NO_LIMIT,
    now,
    ...discardUnneeded(gallery, after),
  });
  const events = isPublished ? [...effects.events, photosDone(after, result)] : [];
  return { ...effects, events, data: after, result, subject: before.id };
};
