/** A large feed, until its hash is known; its changed listings, one per line; and what else was found in it. */
export const FEED_FILES = ["feed", "listings", "found"] as const;
type FeedFileName = (typeof FEED_FILES)[number];

/** A file being written: it exists once it has ended. */
export interface FeedFile {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
  /** Discards the file. */
  abort(): Promise<void>;
}

/**
 * What a sync stores outside the database while it runs, so that a feed is fetched once, however many messages work on
 * it.
 */
export interface FeedStore {
  create(accountId: string, syncId: string, name: FeedFileName): FeedFile;
  /** A file's bytes from a position on; null if the file is not there. */
  open(
    accountId: string,
    syncId: string,
    name: FeedFileName,
    from?: number,
  ): Promise<ReadableStream<Uint8Array> | null>;
  /** The whole text of a file; null if it is not there. */
  text(accountId: string, syncId: string, name: FeedFileName): Promise<string | null>;
  /** Deletes the files of a sync. */
  drop(accountId: string, syncId: string): Promise<void>;
  /** Deletes what crashed syncs of an account have left. */
  dropOthers(accountId: string, syncId: string): Promise<void>;
}
