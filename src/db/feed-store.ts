import { FEED_FILES, type FeedFile, type FeedStore } from "../ports/feed-store.ts";

/** R2 requires parts of equal size, at least 5 MiB, except the last. A file holds one of them in memory. */
const PART_BYTES = 5 * 1024 * 1024;
/** Files of one account: three for each sync, and what crashed syncs have left. */
const MAX_FILES = 1_000;

const prefixOf = (accountId: string): string => `${accountId}/`;

class StoredFile implements FeedFile {
  readonly #bucket: R2Bucket;
  readonly #key: string;
  #part: Uint8Array | null = null;
  #filled = 0;
  #upload: R2MultipartUpload | null = null;
  readonly #parts: R2UploadedPart[] = [];

  constructor(bucket: R2Bucket, key: string) {
    this.#bucket = bucket;
    this.#key = key;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + PART_BYTES - this.#filled);
      this.#part ??= new Uint8Array(PART_BYTES);
      this.#part.set(piece, this.#filled);
      this.#filled += piece.length;
      at += piece.length;
      if (this.#filled === PART_BYTES) await this.#flush();
    }
  }

  async end(): Promise<void> {
    if (!this.#upload) {
      await this.#bucket.put(this.#key, this.#taken());
      return;
    }
    if (this.#filled > 0) await this.#flush();
    await this.#upload.complete(this.#parts);
  }

  async abort(): Promise<void> {
    this.#taken();
    await this.#upload?.abort();
  }

  /** Takes the filled bytes out of memory. */
  #taken(): Uint8Array {
    const part = this.#part?.subarray(0, this.#filled) ?? new Uint8Array();
    this.#part = null;
    this.#filled = 0;
    return part;
  }

  async #flush(): Promise<void> {
    this.#upload ??= await this.#bucket.createMultipartUpload(this.#key);
    const number = this.#parts.length + 1;
    this.#parts.push(await this.#upload.uploadPart(number, this.#taken()));
  }
}

/** Files of syncs in R2. */
export const feedStore = (bucket: R2Bucket): FeedStore => ({
  create: (accountId, syncId, name) => new StoredFile(bucket, `${prefixOf(accountId)}${syncId}/${name}`),
  async open(accountId, syncId, name, from = 0) {
    const key = `${prefixOf(accountId)}${syncId}/${name}`;
    const object = await bucket.get(key, from > 0 ? { range: { offset: from } } : {});
    return object ? (object.body as ReadableStream<Uint8Array>) : null;
  },
  async text(accountId, syncId, name) {
    const object = await bucket.get(`${prefixOf(accountId)}${syncId}/${name}`);
    return object === null ? null : object.text();
  },
  async drop(accountId, syncId) {
    await bucket.delete(FEED_FILES.map((name) => `${prefixOf(accountId)}${syncId}/${name}`));
  },
  async dropOthers(accountId, syncId) {
    const { objects } = await bucket.list({ prefix: prefixOf(accountId), limit: MAX_FILES });
    const over = objects
      .map(({ key }) => key)
      .filter((key) => !key.startsWith(`${prefixOf(accountId)}${syncId}/`));
    if (over.length > 0) await bucket.delete(over);
  },
});
