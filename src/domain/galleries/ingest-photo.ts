import type { Database } from "../../db/statement.ts";
import { type Clock, SECOND_MS } from "../../lib/clock.ts";
import { sha256Hex } from "../../lib/digest.ts";
import { isWhole } from "../../lib/image-end.ts";
import { imageType } from "../../lib/image-type.ts";
import { logger } from "../../lib/logger.ts";
import {
  type FetchFailure,
  type FetchFault,
  type FetchLimits,
  fetchUnlessKnown,
  type OutboundPorts,
  USER_AGENT,
} from "../../outbound/guarded-fetch.ts";
import { conditionalHeaders } from "../../outbound/guarded-stream.ts";
import type { KnownBody } from "../../outbound/known-body.ts";
import type { PhotoStore } from "../../ports/photo-store.ts";
import { type GalleryKey, type PropertyPhoto, replacementOf } from "../photos/property-photo.ts";
import {
  adoptPhoto,
  confirmPhoto,
  type FetchedPhoto,
  failPhotos,
  finishPhoto,
  holdPhoto,
} from "./photo-states.ts";

/** The limit for one photo (rules 14.4). */
export const MAX_PHOTO_BYTES = 20_000_000;

/** The longest time without progress, because others wait behind it; a photo found this slow twice gets more time. */
const STALL_MS = 2.5 * SECOND_MS;
const PATIENT_STALL_MS = 5 * SECOND_MS;
const HASTY_ATTEMPTS = 2;

const limitsOf = ({ number }: Attempt, conditions: Record<string, string> = {}): FetchLimits => ({
  timeoutMs: 15 * SECOND_MS,
  stallMs: number > HASTY_ATTEMPTS ? PATIENT_STALL_MS : STALL_MS,
  maxBytes: MAX_PHOTO_BYTES,
  maxRedirects: 3,
  accept: "image/jpeg, image/png, image/webp, image/avif",
  headers: { "user-agent": USER_AGENT, ...conditions },
});

/** A photo whose host does not answer fails with the fourth attempt, within ten minutes (rules 14.10). */
const UNANSWERED: ReadonlySet<string> = new Set<FetchFault>(["timeout", "dns_failed", "network_error"]);
const UNANSWERED_ATTEMPTS = 4;

/** The attempt's number if another attempt follows a transient failure, else null. */
export const triedOf = ({ number, isLast }: Attempt, fault: string): number | null =>
  isLast || (UNANSWERED.has(fault) && number >= UNANSWERED_ATTEMPTS) ? null : number;

export interface IngestPorts {
  readonly db: Database;
  readonly photos: PhotoStore;
  readonly outbound: OutboundPorts;
  readonly clock: Clock;
}

export interface Attempt {
  /** Counted from 1. */
  readonly number: number;
  /** Whether no attempt follows, so that a transient failure is final. */
  readonly isLast: boolean;
}

export interface KnownPhoto extends KnownBody {
  readonly url: string;
}

/** WAITING: it may arrive on a later attempt. STALLED: its host made no progress. STALE: it is no longer wanted. */
export interface PhotoOutcome {
  readonly state: "SETTLED" | "WAITING" | "STALLED" | "STALE";
  readonly known?: KnownPhoto;
}

type Fetched =
  | { readonly photo: FetchedPhoto; readonly bytes: Uint8Array }
  | { readonly same: KnownPhoto }
  | { readonly fault: string; readonly transient: boolean };

const faultOf = ({ fault, status }: FetchFailure): string =>
  fault === "http_status" && status !== undefined ? `http_${status}` : fault;

const fetchPhoto = async (
  outbound: OutboundPorts,
  url: string,
  limits: FetchLimits,
  known: readonly KnownPhoto[],
): Promise<Fetched> => {
  const answer = await fetchUnlessKnown(outbound, url, limits, known);
  if (!answer.ok) return { fault: faultOf(answer), transient: answer.transient };
  if ("same" in answer) return answer;
  const { bytes } = answer;
  const mediaType = imageType(bytes);
  if (!mediaType) return { fault: "not_an_image", transient: false };
  // A body without a declared length may have ended, or its connection may have broken.
  if (!isWhole(bytes, mediaType)) return { fault: "truncated", transient: answer.declaredBytes === null };
  return { bytes, photo: { url, hash: await sha256Hex(bytes), mediaType, known: answer.known } };
};

