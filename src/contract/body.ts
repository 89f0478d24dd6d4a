import { type Fault, nameOfPointer } from "../errors/faults.ts";
import { bodyRefusal } from "../errors/refusal.ts";
import { ArrivingBody, BodyMemory } from "../lib/arriving-body.ts";
import type { Clock } from "../lib/clock.ts";
import { decodeUtf8, JSON_LIMITS, type JsonFault, parseJson } from "../lib/json.ts";

/** Bodies of every route but batches (rules 2.2). */
export const BODY_BYTES = 1_000_000;
export const BATCH_BODY_BYTES = 4_000_000;

/** Per isolate, whose 128 MB also hold its code and whatever is made from the bodies. */
const CUSTOMER_MEMORY = new BodyMemory(64_000_000, 24_000_000);
/** For the first look at small bodies of calls that are not yet admitted. */
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

export const arrivingBody = (
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
export const arrivedFile = (
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
  const read = await body.read(CUSTOMER_MEMORY, customer);
  if (typeof read === "string") throw bodyRefusal(read, limit);
  return read;
};

/** Replaces a list item that JSON.parse reads and the service refuses; carries its faults. */
export class MalformedPart {
  readonly value: unknown;
  readonly faults: readonly Fault[];

  constructor(value: unknown, faults: readonly Fault[]) {
    this.value = value;
    this.faults = faults;
  }
}

/** Below the scan's own limits of faults and pointer characters: a list that reached them may lack some. */
const MAX_FAULTS = JSON_LIMITS.maxFaults - 1;
const MAX_POINTER_CHARS = 16_384;

const isComplete = (faults: readonly JsonFault[]): boolean =>
  faults.length <= MAX_FAULTS &&
  faults.reduce((chars, { pointer }) => chars + pointer.length, 0) <= MAX_POINTER_CHARS;

/** The fault with a pointer that begins at its item; undefined if it is not inside one. */
const inPart = (
  { code, pointer }: JsonFault,
  list: string,
): { readonly at: number; readonly fault: JsonFault } | undefined => {
  const [, name, at, ...rest] = pointer.split("/");
  if (name !== list || at === undefined || !/^\d+$/.test(at)) return undefined;
  return { at: Number(at), fault: { code, pointer: rest.map((token) => `/${token}`).join("") } };
};

/**
 * A body in which only items of one list are malformed, each replaced by a marker.
 * @returns undefined if anything else is malformed too, or if there may be more faults than were listed
 */
const markMalformedParts = (
  { fault: faults, value }: { readonly fault: readonly JsonFault[]; readonly value?: unknown },
  list: string,
  describe: (fault: JsonFault) => Fault,
): Record<string, unknown> | undefined => {
  const located = faults.map((fault) => inPart(fault, list)).filter((part) => part !== undefined);
  if (value === undefined || located.length < faults.length || !isComplete(faults)) return undefined;
  const body = value as Record<string, unknown>;
  const items = body[list];
  if (!Array.isArray(items)) return undefined;
  const byItem = Map.groupBy(located, ({ at }) => at);
  const parts = items.map((item: unknown, at) => {
    const own = byItem.get(at);
    return own
      ? new MalformedPart(
          item,
          own.map(({ fault }) => describe(fault)),
        )
      : item;
  });
  return { ...body, [list]: parts };
};

const bodyFault = (code: Fault["code"], name = "", args?: Fault["args"]): Fault => ({
  in: "body",
  name,
  code,
  ...(args && { args }),
});

/** Refuses a compressed body (rules 2.1). */
export const encodingFaults = (encoding: string | null): Fault[] => {
  if ((encoding ?? "identity").toLowerCase() === "identity") return [];
  return [{ in: "header", name: "Content-Encoding", code: "not_in_list", allowed: ["identity"] }];
};

/** Whether a media type is JSON, without a charset other than UTF-8. */
export const isJson = (contentType: string | null): boolean => {
  const [type = "", ...params] = (contentType ?? "").toLowerCase().split(";");
  const charset = params.map((param) => param.trim()).find((param) => param.startsWith("charset="));
  const media = type.trim();
  return (
    (media === "application/json" || /^application\/[\w.-]+\+json$/.test(media)) &&
    (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
  );
};

const jsonFault = ({ code, pointer }: JsonFault): Fault => ({
  ...bodyFault(code, nameOfPointer(pointer), { limit: JSON_LIMITS.maxDepth }),
  pointer,
});

/** An object and its faults; null if no object could be read. */
interface ReadObject {
  readonly value: Record<string, unknown> | null;
  readonly faults: readonly Fault[];
}

const unreadable = (...faults: Fault[]): ReadObject => ({ value: null, faults });

const readText = (text: string, partsIn: string | undefined): ReadObject => {
  if (text.trim() === "") return unreadable(bodyFault("not_an_object"));
  const parsed = parseJson(text);
  const malformed = "fault" in parsed ? parsed.fault.map(jsonFault) : [];
  const tolerated =
    "fault" in parsed && partsIn !== undefined ? markMalformedParts(parsed, partsIn, jsonFault) : undefined;
  if (tolerated) return { value: tolerated, faults: [] };
  const { value } = parsed;
  if (value !== null && typeof value === "object" && !Array.isArray(value))
    return { value: value as Record<string, unknown>, faults: malformed };
  return unreadable(...(malformed.length > 0 ? malformed : [bodyFault("not_an_object")]));
};

/**
 * The JSON object of a body. A body not declared as JSON is still read, to find its other faults.
 * @param partsIn the list whose items may be malformed one by one
 */
export const readObject = (bytes: Uint8Array, contentType: string | null, partsIn?: string): ReadObject => {
  const text = decodeUtf8(bytes);
  if (isJson(contentType))
    return text === undefined ? unreadable(bodyFault("not_utf8")) : readText(text, partsIn);
  const notJson: Fault = { in: "header", name: "Content-Type", code: "not_json" };
  if (bytes.byteLength === 0) return unreadable(notJson, bodyFault("required"));
  const { value, faults } = text === undefined ? unreadable() : readText(text, partsIn);
  return value === null ? unreadable(notJson) : { value, faults: [notJson, ...faults] };
};
