import type { FeedFile, FeedStore } from "../../ports/feed-store.ts";
import type { HashedChunks } from "./hashed-chunks.ts";
import { MAX_FEED_BYTES } from "./reading/reader.ts";

/** How many bytes may wait in memory. */
const MAX_IN_MEMORY = 16_000_000;
const FEED = "feed";

/** The sync and its store. */
export interface Holding {
  readonly store: FeedStore;
  readonly accountId: string;
  readonly syncId: string;
}

/** A feed that waits until its hash is known, because it may be unchanged: in memory, a large one in a file. */
export class HeldFeed {
  readonly #holding: Holding;
  #inMemory: Uint8Array[] = [];
  #bytes = 0;
  #file: FeedFile | null = null;

  constructor(holding: Holding) {
    this.#holding = holding;
  }

  /** Takes the feed to its end, or to where the reader will find it too large. @returns its hash */
  async take(hashed: HashedChunks): Promise<string> {
    try {
      for await (const chunk of hashed.read()) {
        await this.#add(chunk);
        if (this.#bytes > MAX_FEED_BYTES) break;
      }
      return await hashed.end();
    } catch (error) {
      await this.drop();
      throw error;
    }
  }

  async #add(chunk: Uint8Array): Promise<void> {
    this.#inMemory.push(chunk);
    this.#bytes += chunk.byteLength;
    if (this.#bytes <= MAX_IN_MEMORY) return;
    const { store, accountId, syncId } = this.#holding;
    this.#file ??= store.create(accountId, syncId, FEED);
    const waiting = this.#inMemory;
    this.#inMemory = [];
    for (const bytes of waiting) await this.#file.write(bytes);
  }

  /** Discards what has been stored. */
  async drop(): Promise<void> {
    await this.#file?.abort();
  }

  /** Reads the feed again from its start. */
  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#file === null) {
      yield* this.#inMemory;
      return;
    }
    await this.#file.end();
    const { store, accountId, syncId } = this.#holding;
    const body = await store.open(accountId, syncId, FEED);
    if (body === null) throw new Error("The file of a feed is gone.");
    yield* body;
  }
}
