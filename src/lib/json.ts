import { type JsonFault, type JsonLimits, JsonScan } from "./json-scan.ts";

export type { JsonFault, JsonFaultCode, JsonLimits } from "./json-scan.ts";

export const JSON_LIMITS: JsonLimits = { maxDepth: 32, maxFaults: 100 };

/**
 * Parses JSON more strictly than JSON.parse: duplicate names, `__proto__`, numbers beyond a double, lone
 * surrogates and deep nesting are faults (the interoperable subset of RFC 8259, as in I-JSON, RFC 7493).
 * Lists every fault up to `maxFaults`, a repeated name once; malformed text has just that one fault. Never throws.
 * @returns the value beside the faults where JSON.parse makes one all the same
 */
export const parseJson = (
  text: string,
  limits: Partial<JsonLimits> = {},
): { value: unknown } | { fault: JsonFault[]; value?: unknown } => {
  const scan = new JsonScan(text, { ...JSON_LIMITS, ...limits });
  // Depth comes first: a megabyte of brackets costs JSON.parse a hundred megabytes of arrays.
  if (!scan.run()) return { fault: [{ code: "too_deep", pointer: scan.pointer }] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: [{ code: "malformed", pointer: "" }] };
  }
  return scan.faults.length > 0 ? { fault: scan.faults, value } : { value };
};

/** Decodes UTF-8 and drops a byte order mark (RFC 8259 section 8.1); undefined when the bytes are not UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
};
