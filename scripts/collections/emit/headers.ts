import type { Collection, Request } from "../collection.ts";

/** The headers of a request, without its key. @param fresh the tool's placeholder for a new value */
export const headersOf = (
  { isKeyed, body }: Request,
  language: Collection["language"],
  fresh: string,
): [name: string, value: string][] => [
  ["Accept-Language", language],
  ...(body === null ? [] : [["Content-Type", "application/json"] as [string, string]]),
  ...(isKeyed ? [["Idempotency-Key", fresh] as [string, string]] : []),
];
