import { jsonPointer } from "./json-pointer.ts";

type JsonFaultCode =
  | "malformed"
  | "too_deep"
  | "duplicate_member"
  | "forbidden_member"
  | "lone_surrogate"
  | "not_finite";

export interface JsonFault {
  readonly code: JsonFaultCode;
  /** JSON Pointer (RFC 6901); "" is the whole document. */
  readonly pointer: string;
}

interface JsonLimits {
  readonly maxDepth: number;
  readonly maxFaults: number;
}

interface Frame {
  /** For an object: each name seen, and whether its repetition is reported. */
  readonly names: Map<string, boolean> | undefined;
  key: string | number;
  expectsName: boolean;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** A number this short without an exponent is finite: the largest double has 309 digits. */
const ALWAYS_FINITE_CHARS = 300;
/** Long names repeat in every pointer below them, so the pointers together are bounded too. */
const MAX_POINTER_CHARS = 32_768;

const isEscaped = (text: string, quote: number): boolean => {
  let before = quote - 1;
  while (text.charCodeAt(before) === BACKSLASH) before--;
  return (quote - before) % 2 === 0;
};

/** Index of the quote that closes the string opened at `open`, or the end of the text. */
const stringEnd = (text: string, open: number): number => {
  let end = text.indexOf('"', open + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
};

const isNumberPart = (code: number): boolean =>
  (code >= DIGIT_0 && code <= DIGIT_9) ||
  (code | 0x20) === 0x65 ||
  (code >= 0x2b && code <= 0x2e && code !== COMMA);

/** The value of a string token; a broken escape is kept, because JSON.parse will refuse the whole text. */
const unescapeToken = (token: string): string => {
  if (!token.includes("\\")) return token;
  try {
    return String(JSON.parse(`"${token}"`));
  } catch {
    return token;
  }
};

/**
 * One pass over JSON text for faults that JSON.parse lets through. It expects valid syntax and merely survives
 * anything else: its faults count only once JSON.parse has accepted the text, except `too_deep`.
 */
class JsonScan {
  readonly faults: JsonFault[] = [];
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #stack: Frame[] = [];
  readonly #mayHoldSurrogates: boolean;
  #pointerChars = 0;

  constructor(text: string, limits: JsonLimits) {
    this.#text = text;
    this.#limits = limits;
    this.#mayHoldSurrogates = /\\u[dD]/.test(text) || !text.isWellFormed();
  }

  /** @returns false when the text nests too deep: then it must not be parsed at all. */
  run(): boolean {
    const text = this.#text;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) at = this.#string(at);
      else if (code === MINUS || (code >= DIGIT_0 && code <= DIGIT_9)) at = this.#number(at);
      else if (code === COMMA) this.#comma();
      else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
        if (this.#stack.length >= this.#limits.maxDepth) return false;
        this.#open(code === OPEN_OBJECT);
      } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) this.#stack.pop();
    }
    return true;
  }

  get pointer(): string {
    return jsonPointer(this.#stack.map(({ key }) => String(key)));
  }

  #open(isObject: boolean): void {
    this.#stack.push({
      names: isObject ? new Map() : undefined,
      key: isObject ? "" : 0,
      expectsName: isObject,
    });
  }

  #comma(): void {
    const frame = this.#stack.at(-1);
    if (!frame) return;
    if (frame.names) frame.expectsName = true;
    else frame.key = Number(frame.key) + 1;
  }

  #string(open: number): number {
    const end = stringEnd(this.#text, open);
    const frame = this.#stack.at(-1);
    const isName = frame?.expectsName === true;
    if (!isName && !this.#mayHoldSurrogates) return end;
    const value = unescapeToken(this.#text.slice(open + 1, end));
    if (isName) this.#name(frame, value);
    if (this.#mayHoldSurrogates && !value.isWellFormed()) this.#report("lone_surrogate");
    return end;
  }

  #name(frame: Frame, name: string): void {
    frame.key = name;
    frame.expectsName = false;
    if (name === "__proto__") this.#report("forbidden_member");
    const reported = frame.names?.get(name);
    if (reported === false) this.#report("duplicate_member");
    frame.names?.set(name, reported !== undefined);
  }

  #number(start: number): number {
    let end = start + 1;
    while (isNumberPart(this.#text.charCodeAt(end))) end++;
    const token = this.#text.slice(start, end);
    const isPlain = token.length < ALWAYS_FINITE_CHARS && !/e/i.test(token);
    if (!isPlain && !Number.isFinite(Number(token))) this.#report("not_finite");
    return end - 1;
  }

  #report(code: JsonFaultCode): void {
    if (this.faults.length >= this.#limits.maxFaults || this.#pointerChars > MAX_POINTER_CHARS) return;
    const pointer = this.pointer;
    this.#pointerChars += pointer.length;
    this.faults.push({ code, pointer });
  }
}

export const JSON_LIMITS: JsonLimits = { maxDepth: 32, maxFaults: 100 };

/**
 * Parses JSON more strictly than JSON.parse: duplicate names, `__proto__`, numbers beyond a double, lone
 * surrogates and deep nesting are faults (the interoperable subset of RFC 8259, as in I-JSON, RFC 7493).
 * Lists every fault up to `maxFaults`, a repeated name once; malformed text has just that one fault. Never throws.
 * @returns with the faults also the value, if JSON.parse accepts the text
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
