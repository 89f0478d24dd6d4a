import type { Fault } from "../errors/faults.ts";
import { sha256Hex } from "../lib/digest.ts";
import { newId } from "../lib/id.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import type { SentNames } from "./call.ts";
import type { AppContext } from "./context.ts";
import type { WriteEndpoint } from "./endpoint.ts";

/** Where the path of an absolute URL begins. */
const pathStart = (url: string): number => url.indexOf("/", url.indexOf("://") + 3);

/** The path as sent: the router must not decode what `parseInput` decodes once. */
export const rawPath = ({ url }: Request): string => {
  const start = pathStart(url);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
};

/** Shared, because creating one costs as much as routing. */
const NO_QUERY: Readonly<URLSearchParams> = new URLSearchParams();

/** The query of a request. The platform has parsed the URL, so it is only cut here. */
export const rawQuery = ({ url }: Request): Readonly<URLSearchParams> => {
  const start = url.indexOf("?", pathStart(url));
  return start < 0 ? NO_QUERY : new URLSearchParams(url.slice(start + 1));
};

/**
 * Path parameters of the raw path, decoded once: `%2F` in a ref is data.
 * @param template the end of the path, with `{name}` for parameters
 */
export const readPath = (c: AppContext, template: string): SentNames => {
  const raw = c.req.path.split("/");
  const parts = template.split("/");
  const segments = raw.slice(raw.length - parts.length);
  const values: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const [at, part] of parts.entries()) {
    if (!part.startsWith("{")) continue;
    const name = part.slice(1, -1);
    try {
      values[name] = decodeURIComponent(segments[at] ?? "");
    } catch {
      // URIError: a malformed escape, or bytes that are not UTF-8.
      faults.push({ in: "path", name, code: "malformed_escape" });
    }
  }
  return { values, faults };
};

export const readQuery = (c: AppContext): SentNames => {
  const values: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const [name, value] of rawQuery(c.req.raw)) {
    if (Object.hasOwn(values, name)) faults.push({ in: "query", name, code: "repeated" });
    else Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return { values, faults };
};

/** 1 to 100 printable ASCII characters (rules 7.1). */
const KEY_FORM = /^[\x20-\x7e]{1,100}$/;

const REFUSED = { in: "header", name: "Idempotency-Key", alone: "invalid_idempotency_key" } as const;
const KEY_NOT_TAKEN: Fault = { ...REFUSED, code: "not_taken" };
const MALFORMED_KEY: Fault = {
  ...REFUSED,
  code: "invalid_format",
  args: { format: "1-100 printable ASCII characters" },
};

/**
 * The call's Idempotency-Key; null on a dry run, which writes nothing. A route that does not support keys refuses one,
 * because its sender would rely on safe retries.
 */
export const readIdempotencyKey = (
  c: AppContext,
  endpoint: WriteEndpoint,
): { key: string | null; faults: readonly Fault[] } => {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return { key: null, faults: [] };
  if (!endpoint.idempotent) return { key: null, faults: [KEY_NOT_TAKEN] };
  if (!KEY_FORM.test(key)) return { key: null, faults: [MALFORMED_KEY] };
  const dryRun = rawQuery(c.req.raw).get("dryRun") === "true";
  return { key: dryRun ? null : key, faults: [] };
};

/** A hash of method, path, query and body, and of the caller if the answer depends on it. */
const fingerprintOf = async (c: AppContext, body: Uint8Array, asker: string): Promise<string> => {
  const { pathname, search } = new URL(c.req.url);
  return sha256Hex(`${c.req.method}\n${pathname}\n${search}\n${await sha256Hex(body)}${asker}`);
};

/** The claim that the call requests from the gate with its admission. */
export const claimRequest = async (
  c: AppContext,
  key: string,
  body: Uint8Array,
  { endpoint, keyId }: { readonly endpoint: WriteEndpoint; readonly keyId: string },
): Promise<ClaimRequest> => {
  const asker = endpoint.differsByKey?.(rawQuery(c.req.raw)) ? `\n${keyId}` : "";
  return { key, fingerprint: await fingerprintOf(c, body, asker), claimId: newId("claim") };
};

const TAGS = /^\s*(?:\*|(?:W\/)?"[\x21\x23-\x7e]*"(?:\s*,\s*(?:W\/)?"[\x21\x23-\x7e]*")*)\s*$/;
const IF_MATCH = { in: "header", name: "If-Match" } as const;

/** The versions that a write may change (RFC 9110 §13.1.1); null for any. Refused by routes without versions. */
export const readIfMatch = (
  c: AppContext,
  { versioned }: { readonly versioned?: true },
): { ifMatch: readonly string[] | null; faults: readonly Fault[] } => {
  const header = c.req.header("If-Match");
  if (header === undefined) return { ifMatch: null, faults: [] };
  if (!versioned) return { ifMatch: null, faults: [{ ...IF_MATCH, code: "not_taken" }] };
  if (!TAGS.test(header))
    return { ifMatch: null, faults: [{ ...IF_MATCH, code: "invalid_format", args: { format: '"12"' } }] };
  return { ifMatch: header.split(",").map((tag) => tag.trim()), faults: [] };
};
