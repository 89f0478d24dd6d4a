import { bodyRefusal } from "../errors/refusal.ts";
import { ArrivingBody, BodyMemory } from "../lib/arriving-body.ts";
import type { Clock } from "../lib/clock.ts";

/** Bodies of every route but batches (rules 2.2). */
export const BODY_BYTES = 1_000_000;
export const BATCH_BODY_BYTES = 4_000_000;

/** Per isolate: its 128 MB also hold its code and whatever is made from bodies. */
const OF_CUSTOMERS = new BodyMemory(64_000_000, 24_000_000);
/** Bodies of calls that nobody has admitted yet: those that arrive here have half of it. */
const PEEK_MEMORY = new BodyMemory(8_000_000, 8_000_000);

/** JSON is held as bytes, as text, and as the parsed value; a file as its bytes alone. */
const WEIGHTS = { json: 3, file: 1 } as const;

/** A body of which nothing is read before its call is admitted, except a first look at small bodies. */
export interface Arriving {
  readonly kind: "arriving";
  readonly limit: number;
  readonly body: ArrivingBody;
  readonly contentType: string | null;
  readonly contentEncoding: string | null;
}

export const arrivingOf = (
  request: Request,
  { clock, limit, as }: { readonly clock: Clock; readonly limit: number; readonly as: keyof typeof WEIGHTS },
): Arriving => ({
  kind: "arriving",
  limit,
  body: new ArrivingBody(request, { limit, clock, weight: WEIGHTS[as] }),
  contentType: request.headers.get("content-type"),
  contentEncoding: request.headers.get("content-encoding"),
});

/** A file that another Worker has read, counted like one that arrives. */
export const arrivedAs = (
  file: Uint8Array<ArrayBuffer>,
  { clock, limit }: { readonly clock: Clock; readonly limit: number },
): Arriving => ({
  kind: "arriving",
  limit,
  body: new ArrivingBody(file, { limit, clock, weight: WEIGHTS.file }),
  contentType: null,
  contentEncoding: null,
});

/** Reads what is small and has arrived. */
export const peekAt = ({ body }: Arriving): Promise<void> => body.peek(PEEK_MEMORY);

/**
 * The bytes of an admitted call's body, held until it is released.
 * @param customer an account, or for its sandbox the live one
 * @throws Refusal payload_too_large, body_timeout, upstream_busy, bad_request
 */
export const bytesFor = async ({ body, limit }: Arriving, customer: string): Promise<Uint8Array> => {
  const read = await body.read(OF_CUSTOMERS, customer);
  if (typeof read === "string") throw bodyRefusal(read, limit);
  return read;
};
