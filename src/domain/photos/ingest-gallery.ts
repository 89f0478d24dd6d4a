import type { Database } from "../../db/statement.ts";
import type { Clock } from "../../lib/clock.ts";
import { sha256Hex } from "../../lib/digest.ts";
import { isWhole } from "../../lib/image-end.ts";
import { imageType } from "../../lib/image-type.ts";
import { logger } from "../../lib/logger.ts";
import {
  type FetchFailure,
  type FetchLimits,
  guardedFetch,
  type OutboundPorts,
} from "../../outbound/guarded-fetch.ts";
import type { PhotoStore } from "../../ports/photo-store.ts";
import { type GalleryKey, isSettled, type OpenGallery } from "./open-gallery.ts";
import { type FetchedPhoto, failPhoto, finishPhoto, holdPhoto } from "./transitions.ts";

/** Of one photo (rules 14.4). */
export const MAX_PHOTO_BYTES = 20_000_000;

const LIMITS: FetchLimits = {
  timeoutMs: 15_000,
  maxBytes: MAX_PHOTO_BYTES,
  maxRedirects: 3,
  accept: "image/jpeg, image/png, image/webp, image/avif",
  headers: { "user-agent": "real-estate-account-api" },
};

export interface IngestPorts {
  readonly db: Database;
  readonly photos: PhotoStore;
  readonly outbound: OutboundPorts;
  readonly clock: Clock;
}

/** WAITING: some photo may arrive on a later attempt. STALE: nobody asks for this gallery any more. */
export type Progress = "SETTLED" | "WAITING" | "STALE";

type Fetched =
  | { readonly photo: FetchedPhoto; readonly bytes: Uint8Array }
  | { readonly fault: string; readonly transient: boolean };

const faultOf = ({ fault, status }: FetchFailure): string =>
  fault === "http_status" && status !== undefined ? `http_${status}` : fault;

const fetchPhoto = async (outbound: OutboundPorts, url: string): Promise<Fetched> => {
  const answer = await guardedFetch(outbound, url, LIMITS);
  if (!answer.ok) return { fault: faultOf(answer), transient: answer.transient };
  const { bytes } = answer;
  const mediaType = imageType(bytes);
  if (!mediaType) return { fault: "not_an_image", transient: false };
  // Of a body without a declared length, nobody knows whether it ended or the connection broke.
  if (!isWhole(bytes, mediaType)) return { fault: "truncated", transient: answer.declaredBytes === null };
  return { bytes, photo: { url, hash: await sha256Hex(bytes), mediaType, size: bytes.byteLength } };
};

const store = async (
  ports: IngestPorts,
  key: GalleryKey,
  photo: FetchedPhoto,
  bytes: Uint8Array,
): Promise<Progress> => {
  const hold = await holdPhoto(ports.db, key, photo, ports.clock.now());
  if (hold === "DISCARDING") return "WAITING";
  if (hold !== "HELD") return hold === "KNOWN" ? "SETTLED" : "STALE";
  await ports.photos.keep(key.accountId, photo.hash, bytes, photo.mediaType);
  return (await finishPhoto(ports.db, key, photo, ports.clock.now())) ? "SETTLED" : "STALE";
};

const ingestPhoto = async (
  ports: IngestPorts,
  key: GalleryKey,
  url: string,
  last: boolean,
): Promise<Progress> => {
  const fetched = await fetchPhoto(ports.outbound, url);
  if ("photo" in fetched) return store(ports, key, fetched.photo, fetched.bytes);
  const { fault, transient } = fetched;
  const { accountId, propertyId } = key;
  logger.warn("photo did not arrive", { accountId, propertyId, fault, transient });
  if (transient && !last) return "WAITING";
  return (await failPhoto(ports.db, key, url, fault, ports.clock.now())) ? "SETTLED" : "STALE";
};

/**
 * Brings what is missing, one photo after the other: an isolate has 128 MB, and a photo being read takes up to
 * twice its 20 MB. Each photo is recorded as it comes, so that an attempt that dies loses one at most.
 * @param last no attempt follows, so that what is transient is final too
 */
export const ingestGallery = async (
  ports: IngestPorts,
  key: GalleryKey,
  { urls, photos }: OpenGallery,
  last: boolean,
): Promise<Progress> => {
  let progress: Progress = "SETTLED";
  for (const url of urls) {
    if (isSettled(photos.get(url), key.requestId)) continue;
    const outcome = await ingestPhoto(ports, key, url, last);
    if (outcome === "STALE") return "STALE";
    if (outcome === "WAITING") progress = "WAITING";
  }
  return progress;
};
