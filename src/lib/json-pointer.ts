/** JSON Pointer of names and indices from the root of a document (RFC 6901); "" is the document. */
export const jsonPointer = (path: readonly string[]): string =>
  path.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The names and indices of a JSON Pointer. */
export const pathOfPointer = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
