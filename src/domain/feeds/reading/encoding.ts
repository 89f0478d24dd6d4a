const PROLOG_BYTES = 1_024;
const FALLBACK = "windows-1252";

const BOMS = [
  { label: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { label: "utf-16le", bytes: [0xff, 0xfe] },
  { label: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

const UTF8_BOM = BOMS[0].bytes;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const encodingOf = (label: string): string | null => {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
};

/** The encoding that a feed declares: by its byte order mark, else its prolog, which need not come first. */
const declaredLabel = (head: Uint8Array): string => {
  const bom = BOMS.find(({ bytes }) => startsWith(head, bytes));
  if (bom) return bom.label;
  const prolog = new TextDecoder(FALLBACK).decode(head.subarray(0, PROLOG_BYTES));
  const named = /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(prolog)?.[1];
  const label = (named && encodingOf(named)) || "utf-8";
  // A prolog readable byte by byte is not in two-byte units, whatever it declares.
  return label.startsWith("utf-16") ? "utf-8" : label;
};

const ASCII_END = 0x80;

/** Length of the UTF-8 character that starts with this byte; 0 if the byte continues one. */
const lengthOf = (byte: number): number => {
  if (byte < ASCII_END) return 1;
  if (byte < 0xc0) return 0;
  return byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
};

/** The number of bytes of an incomplete UTF-8 character at a chunk's end. */
const incompleteTail = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const length = lengthOf(bytes[bytes.length - back]!);
    if (length > 0) return length > back ? back : 0;
  }
  return 0;
};

const utf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const beginsInUtf8 = (bytes: Uint8Array): boolean => {
  const at = bytes.findIndex((byte) => byte >= ASCII_END);
  const length = lengthOf(bytes[at]!);
  return length > 0 && utf8(bytes.subarray(at, at + length)) !== undefined;
};

const concatenated = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

/**
 * Text of a stream in the encoding it declares. Declared or assumed UTF-8 is windows-1252 if its first accent is
 * invalid; after valid ones a broken byte is just broken.
 */
export class FeedDecoder {
  #label: string | null = null;
  #decoder: TextDecoder | null = null;
  #tail: Uint8Array = new Uint8Array();
  #accentsSeen = false;

  write(chunk: Uint8Array): string {
    if (this.#label !== null) return this.#decode(chunk);
    this.#tail = concatenated(this.#tail, chunk);
    return this.#tail.length < PROLOG_BYTES ? "" : this.#begin();
  }

  end(): string {
    const begun = this.#label === null ? this.#begin() : "";
    if (this.#label !== "utf-8") return begun + (this.#decoder?.decode() ?? "");
    const last = this.#tail;
    this.#tail = new Uint8Array();
    return begun + this.#utf8(last);
  }

  /** The head of the feed gives the encoding, however small its chunks. */
  #begin(): string {
    const head = this.#tail;
    this.#tail = new Uint8Array();
    this.#label = declaredLabel(head);
    return this.#decode(startsWith(head, UTF8_BOM) ? head.subarray(UTF8_BOM.length) : head);
  }

  #decode(chunk: Uint8Array): string {
    if (this.#label !== "utf-8") return this.#streaming().decode(chunk, { stream: true });
    const bytes = concatenated(this.#tail, chunk);
    const whole = bytes.subarray(0, bytes.length - incompleteTail(bytes));
    this.#tail = bytes.slice(whole.length);
    return this.#utf8(whole);
  }

  #streaming(): TextDecoder {
    this.#decoder ??= new TextDecoder(this.#label!);
    return this.#decoder;
  }

  #utf8(bytes: Uint8Array): string {
    const text = utf8(bytes);
    this.#accentsSeen ||= text === undefined ? beginsInUtf8(bytes) : text.length !== bytes.length;
    if (text !== undefined) return text;
    if (this.#accentsSeen) return new TextDecoder("utf-8", { fatal: false, ignoreBOM: true }).decode(bytes);
    this.#label = FALLBACK;
    // What was held back as the beginning of a character is a character of its own.
    return this.#streaming().decode(concatenated(bytes, this.#tail), { stream: true });
  }
}
