import { declaredBytes } from "./capped-body.ts";

/** What is stored about a complete body, to recognize it by the headers of an answer. */
export interface KnownBody {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bytes: number;
}

/** Longer tags and dates are not worth keeping. */
const MAX_VALIDATOR_CHARS = 200;

const shortOrNull = (value: string | null): string | null =>
  value !== null && value.length <= MAX_VALIDATOR_CHARS ? value : null;

export const knownBodyOf = ({ headers }: Response, bytes: number): KnownBody => ({
  etag: shortOrNull(headers.get("etag")),
  lastModified: shortOrNull(headers.get("last-modified")),
  bytes,
});

/** Weak comparison (RFC 9110 section 8.8.3.2): the same picture is enough. */
const opaque = (etag: string | null): string | null => etag?.replace(/^W\//, "") ?? null;

/**
 * Whether an answer has a known body, by its length and its tag, or its date if neither has a tag. Requests are not
 * conditional: the tag or date of one address means nothing to another's server, and a 304 has no length.
 */
export const hasKnownBody = (response: Response, known: KnownBody): boolean => {
  const bytes = declaredBytes(response);
  if (bytes === null || bytes !== known.bytes) return false;
  const { etag, lastModified } = knownBodyOf(response, bytes);
  if (etag !== null || known.etag !== null) return opaque(etag) === opaque(known.etag);
  return lastModified !== null && lastModified === known.lastModified;
};
