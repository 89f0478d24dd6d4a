import type { PhotoStore, StoredPhoto } from "../ports/photo-store.ts";
import { PHOTO_CACHING, PHOTO_EXTENSIONS, photoName } from "../vocabulary/photos.ts";

/** R2 deletes at most this many in one call. */
const MAX_KEYS = 1_000;

/** Also the path of the address at the photos' own host, where the bucket itself answers. */
const keyOf = (accountId: string, name: string): string => `${accountId}/${name}`;

const storedPhotoOf = (object: R2Object): StoredPhoto => ({
  mediaType: object.httpMetadata?.contentType ?? "",
  size: object.size,
});

/** Photo bytes in R2. */
export const photoStore = (bucket: R2Bucket): PhotoStore => ({
  async keep(accountId, hash, bytes, mediaType) {
    // Only creates: returns null, and writes nothing, if the object exists.
    await bucket.put(keyOf(accountId, photoName(hash, mediaType)), bytes, {
      onlyIf: { etagDoesNotMatch: "*" },
      httpMetadata: { contentType: mediaType, cacheControl: PHOTO_CACHING },
      sha256: hash,
    });
  },
  async find(accountId, name) {
    const object = await bucket.head(keyOf(accountId, name));
    return object && storedPhotoOf(object);
  },
  async open(accountId, name) {
    const object = await bucket.get(keyOf(accountId, name));
    return object && { ...storedPhotoOf(object), body: object.body };
  },
  async drop(accountId, hashes) {
    const keys = Object.keys(PHOTO_EXTENSIONS).flatMap((type) =>
      hashes.map((hash) => keyOf(accountId, photoName(hash, type))),
    );
    for (let at = 0; at < keys.length; at += MAX_KEYS) await bucket.delete(keys.slice(at, at + MAX_KEYS));
  },
});
