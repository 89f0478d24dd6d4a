import type { Fault } from "../errors/faults.ts";
import { Refusal, refuseFaults } from "../errors/refusal.ts";
import { decodeUtf8, JSON_LIMITS, type JsonFault, parseJson } from "../lib/json.ts";
import { toleratingParts } from "./malformed-parts.ts";

/** Bodies of every route but batches (decisions §2). */
export const BODY_BYTES = 1_000_000;
export const BATCH_BODY_BYTES = 4_000_000;

const tooLarge = (limit: number): Refusal =>
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

/**
 * Reads a body, counted in bytes as it streams.
 * @throws Refusal payload_too_large before the whole of it is read
 */
export const readBytes = async (request: Request, limit: number): Promise<Uint8Array> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return join(chunks, size);
};

const bodyFault = (code: Fault["code"], name = "", args?: Fault["args"]): Fault => ({
  in: "body",
  name,
  code,
  ...(args && { args }),
});

const isJson = (contentType: string | null): boolean => {
  const [type = "", ...params] = (contentType ?? "").toLowerCase().split(";");
  const charset = params.map((param) => param.trim()).find((param) => param.startsWith("charset="));
  const media = type.trim();
  return (
    (media === "application/json" || /^application\/[\w.-]+\+json$/.test(media)) &&
    (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
  );
};

const nameOfPointer = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((name, token) => {
      if (/^\d+$/.test(token)) return `${name}[${token}]`;
      return name === "" ? token : `${name}.${token}`;
    }, "");

const jsonFault = ({ code, pointer }: JsonFault): Fault => ({
  ...bodyFault(code, nameOfPointer(pointer), { limit: JSON_LIMITS.maxDepth }),
  pointer,
});

/**
 * The JSON object of a body.
 * @param partsIn the list whose items may be malformed each by itself
 * @throws Refusal invalid_body that lists every malformation
 */
export const parseObject = (
  bytes: Uint8Array,
  contentType: string | null,
  partsIn?: string,
): Record<string, unknown> => {
  if (!isJson(contentType))
    throw refuseFaults([
      { in: "header", name: "Content-Type", code: "not_json" },
      ...(bytes.byteLength === 0 ? [bodyFault("required")] : []),
    ]);
  const text = decodeUtf8(bytes);
  if (text === undefined) throw refuseFaults([bodyFault("not_utf8")]);
  if (text.trim() === "") throw refuseFaults([bodyFault("not_an_object")]);
  const parsed = parseJson(text);
  if ("fault" in parsed) {
    const tolerated = partsIn === undefined ? undefined : toleratingParts(parsed, partsIn, jsonFault);
    if (tolerated) return tolerated;
    throw refuseFaults(parsed.fault.map(jsonFault));
  }
  const { value } = parsed;
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw refuseFaults([bodyFault("not_an_object")]);
  return value as Record<string, unknown>;
};
