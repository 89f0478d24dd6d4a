import { event, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { PlanContext } from "../../db/run-plan.ts";
import type { Photo, PhotoFault, Property } from "../../db/schema/properties.ts";
import { isoTime } from "../../lib/clock.ts";
import { discardJob, releasePhotos } from "../photos/discard-photos.ts";
import { type GalleryKey, UNFINISHED } from "../photos/property-photo.ts";
import { keptSources } from "../properties/gallery.ts";
import { effectsOf, withRadar } from "../properties/record/index.ts";
import { differs, nextVersion } from "../records/row.ts";
import { loadOpenGallery, type OpenGallery } from "./open-gallery.ts";

export interface GallerySettlement {
  /** STALE: nothing was left to settle. */
  readonly outcome: "DONE" | "PARTIAL" | "FAILED" | "STALE";
  readonly ingested: number;
  readonly failed: number;
}

/** Settling does not change the availability, so no quota applies. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

const arrivedOf = ({ urls, photos }: OpenGallery): Photo[] =>
  urls.flatMap((url) => {
    const photo = photos.get(url);
    return photo?.status === "INGESTED" ? [{ hash: photo.hash!, mediaType: photo.mediaType!, url }] : [];
  });

/** Discards photos of earlier galleries; a message deletes their bytes if nothing else has them. */
const leaving = ({ photos }: OpenGallery, after: Property) => {
  const kept = keptSources(after);
  const left = [...photos.values()].filter(({ url }) => !kept.includes(url));
  return {
    also: left.length > 0 ? releasePhotos(after.id, kept) : [],
    jobs: left.some(({ hash }) => hash !== null) ? [discardJob(after.accountId)] : [],
  };
};

/** An unfinished photo has no fault of its own. */
const faultsOf = ({ urls, photos }: OpenGallery, requestId: string): PhotoFault[] =>
  urls.flatMap((url, at) => {
    const photo = photos.get(url);
    if (photo?.status === "INGESTED") return [];
    const fault = photo?.requestId === requestId ? photo.fault : null;
    return [{ at, fault: fault ?? UNFINISHED, nextAt: null }];
  });

const settlementOf = (requested: number, ingested: number): GallerySettlement => ({
  outcome: ingested === requested ? "DONE" : ingested > 0 ? "PARTIAL" : "FAILED",
  ingested,
  failed: requested - ingested,
});

const photosDone = (after: Property, { outcome: state, ingested, failed }: GallerySettlement) => {
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
export const planGallerySettlement = async (
  ctx: PlanContext,
  key: GalleryKey,
): Promise<WritePlan<Property | null, GallerySettlement>> => {
  const gallery = await loadOpenGallery(ctx.db, key, ctx.meter);
  if (!gallery) {
    const result = { outcome: "STALE", ingested: 0, failed: 0 } as const;
    return { ...NO_EFFECTS, data: null, result, subject: key.propertyId };
  }
  const { property: before } = gallery;
  const now = ctx.clock.now();
  const arrived = arrivedOf(gallery);
  const result = settlementOf(gallery.urls.length, arrived.length);
  const found = {
    photos: arrived.length > 0 ? arrived : before.photos,
    photoIngested: result.ingested,
    photoFailed: result.failed,
  };
  // Settled before, and opened again for bytes that were lost: only what differs from then is told.
  const isTold = before.photoFinishedAt === null || differs(before, found);
  const settled = withRadar({
    ...before,
    ...found,
    photoState: result.outcome as Property["photoState"],
    photoFinishedAt: isTold ? now : before.photoFinishedAt,
    photoFaults: faultsOf(gallery, key.requestId),
  });
  const after = nextVersion(before, settled, isTold ? now : null);
  const { accountId } = key;
  const effects = effectsOf({
    accountId,
    before,
    after,
    event: "property.updated",
    limit: NO_LIMIT,
    now,
    ...leaving(gallery, after),
  });
  const events = isTold ? [...effects.events, photosDone(after, result)] : [];
  return { ...effects, events, data: after, result, subject: before.id };
};
