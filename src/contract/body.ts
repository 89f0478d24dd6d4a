import { type Fault, nameOfPointer } from "../errors/faults.ts";
import { decodeUtf8, JSON_LIMITS, type JsonFault, parseJson } from "../lib/json.ts";

/** Replaces a list item that JSON.parse reads and the service refuses; carries its faults. */
export class MalformedPart {
  readonly value: unknown;
  readonly faults: readonly Fault[];

  constructor(value: unknown, faults: readonly Fault[]) {
    this.value = value;
    this.faults = faults;
  }
}

/** Fewer than the scan lists, so that none is missed: it ends at a number of faults, or of characters of pointers. */
const MAX_FAULTS = JSON_LIMITS.maxFaults - 1;
const MAX_POINTER_CHARS = 16_384;

const isComplete = (faults: readonly JsonFault[]): boolean =>
  faults.length <= MAX_FAULTS &&
  faults.reduce((chars, { pointer }) => chars + pointer.length, 0) <= MAX_POINTER_CHARS;

interface PartFault {
  readonly at: number;
  readonly fault: JsonFault;
}

/** The fault as seen from its item; undefined when it is not inside one. */
const inPart = ({ code, pointer }: JsonFault, list: string): PartFault | undefined => {
  const [, name, at, ...rest] = pointer.split("/");
  if (name !== list || at === undefined || !/^\d+$/.test(at)) return undefined;
  return { at: Number(at), fault: { code, pointer: rest.map((token) => `/${token}`).join("") } };
};

/**
 * A body in which only items of one list are malformed, each replaced by a marker.
 * @returns undefined if anything else is malformed too, or if there may be more faults than were listed
 */
const toleratingParts = (
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
