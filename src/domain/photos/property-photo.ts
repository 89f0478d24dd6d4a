import type { Links } from "../../call-context.ts";
import type { Photo } from "../../db/schema/properties.ts";
import { propertyPhotos } from "../../db/schema/property-photos.ts";
import { tableOf } from "../../db/table.ts";

/** File extension of each media type that a gallery may hold. */
export const PHOTO_EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** The stable address of a photo, named by its content. */
export const photoUrl = (
  publicUrl: string,
  accountId: string,
  photo: Pick<Photo, "hash" | "mediaType">,
): string => `${publicUrl}/photos/${accountId}/${photo.hash}.${PHOTO_EXTENSIONS[photo.mediaType] ?? "bin"}`;

/** The parts of a stored photo's address. */
export interface OwnPhoto {
  readonly accountId: string;
  readonly hash: string;
  readonly extension: string;
  /** The address as the service itself writes it. */
  readonly url: string;
}

const PATH = /^\/photos\/(acc-[0-9a-z]{16})\/([0-9a-f]{64})\.([a-z]{3,4})(?=$|[?#])/;

/** The photo that an address names, if it is one of this service's photos, stored or not. */
export const ownPhotoOf = (url: string, { publicUrl }: Links): OwnPhoto | null => {
  if (!url.startsWith(publicUrl)) return null;
  const [path, accountId, hash, extension] = PATH.exec(url.slice(publicUrl.length)) ?? [];
  if (accountId === undefined || hash === undefined || extension === undefined) return null;
  return { accountId, hash, extension, url: publicUrl + path };
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

/** Where a picture that has replaced one under its address waits until the gallery is settled. */
export const replacementOf = (url: string): string => `replaces ${url}`;

/** A photo named by its address at this service has no other source. */
export const hasSource = (row: string): string =>
  `instr(${row}.url, '/photos/' || ${row}.account_id || '/' || ${row}.hash || '.') = 0`;

/** Fault of a photo that was not fetched (rules 24.18). */
export const NO_ROOM = "no_room";
