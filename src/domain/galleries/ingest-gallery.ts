import { SECOND_MS } from "../../lib/clock.ts";
import type { FetchFault } from "../../outbound/guarded-fetch.ts";
import type { GalleryKey } from "../photos/property-photo.ts";
import { nextMinute, stallStatement, takeAllowances } from "./host-allowances.ts";
import {
  type Attempt,
  checkPhoto,
  type IngestPorts,
  ingestPhoto,
  type KnownPhoto,
  type PhotoOutcome,
  triedOf,
} from "./ingest-photo.ts";
import { isSettled, isTried, type OpenGallery } from "./open-gallery.ts";
import { failPhotos } from "./photo-states.ts";

/** How long one message begins new photos; then another continues, so other accounts have their turn in between. */
const SLICE_MS = 2 * SECOND_MS;
/** The most photos that one message asks for, and takes from the ceilings of their hosts. */
const SLICE_PHOTOS = 10;

/**
 * WAITING: some photo may arrive on a later attempt. STALE: this gallery is no longer wanted. CUT: the slice is over
 * and photos of this attempt are left, for another message and not before `nextAt`.
 */
export type Progress =
  | { readonly state: "SETTLED" | "WAITING" | "STALE" }
  | { readonly state: "CUT"; readonly nextAt: number };

/** The fault of all remaining photos of a host that stalled. */
const STALLED = "timeout" satisfies FetchFault;

const hostOf = (url: string): string => URL.parse(url)?.host ?? "";

const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, "");

interface ChosenPhotos {
  readonly now: readonly string[];
  /** Photos beyond the limit of a message, or of their host. */
  readonly later: readonly string[];
  /** Photos whose host stalled recently. */
  readonly resting: readonly string[];
}

/** The photos to ask for now, within the ceilings of their hosts. */
const choosePhotos = async (
  { db, clock }: IngestPorts,
  { accountId }: GalleryKey,
  open: readonly string[],
): Promise<ChosenPhotos> => {
  if (open.length === 0) return { now: [], later: [], resting: [] };
  const slice = open.slice(0, SLICE_PHOTOS);
  const wanted = [...Map.groupBy(slice, hostOf)].map(([host, urls]) => [host, urls.length] as const);
  const allowances = await takeAllowances(db, accountId, new Map(wanted), clock.now());
  const allowedPhotos = new Map([...allowances].map(([host, { photos }]) => [host, photos]));
  const resting = open.filter((url) => allowances.get(hostOf(url))?.isStalled);
  const now = slice.filter((url) => {
    const allowed = resting.includes(url) ? 0 : allowedPhotos.get(hostOf(url))!;
    allowedPhotos.set(hostOf(url), allowed - 1);
    return allowed > 0;
  });
  return { now, resting, later: open.filter((url) => !now.includes(url) && !resting.includes(url)) };
};

/**
 * Known photos that an address may be another spelling of: those with the same path. If the gallery has several
 * addresses with that path, the query names the picture, and a date alone does not identify it.
 */
const spellingsOf = (
  url: string,
  { wanted, photos }: OpenGallery,
  known: readonly KnownPhoto[],
): KnownPhoto[] => {
  // This row refers to an earlier attempt's bytes, which must not be lost.
  if (photos.get(url)?.hash) return [];
  const path = withoutQuery(url);
  const isOnlyOne = wanted.filter((one) => withoutQuery(one) === path).length === 1;
  return known
    .filter((photo) => withoutQuery(photo.url) === path)
    .map((photo) => (isOnlyOne ? photo : { ...photo, lastModified: null }));
};

const knownOf = ({ photos }: OpenGallery): KnownPhoto[] =>
  [...photos.values()].flatMap(({ status, url, etag, lastModified, bytes }) =>
    status === "INGESTED" && bytes !== null ? [{ url, etag, lastModified, bytes }] : [],
  );

/** Every remaining photo of a stalled host counts as tried. */
const giveUpHost = async (
  { db, clock }: IngestPorts,
  key: GalleryKey,
  {
    url,
    remaining,
    attempt,
    isWaiting,
  }: { url: string; remaining: readonly string[]; attempt: Attempt; isWaiting: boolean },
): Promise<Progress> => {
  const host = hostOf(url);
  const [urls, others] = [true, false].map((same) =>
    remaining.filter((one) => (hostOf(one) === host) === same),
  );
  const now = clock.now();
  const tried = triedOf(attempt, STALLED);
  const stall = stallStatement(key.accountId, host, now);
  const isCurrent = await failPhotos(db, key, { urls: urls!, fault: STALLED, tried }, now, [stall]);
  if (!isCurrent) return { state: "STALE" };
  if (others!.length > 0) return { state: "CUT", nextAt: now };
  return { state: isWaiting || tried !== null ? "WAITING" : "SETTLED" };
};

/** Fetches a missing photo, or asks whether a stored one has changed. */
const takePhoto = (
  ports: IngestPorts,
  key: GalleryKey,
  gallery: OpenGallery,
  { url, attempt, known }: { url: string; attempt: Attempt; known: readonly KnownPhoto[] },
): Promise<PhotoOutcome> => {
  const photo = gallery.photos.get(url);
  return photo?.status === "INGESTED"
    ? checkPhoto(ports, key, { photo, attempt })
    : ingestPhoto(ports, key, { url, attempt, known: spellingsOf(url, gallery, known) });
};

/**
 * Fetches missing photos one after the other: an isolate has 128 MB, and reading a photo takes up to twice its 20 MB.
 * Each photo is recorded as it comes, so a death loses at most one.
 */
export const ingestGallery = async (
  ports: IngestPorts,
  key: GalleryKey,
  gallery: OpenGallery,
  attempt: Attempt,
): Promise<Progress> => {
  const { db, clock } = ports;
  const endsAt = clock.now() + SLICE_MS;
  const { wanted, photos } = gallery;
  const unsettled = wanted.filter((url) => !isSettled(photos.get(url), key.requestId));
  const open = unsettled.filter((url) => !isTried(photos.get(url), key.requestId, attempt.number));
  const { now, later, resting } = await choosePhotos(ports, key, open);
  const tried = triedOf(attempt, STALLED);
  if (resting.length > 0) {
    const isCurrent = await failPhotos(db, key, { urls: resting, fault: STALLED, tried }, clock.now());
    if (!isCurrent) return { state: "STALE" };
  }
  const settled = tried === null ? resting.length : 0;
  let isWaiting = !attempt.isLast && unsettled.length > now.length + later.length + settled;
  const known = knownOf(gallery);
  for (const [at, url] of now.entries()) {
    if (clock.now() >= endsAt) return { state: "CUT", nextAt: clock.now() };
    const outcome = await takePhoto(ports, key, gallery, { url, attempt, known });
    if (outcome.state === "STALE") return { state: "STALE" };
    if (outcome.state === "STALLED")
      return giveUpHost(ports, key, { url, attempt, isWaiting, remaining: [...now.slice(at), ...later] });
    isWaiting ||= outcome.state === "WAITING";
    if (outcome.known) known.push(outcome.known);
  }
  if (later.length > 0)
    return { state: "CUT", nextAt: now.length > 0 ? clock.now() : nextMinute(clock.now()) };
  return { state: isWaiting ? "WAITING" : "SETTLED" };
};