/** The caller records a stall, because it knows the host's other photos. */
const fail = async (
  { db, clock }: IngestPorts,
  key: GalleryKey,
  url: string,
  { fault, tried }: { fault: string; tried: number | null },
): Promise<PhotoOutcome> => {
  if (fault === "timeout") return { state: "STALLED" };
  if (!(await failPhotos(db, key, { urls: [url], fault, tried }, clock.now()))) return { state: "STALE" };
  return { state: tried === null ? "SETTLED" : "WAITING" };
};

/** The same bytes are being deleted right now. */
const DISCARDING = "discarding";

const store = async (
  ports: IngestPorts,
  key: GalleryKey,
  { photo, bytes, attempt }: { photo: FetchedPhoto; bytes: Uint8Array; attempt: Attempt },
  replaced: string | null = null,
): Promise<PhotoOutcome> => {
  const { db, photos, clock } = ports;
  const hold = await holdPhoto(db, key, photo, clock.now());
  if (hold === "DISCARDING")
    return fail(ports, key, replaced ?? photo.url, {
      fault: DISCARDING,
      tried: triedOf(attempt, DISCARDING),
    });
  if (hold !== "HELD") return { state: hold === "KNOWN" ? "SETTLED" : "STALE" };
  await photos.keep(key.accountId, photo.hash, bytes, photo.mediaType);
  const isCurrent = await finishPhoto(db, key, photo, clock.now(), { replaced });
  return isCurrent ? { state: "SETTLED", known: { ...photo.known, url: photo.url } } : { state: "STALE" };
};

/**
 * Fetches one photo, unless its address proves to be another spelling of one that the property has.
 * @param known the property's photos that it may be another spelling of
 */
export const ingestPhoto = async (
  ports: IngestPorts,
  key: GalleryKey,
  { url, known, attempt }: { url: string; known: readonly KnownPhoto[]; attempt: Attempt },
): Promise<PhotoOutcome> => {
  const fetched = await fetchPhoto(ports.outbound, url, limitsOf(attempt), known);
  if ("photo" in fetched) return store(ports, key, { ...fetched, attempt });
  if ("same" in fetched) {
    const { same } = fetched;
    const isCurrent = await adoptPhoto(ports.db, key, url, same.url, ports.clock.now());
    return isCurrent ? { state: "SETTLED", known: { ...same, url } } : { state: "STALE" };
  }
  const { fault, transient } = fetched;
  const { accountId, propertyId } = key;
  logger.warn("photo did not arrive", { accountId, propertyId, fault, transient });
  return fail(ports, key, url, { fault, tried: transient ? triedOf(attempt, fault) : null });
};

/** The fault of an answer that says the picture has not changed. */
const UNCHANGED = "http_304";

/**
 * Asks a photo's source whether it still has the same picture, by ETag, date and size. A new picture waits next to the
 * old one until the gallery is settled; if the source has none, the photo stays.
 */
export const checkPhoto = async (
  ports: IngestPorts,
  key: GalleryKey,
  { photo, attempt }: { photo: PropertyPhoto; attempt: Attempt },
): Promise<PhotoOutcome> => {
  const { url, etag, lastModified, bytes } = photo;
  const known = bytes === null ? [] : [{ url, etag, lastModified, bytes }];
  const fetched = await fetchPhoto(ports.outbound, url, limitsOf(attempt, conditionalHeaders(photo)), known);
  const confirm = async (found: KnownBody | null): Promise<PhotoOutcome> => ({
    state: (await confirmPhoto(ports.db, key, url, found)) ? "SETTLED" : "STALE",
  });
  if ("same" in fetched) return confirm(null);
  if ("photo" in fetched) {
    const { photo: found } = fetched;
    if (found.hash === photo.hash) return confirm(found.known);
    const replacement = { ...found, url: replacementOf(url) };
    const { state } = await store(ports, key, { ...fetched, photo: replacement, attempt }, url);
    return { state };
  }
  const { fault, transient } = fetched;
  if (fault === UNCHANGED) return confirm(null);
  const { accountId, propertyId } = key;
  logger.info("photo not asked again", { accountId, propertyId, fault, transient });
  return fail(ports, key, url, { fault, tried: transient ? triedOf(attempt, fault) : null });
};
