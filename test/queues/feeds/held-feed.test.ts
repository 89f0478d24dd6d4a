import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { feedStore } from "../../../src/db/feed-store.ts";
import { HashedChunks } from "../../../src/domain/feeds/hashed-chunks.ts";
import { HeldFeed } from "../../../src/domain/feeds/held-feed.ts";
import { MAX_FEED_BYTES } from "../../../src/domain/feeds/reading/reader.ts";
import { newId } from "../../../src/lib/id.ts";
import type { FeedStore } from "../../../src/ports/feed-store.ts";

const CHUNK = new Uint8Array(4_000_000);

async function* chunks(count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) yield CHUNK;
}

/** A feed of this many chunks, and how its file was closed. */
const holdFeed = async (count: number, isWritten = true) => {
  const calls: string[] = [];
  let bytes = 0;
  const store = feedStore(env.FEEDS);
  const create: FeedStore["create"] = (...names) => {
    const file = store.create(...names);
    return {
      write: (chunk) => {
        bytes += chunk.byteLength;
        return isWritten ? file.write(chunk) : Promise.resolve();
      },
      end: () => {
        calls.push("end");
        return file.end();
      },
      abort: () => {
        calls.push("abort");
        return file.abort();
      },
    };
  };
  const feed = new HeldFeed({ store: { ...store, create }, accountId: newId("account"), syncId: "s-1" });
  const hash = await feed.take(new HashedChunks(chunks(count)));
  return { feed, hash, calls, written: () => bytes };
};

describe("a feed that waits until its hash is known", () => {
  it("stays in memory if it is small", async () => {
    const { feed, calls, written } = await holdFeed(2);
    const read: number[] = [];
    for await (const chunk of feed.read()) read.push(chunk.byteLength);
    await feed.drop();
    expect([read, calls, written()]).toEqual([[4_000_000, 4_000_000], [], 0]);
  });

  it("leaves nothing of its file if it is unchanged", async () => {
    const { feed, hash, calls } = await holdFeed(5);
    await feed.drop();
    expect([calls, hash]).toEqual([["abort"], (await holdFeed(5)).hash]);
  });

  it("is read from its file if it is large and has changed", async () => {
    const { feed, calls, written } = await holdFeed(5);
    let bytes = 0;
    for await (const chunk of feed.read()) bytes += chunk.byteLength;
    expect([calls, written(), bytes]).toEqual([["end"], 20_000_000, 20_000_000]);
  });

  it("without an end is stored no further than its reader would read", async () => {
    const { written } = await holdFeed(Number.POSITIVE_INFINITY, false);
    expect(written()).toBeGreaterThan(MAX_FEED_BYTES);
    expect(written()).toBeLessThan(MAX_FEED_BYTES + 2 * CHUNK.byteLength);
  });
});
