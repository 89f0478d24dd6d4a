import { createHash } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { feedStore } from "../../src/db/feed-store.ts";
import type { Feed } from "../../src/db/schema/feeds.ts";
import { type Database, newMeter } from "../../src/db/statement.ts";
import { diffFeed } from "../../src/domain/feeds/diff-feed.ts";
import { SpoolWriter } from "../../src/domain/feeds/spool.ts";
import { type Cells, plainTable } from "../report/table.ts";
import { FORMATS, type Format, type Page, pagesOf } from "./formats.ts";

/** As many listings as a feed may have, in nearly as many bytes. */
const LARGEST_FEED = { count: 49_000, characters: 1_000, photos: 20 } as const;
/** Megabytes that a sync may hold in addition to the service itself, of the 128 that the platform gives. */
const MAX_HELD = 64;
const MEGABYTE = 1_000_000;
const CHUNK = 65_536;
const LOOK_BYTES = 5 * MEGABYTE;
const ACCOUNT = "account";
const SYNC = "sync";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Megabytes of live memory, and of its buffers alone, which do not depend on what else the process holds. */
const alive = (): { readonly all: number; readonly buffers: number } => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { all: (heapUsed + arrayBuffers) / MEGABYTE, buffers: arrayBuffers / MEGABYTE };
};

class DigestStream extends WritableStream<Uint8Array> {
  readonly digest: Promise<ArrayBuffer>;

  constructor() {
    const hash = createHash("sha256");
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    super({
      write: (chunk) => void hash.update(chunk),
      close: () => resolve(new Uint8Array(hash.digest()).buffer),
    });
    this.digest = promise;
  }
}

/** The parts of the platform that Node lacks. */
export const addPlatformApis = (): void => {
  Object.assign(crypto, { DigestStream });
  Object.assign(Uint8Array.prototype, {
    toHex(this: Uint8Array): string {
      return Buffer.from(this.buffer, this.byteOffset, this.byteLength).toString("hex");
    },
  });
};

class Held {
  most = 0;
  maxBuffers = 0;
  bytes = 0;
  readonly #before = alive();

  sample(): void {
    const { all, buffers } = alive();
    this.most = Math.max(this.most, all - this.#before.all);
    this.maxBuffers = Math.max(this.maxBuffers, buffers - this.#before.buffers);
  }

  stream(pages: Iterable<string>): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    const rest = pages[Symbol.iterator]();
    let sent = 0;
    let next = 0;
    return new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          let text = "";
          let page = rest.next();
          for (; !page.done; page = rest.next()) {
            text += page.value;
            if (text.length >= CHUNK) break;
          }
          if (text !== "") controller.enqueue(encoder.encode(text));
          sent += text.length;
          this.bytes = Math.max(this.bytes, sent);
          if (sent >= next) {
            next = sent + LOOK_BYTES;
            this.sample();
          }
          if (page.done) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }
}

const bucketOf = (held: Held, pages: () => Iterable<string>): R2Bucket =>
  ({
    createMultipartUpload: async () => ({
      uploadPart: async () => {
        held.sample();
        return {};
      },
      complete: async () => undefined,
      abort: async () => undefined,
    }),
    put: async () => held.sample(),
    get: async () => ({ body: held.stream(pages()) }),
  }) as unknown as R2Bucket;

/** A database's answer about listings with these fingerprints. */
const databaseWith = (fingerprints: ReadonlyMap<string, string>): Database => {
  const rowOf = (ref: string) => ({
    ref,
    fingerprint: fingerprints.get(ref) ?? null,
    property_id: fingerprints.has(ref) ? `property-${ref}` : null,
    missing: 0,
    conflicted: 0,
    marks: null,
    needs_look: 0,
    is_stale: 0,
  });
  const bind = (...params: readonly unknown[]) => ({
    all: async () => ({
      results: (JSON.parse(params[3] as string) as string[]).map(rowOf),
      meta: { rows_read: 0, rows_written: 0 },
    }),
  });
  return { prepare: () => ({ bind }) } as unknown as Database;
};

interface Case {
  readonly what: string;
  readonly page: Page;
  /** Whether the account has imported nothing yet. */
  readonly isFirst?: boolean;
}

export const CASES: readonly Case[] = [
  { what: "first", page: {}, isFirst: true },
  { what: "the same bytes", page: {} },
  { what: "other bytes, nothing changed", page: { end: "<!-- again -->" } },
  { what: "each listing changed", page: { price: 1 } },
  { what: "cut off", page: { isWhole: false } },
  { what: "first, cut off", page: { isWhole: false }, isFirst: true },
];

export interface Known {
  readonly fingerprints: Map<string, string>;
  contentHash: string | null;
}

/** Reads a feed as a sync does, and counts what is alive meanwhile. @param size a fraction of the largest */
export const readHeld = async (format: Format, { what, page, isFirst }: Case, known: Known, size: number) => {
  const count = Math.round(LARGEST_FEED.count * size);
  const pages = (): Iterable<string> => pagesOf(format, { ...LARGEST_FEED, count, ...page });
  const held = new Held();
  const store = feedStore(bucketOf(held, pages));
  const spool = new SpoolWriter(store, ACCOUNT, SYNC);
  const outbound = {
    fetch: async () => new Response(held.stream(pages())),
    resolver: { addresses: async () => ["93.184.215.14"] },
    now: () => Date.now(),
    ownHosts: [],
    allowPrivate: false,
  };
  const now = Date.now();
  const contentHash = isFirst ? null : known.contentHash;
  const feed = { accountId: ACCOUNT, url: "https://crm.example.com/feed.xml", contentHash, etag: null };
  const diff = await diffFeed(
    { db: databaseWith(isFirst ? new Map() : known.fingerprints), meter: newMeter(), now, outbound },
    { ...feed, lastModified: null } as Feed,
    {
      holding: isFirst ? null : { store, accountId: ACCOUNT, syncId: SYNC },
      syncId: SYNC,
      take: async (listing) => {
        if (what === "first") known.fingerprints.set(listing.ref, listing.fingerprint);
        await spool.add(listing);
      },
    },
  );
  held.sample();
  if (what === "first") known.contentHash = diff.contentHash;
  return {
    connector: format.connector,
    what,
    count,
    bytes: held.bytes,
    status: diff.status,
    most: held.most,
    maxBuffers: held.maxBuffers,
  };
};

type Read = Awaited<ReturnType<typeof readHeld>>;

const HEAD: Cells = ["Read", "format", "MB", "listings", "ends as", "MB held at most"];

const rowOf = ({ connector, what, count, bytes, status, most }: Read): Cells => [
  what,
  connector,
  (bytes / MEGABYTE).toFixed(0),
  String(count),
  status,
  most.toFixed(0),
];

/**
 * The memory that a sync holds while it reads the largest feed of each format: live objects and buffers, after a
 * collection every 5 MB and at each part of a file. It runs in this process, whose collector can be called.
 * @returns whether all stayed below the limit
 */
export const benchHeld = async (size: number): Promise<boolean> => {
  addPlatformApis();
  const all: Read[] = [];
  for (const format of FORMATS) {
    const known: Known = { fingerprints: new Map(), contentHash: null };
    for (const testCase of CASES) all.push(await readHeld(format, testCase, known, size));
  }
  console.log(plainTable(HEAD, all.map(rowOf)));
  return all.every(({ most }) => most <= MAX_HELD);
};
