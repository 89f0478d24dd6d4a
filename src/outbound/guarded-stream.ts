import { untilAborted } from "../lib/wait.ts";
import { discardBody } from "./capped-body.ts";
import { type FetchFailure, type FetchLimits, followRedirects, type OutboundPorts } from "./guarded-fetch.ts";

/** The validator for a later request, so that the same body is not sent again (RFC 9110 §13.1). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export const NO_VALIDATORS: Validators = { etag: null, lastModified: null };

export const conditionalHeaders = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag !== null && { "if-none-match": etag }),
  ...(lastModified !== null && { "if-modified-since": lastModified }),
});

export const isNotModified = (failure: FetchFailure): boolean => failure.status === 304;

export interface OpenedStream {
  readonly ok: true;
  readonly validators: Validators;
  /** Must be read to the end or returned from; fails if the connection breaks or the time is up. */
  readonly chunks: AsyncGenerator<Uint8Array>;
}

/** The first bytes of a gzip file (RFC 1952 §2.3.1): some servers send one without Content-Encoding. */
const GZIP = [0x1f, 0x8b] as const;

async function* read(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) return;
      if (value.byteLength > 0) yield value;
    }
  } finally {
    // Not awaited: a stalled source may never confirm.
    reader.cancel().catch(() => undefined);
  }
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });

async function* startingWith(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield first;
  yield* rest;
}

async function* unpacked(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = read(body, signal);
  const { done, value } = await chunks.next();
  if (done) return;
  const whole = startingWith(value, chunks);
  if (GZIP.some((byte, at) => value[at] !== byte)) return yield* whole;
  const gunzip = new DecompressionStream("gzip") as unknown as ReadableWritablePair<Uint8Array, Uint8Array>;
  yield* read(streamOf(whole).pipeThrough(gunzip), signal);
}

async function* nothing(): AsyncGenerator<Uint8Array, void, undefined> {}

/**
 * GETs a URL that a customer named and streams the body, uncompressed. The same checks as in `guardedFetch`; the
 * reader limits the bytes. Never throws; the stream may.
 */
export const guardedStream = async (
  ports: OutboundPorts,
  url: string,
  limits: Omit<FetchLimits, "maxBytes">,
): Promise<OpenedStream | FetchFailure> => {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await followRedirects(ports, url, limits, signal, (response): OpenedStream => {
      const { headers, body } = response;
      if (!body) discardBody(response);
      const validators = { etag: headers.get("etag"), lastModified: headers.get("last-modified") };
      return { ok: true, validators, chunks: body ? unpacked(body, signal) : nothing() };
    });
  } catch {
    return { ok: false, fault: signal.aborted ? "timeout" : "network_error", transient: true };
  }
};
