import { type Fault, nameOfPointer } from "../errors/faults.ts";
import { decodeUtf8, JSON_LIMITS, type JsonFault, parseJson } from "../lib/json.ts";
import { toleratingParts } from "./malformed-parts.ts";

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
