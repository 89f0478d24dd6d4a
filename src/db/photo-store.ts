import type { PhotoStore, StoredPhoto } from "../ports/photo-store.ts";

const keyOf = (accountId: string, hash: string): string => `${accountId}/${hash}`;

const described = (object: R2Object): StoredPhoto => ({
  mediaType: object.httpMetadata?.contentType ?? "",
  size: object.size,
});

/** Photo bytes in R2. */
export const photoStore = (bucket: R2Bucket): PhotoStore => ({
  async keep(accountId, hash, bytes, mediaType) {
    // Only creates: returns null, and writes nothing, if the object exists.
    await bucket.put(keyOf(accountId, hash), bytes, {
      onlyIf: { etagDoesNotMatch: "*" },
      httpMetadata: { contentType: mediaType },
      sha256: hash,
    });
  },
  async find(accountId, hash) {
    const object = await bucket.head(keyOf(accountId, hash));
    return object && described(object);
  },
  async open(accountId, hash) {
    const object = await bucket.get(keyOf(accountId, hash));
    return object && { ...described(object), body: object.body };
  },
  async drop(accountId, hashes) {
    await bucket.delete(hashes.map((hash) => keyOf(accountId, hash)));
  },
});
