import { nameOfPointer } from "../errors/fault-place.ts";
import type { Fault } from "../errors/faults.ts";
import { Refusal } from "../errors/refusal.ts";
import { decodeUtf8, JSON_LIMITS, type JsonFault, parseJson } from "../lib/json.ts";
import { toleratingParts } from "./malformed-parts.ts";

/** Bodies of every route but batches (rules 2.2). */
export const BODY_BYTES = 1_000_000;
export const BATCH_BODY_BYTES = 4_000_000;

/** The refusal of a body over the limit. */
export const tooLarge = (limit: number): Refusal =>
  new Refusal("payload_too_large", {
    detail: { "pt-BR": `O corpo passa de ${limit} bytes.`, en: `The body is over ${limit} bytes.` },
  });

const join = (chunks: readonly Uint8Array[], size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
};

const brokenOff = (): Refusal =>
  new Refusal("bad_request", {
    detail: { "pt-BR": "O corpo terminou antes da hora.", en: "The body ended too soon." },
  });

const readInPieces = async (body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return join(chunks, size);
};

/**
 * Reads a body, in one go if its length is declared, which the platform enforces. Otherwise it counts the stream.
 * @throws Refusal payload_too_large before reading all of it, bad_request when it breaks off
 */
export const readBytes = async (request: Request, limit: number): Promise<Uint8Array> => {
  const declared = request.headers.get("content-length");
  if (Number(declared ?? 0) > limit) throw tooLarge(limit);
  const { body } = request;
  if (!body) return new Uint8Array();
  let bytes: Uint8Array | null;
  try {
    bytes = declared === null ? await readInPieces(body, limit) : new Uint8Array(await request.arrayBuffer());
  } catch {
    // A broken body is the sender's fault, not ours.
    throw brokenOff();
  }
  if (bytes === null || bytes.byteLength > limit) throw tooLarge(limit);
  return bytes;
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

/** An object with its malformed parts; null if no object could be read. */
export interface ReadObject {
  readonly value: Record<string, unknown> | null;
  readonly faults: readonly Fault[];
}

const unreadable = (...faults: Fault[]): ReadObject => ({ value: null, faults });

const readText = (text: string, partsIn: string | undefined): ReadObject => {
  if (text.trim() === "") return unreadable(bodyFault("not_an_object"));
  const parsed = parseJson(text);
  const malformed = "fault" in parsed ? parsed.fault.map(jsonFault) : [];
  const tolerated =
    "fault" in parsed && partsIn !== undefined ? toleratingParts(parsed, partsIn, jsonFault) : undefined;
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
