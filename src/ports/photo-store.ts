export interface StoredPhoto {
  readonly mediaType: string;
  readonly size: number;
}

/** Photo bytes named by account and SHA-256: the same bytes are stored once per account. */
export interface PhotoStore {
  /** Stores bytes that are not stored yet. */
  keep(accountId: string, hash: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** @param name the hash and the extension of the media type */
  find(accountId: string, name: string): Promise<StoredPhoto | null>;
  open(accountId: string, name: string): Promise<(StoredPhoto & { readonly body: ReadableStream }) | null>;
  /** Deletes the bytes; missing ones do no harm. */
  drop(accountId: string, hashes: readonly string[]): Promise<void>;
}
