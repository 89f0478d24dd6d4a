import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { DuplicateFinder } from "../../../src/domain/feeds/duplicate-finder.ts";
import { Findings } from "../../../src/domain/feeds/findings.ts";
import { marksOf } from "../../../src/domain/feeds/identity.ts";
import { type Mapped, mapListing } from "../../../src/domain/feeds/reading/map-listing.ts";
import { type FeedEnd, type ReadListing, readFeed } from "../../../src/domain/feeds/reading/reader.ts";
import {
  listingMessage,
  statusMessage,
  summaryMessage,
  unexpectedAnswerFault,
  waitingMessage,
} from "../../../src/domain/feeds/sentences.ts";
import { NO_REMARKS, type Remarks } from "../../../src/vocabulary/feed-report.ts";
import type { Context } from "./context.ts";
import { EXIT, type ExitCode, Stop } from "./stop.ts";
import { TEXTS } from "./texts.ts";

/** Addresses of photos must be public, as for the service. */
const RULES = { ownHosts: [], allowPrivate: false };

class Check {
  readonly #ctx: Context;
  readonly #refs = new Set<string>();
  readonly #duplicates = new DuplicateFinder();
  readonly findings = new Findings();
  total = 0;
  skipped = 0;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  add(listing: ReadListing): void {
    const mapped = mapListing(listing, RULES);
    const { ref } = mapped;
    this.total++;
    const isRepeated = ref !== null && "remarks" in mapped && this.#refs.has(ref);
    const fault = "fault" in mapped ? mapped.fault : null;
    const reason = isRepeated ? "DUPLICATE_LISTING_ID" : fault;
    if (ref !== null && "remarks" in mapped) this.#refs.add(ref);
    if (reason !== null) this.skipped++;
    const remarks = isRepeated ? NO_REMARKS : this.#remarksOn(mapped);
    if ("remarks" in mapped && !isRepeated) this.findings.add(mapped.ref, { ...mapped, remarks });
    const message = listingMessage(reason, remarks, this.#ctx.language);
    if (message === null) return;
    const outcome = reason === null ? "REMARKED" : "SKIPPED";
    this.#ctx.result(`${ref ?? "-"}: ${message}`, { externalRef: ref, outcome, reason, ...remarks, message });
  }

  #remarksOn(mapped: Mapped): Remarks {
    if (!("remarks" in mapped)) return NO_REMARKS;
    const { ref, remarks } = mapped;
    const duplicates =
      "input" in mapped ? this.#duplicates.remarksOn(ref, mapped.input, marksOf(mapped.input)) : [];
    return { ...remarks, remarks: [...remarks.remarks, ...duplicates] };
  }
}

const GZIP = [0x1f, 0x8b];

/** The bytes of a file, unpacked if it is a gzip file. */
async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return;
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield first.value;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  const isPacked = GZIP.every((byte, at) => first.value[at] === byte);
  yield* isPacked ? Readable.from(whole()).pipe(createGunzip()) : whole();
}

async function read(check: Check, file: string): Promise<FeedEnd> {
  const chunks: AsyncIterable<Uint8Array> = file === "-" ? process.stdin : createReadStream(file);
  const reader = readFeed(unpacked(chunks));
  for (;;) {
    const { done, value } = await reader.next();
    if (done) return value;
    for (const listing of value) check.add(listing);
  }
}

/** Reports what a sync would say about the file, listing by listing, without knowing the account. */
export async function checkFeed(ctx: Context, file: string | undefined): Promise<ExitCode> {
  if (file === undefined) throw new Stop(EXIT.usage, TEXTS.noFile);
  const check = new Check(ctx);
  const end = await read(check, file).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === undefined && !error.code?.startsWith("Z_")) throw error;
    throw new Stop(EXIT.usage, TEXTS.unreadable, { file, cause: error.code });
  });
  const { total, skipped } = check;
  const { ending, instead } = end;
  if (ending !== "COMPLETE" || total === 0) {
    const status = ending === "COMPLETE" ? "EMPTY" : ending;
    const fault = instead ? unexpectedAnswerFault(instead) : null;
    ctx.result(statusMessage(status, fault, ctx.language), { status, total, skipped });
    return EXIT.refused;
  }
  check.findings.addOutside(end);
  const usable = total - skipped;
  const summary = check.findings.summary();
  const notRead = summaryMessage(summary, ctx.language, summary.notRead.length);
  if (notRead !== null) ctx.result(notRead, { notRead: summary.notRead });
  const waiting = waitingMessage(summary, ctx.language);
  if (waiting !== null) ctx.result(waiting, { waiting: summary.waiting });
  ctx.result(ctx.text(TEXTS.checked, { total, usable, skipped }), { status: "OK", total, usable, skipped });
  return skipped > 0 ? EXIT.refused : EXIT.done;
}
