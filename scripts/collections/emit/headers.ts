import type { Collection, Request } from "../collection.ts";

/**
 * The headers of a request, but for its key.
 * @param fresh what a tool puts a value in the place of that it never had before
 */
export const headersOf = (
  { isKeyed, body }: Request,
  language: Collection["language"],
  fresh: string,
): [name: string, value: string][] => [
  ["Accept-Language", language],
  ...(body === null ? [] : [["Content-Type", "application/json"] as [string, string]]),
  ...(isKeyed ? [["Idempotency-Key", fresh] as [string, string]] : []),
];
