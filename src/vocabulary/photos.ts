import { DAY_MS, SECOND_MS } from "../lib/clock.ts";

/** File extension of each media type that a gallery may hold. */
export const PHOTO_EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** The last part of a photo's address and storage key: SHA-256 in hex, and the extension of its media type. */
export const photoName = (hash: string, mediaType: string): string =>
  `${hash}.${PHOTO_EXTENSIONS[mediaType] ?? "bin"}`;

const YEAR_SECONDS = (365 * DAY_MS) / SECOND_MS;
/** Half a day, because two cache tiers may keep a copy twice as long, and a deleted photo must be gone after a day. */
const SHARED_SECONDS = DAY_MS / 2 / SECOND_MS;

/** A photo's name contains the hash of its bytes, so they never change. */
export const PHOTO_CACHING = `public, max-age=${YEAR_SECONDS}, s-maxage=${SHARED_SECONDS}, immutable`;
