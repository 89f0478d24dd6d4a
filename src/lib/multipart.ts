/** A field of a form that carries files. */
export interface SentPart {
  readonly name: string;
  /** The file's name; null if the field was typed. */
  readonly fileName: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const BOUNDARY = /^multipart\/form-data\s*;.*?boundary="?([\w'()+,\-./:=?]{1,70})"?/i;
const MAX_PARTS = 200;
/** Enough for a name and a type, which is all that browsers write. */
const HEADERS_BYTES = 4_096;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const END_OF_HEADERS = encoder.encode("\r\n\r\n");
const DASH = 0x2d;

const isAt = (body: Uint8Array, at: number, wanted: Uint8Array): boolean =>
  wanted.every((byte, index) => body[at + index] === byte);

const find = (body: Uint8Array, wanted: Uint8Array, from: number): number => {
  for (let at = body.indexOf(wanted[0]!, from); at !== -1; at = body.indexOf(wanted[0]!, at + 1))
    if (isAt(body, at, wanted)) return at;
  return -1;
};

const NAME = /;\s*name="([^"\r\n]*)"/;
const FILE_NAME = /;\s*filename="([^"\r\n]*)"/;

/** Decodes the name of a field or file as browsers write it. */
const valueIn = (headers: string, pattern: RegExp): string | null => {
  const [, value] = pattern.exec(headers) ?? [];
  return value?.replaceAll("%22", '"').replaceAll(/%0[AD]/gi, " ") ?? null;
};

/**
 * The parts of a body in the order sent, without copies, so that a body of photos is held in memory only once.
 * @returns null if it is not as browsers send it
 */
export const partsOf = (body: Uint8Array<ArrayBuffer>, contentType: string): readonly SentPart[] | null => {
  const [, boundary] = BOUNDARY.exec(contentType) ?? [];
  if (boundary === undefined) return null;
  const mark = encoder.encode(`\r\n--${boundary}`);
  const first = mark.subarray(2);
  if (!isAt(body, 0, first)) return null;
  const parts: SentPart[] = [];
  for (let at = first.byteLength; parts.length <= MAX_PARTS; ) {
    if (body[at] === DASH && body[at + 1] === DASH) return parts;
    const length = find(body.subarray(at, at + HEADERS_BYTES), END_OF_HEADERS, 0);
    const begins = at + length + END_OF_HEADERS.byteLength;
    const ends = length === -1 ? -1 : find(body, mark, begins);
    if (ends === -1) return null;
    const headers = decoder.decode(body.subarray(at, begins));
    const bytes = body.subarray(begins, ends);
    parts.push({ name: valueIn(headers, NAME) ?? "", fileName: valueIn(headers, FILE_NAME), bytes });
    at = ends + mark.byteLength;
  }
  return null;
};
