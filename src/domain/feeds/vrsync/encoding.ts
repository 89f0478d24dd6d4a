const PROLOG_BYTES = 1_024;
const FALLBACK = "windows-1252";

const BOMS = [
  { label: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { label: "utf-16le", bytes: [0xff, 0xfe] },
  { label: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

const known = (label: string): string | null => {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
};

/** The encoding a feed says it has: by its byte order mark, else its prolog, which need not come first. */
const declaredLabel = (head: Uint8Array): string => {
  const bom = BOMS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte));
  if (bom) return bom.label;
  const prolog = new TextDecoder(FALLBACK).decode(head.subarray(0, PROLOG_BYTES));
  const named = /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(prolog)?.[1];
  const label = (named && known(named)) || "utf-8";
  // A prolog that could be read byte by byte is not in two-byte units, whatever it says.
  return label.startsWith("utf-16") ? "utf-8" : label;
};

/** Bytes at the end of a chunk that begin a character of UTF-8 and do not end it. */
const incompleteTail = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
};

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

/**
 * Text of a stream in the encoding it declares. What is, or passes for, UTF-8 is windows-1252 when its first accent is
 * not valid; after valid ones a broken byte is only that.
 */
export class FeedDecoder {
  #label: string | null = null;
  #decoder: TextDecoder | null = null;
  #tail: Uint8Array = new Uint8Array();
  #accentsSeen = false;

  write(chunk: Uint8Array): string {
    this.#label ??= declaredLabel(chunk);
    if (this.#label !== "utf-8") return this.#streaming().decode(chunk, { stream: true });
    const bytes = joined(this.#tail, chunk);
    const whole = bytes.subarray(0, bytes.length - incompleteTail(bytes));
    this.#tail = bytes.slice(whole.length);
    return this.#utf8(whole);
  }

  end(): string {
    if (this.#label === "utf-8") return this.#tail.length > 0 ? this.#utf8(this.#tail) : "";
    return this.#decoder?.decode() ?? "";
  }

  #streaming(): TextDecoder {
    this.#decoder ??= new TextDecoder(this.#label!);
    return this.#decoder;
  }

  #utf8(bytes: Uint8Array): string {
    try {
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
      this.#accentsSeen ||= text.length !== bytes.length;
      return text;
    } catch {
      if (this.#accentsSeen) return new TextDecoder("utf-8").decode(bytes);
      this.#label = FALLBACK;
      return this.#streaming().decode(bytes, { stream: true });
    }
  }
}
