/*
 * Replaces `entities/decode` under the tokenizer of `htmlparser2` (`alias` in wrangler.toml), whose table of names is
 * twice as large and is unpacked at every start. The same texts are decoded the same way.
 */
import { htmlNames, type Names, xmlNames } from "./names.ts";

/** htmlparser2's names. The final semicolon is optional in Legacy (text) and, unless `=` follows, in Attribute. */
export const DecodingMode = { Legacy: 0, Strict: 1, Attribute: 2 } as const;

type Mode = (typeof DecodingMode)[keyof typeof DecodingMode];

interface Table {
  readonly names: () => Names;
  readonly codePointOf: (number: number) => number;
}

const REPLACEMENT_CHARACTER = 0xfffd;
const LAST_CODE_POINT = 0x10ffff;

const isSurrogate = (number: number): boolean => number >= 0xd800 && number <= 0xdfff;

const scalarOf = (number: number): number =>
  number === 0 || number > LAST_CODE_POINT || isSurrogate(number) ? REPLACEMENT_CHARACTER : number;

/** Browsers read references to 0x80–0x9F as windows-1252 (HTML standard, 13.2.5.80). */
const fromWindows1252 = (number: number): number =>
  number >= 0x80 && number < 0xa0
    ? new TextDecoder("windows-1252").decode(Uint8Array.of(number)).codePointAt(0)!
    : scalarOf(number);

export const htmlDecodeTree: Table = { names: htmlNames, codePointOf: fromWindows1252 };
export const xmlDecodeTree: Table = { names: xmlNames, codePointOf: scalarOf };

/** The longest name: CounterClockwiseContourIntegral. */
const MAX_NAME_CHARS = 31;
/** One character more than the longest name, so that an endless name cannot fill the memory. */
const NAME = /[0-9A-Za-z]{0,32}/y;
const INCOMPLETE = -1;
const NONE = 0;

/** The length of "&#" and "&#x". */
const PREFIX_CHARS = { 10: 2, 16: 3 } as const;

type State = "start" | "name" | "number" | "digits";

/** Reads one entity after another, each from the character after its ampersand, in as many chunks as it arrives in. */
export class EntityDecoder {
  readonly #table: Table;
  readonly #emit: (codePoint: number, consumed: number) => void;
  #mode: Mode = DecodingMode.Strict;
  #state: State = "start";
  #name = "";
  #number = 0;
  #radix: 10 | 16 = 10;
  /** The number of characters, including the ampersand. */
  #consumed = 1;

  constructor(table: Table, emit: (codePoint: number, consumed: number) => void) {
    this.#table = table;
    this.#emit = emit;
  }

  startEntity(mode: Mode): void {
    this.#mode = mode;
    this.#state = "start";
    this.#name = "";
    this.#number = 0;
    this.#consumed = 1;
  }

  /** @returns how many characters the entity has, with its ampersand; 0 if it is not one, -1 if more input is needed */
  write(input: string, offset: number): number {
    let at = offset;
    if (this.#state === "start") {
      const isNumber = input[at] === "#";
      this.#state = isNumber ? "number" : "name";
      if (isNumber) at = this.#consume(at);
    }
    if (this.#state === "name") return this.#readName(input, at);
    if (this.#state === "number") {
      if (at >= input.length) return INCOMPLETE;
      this.#radix = /x/i.test(input[at]!) ? 16 : 10;
      this.#state = "digits";
      if (this.#radix === 16) at = this.#consume(at);
    }
    return this.#readDigits(input, at);
  }

  /** The input has ended: decides from what was read. */
  end(): number {
    if (this.#state === "name") return this.#endName("");
    return this.#state === "digits" ? this.#endNumber("") : NONE;
  }

  #consume(at: number): number {
    this.#consumed += 1;
    return at + 1;
  }

  #readDigits(input: string, offset: number): number {
    for (let at = offset; at < input.length; at = this.#consume(at)) {
      const digit = Number.parseInt(input[at]!, this.#radix);
      if (Number.isNaN(digit)) return this.#endNumber(input[at]!);
      this.#number = this.#number * this.#radix + digit;
    }
    return INCOMPLETE;
  }

  #endNumber(next: string): number {
    if (this.#consumed <= PREFIX_CHARS[this.#radix]) return NONE;
    if (next === ";") this.#consumed += 1;
    else if (this.#mode === DecodingMode.Strict) return NONE;
    this.#emit(this.#table.codePointOf(this.#number), this.#consumed);
    return this.#consumed;
  }

  #readName(input: string, offset: number): number {
    NAME.lastIndex = offset;
    const [part] = NAME.exec(input)!;
    this.#name += part;
    const isTooLong = this.#name.length > MAX_NAME_CHARS;
    if (!isTooLong && offset + part.length === input.length) return INCOMPLETE;
    return this.#endName(input[offset + part.length] ?? "");
  }

  #endName(next: string): number {
    const name = this.#name;
    if (next === ";" && this.#table.names().has(name)) return this.#emitNamed(name, name.length + 2);
    if (this.#mode === DecodingMode.Strict || (this.#mode === DecodingMode.Attribute && next === "="))
      return NONE;
    const shortest = this.#mode === DecodingMode.Attribute ? name.length : 1;
    for (let length = name.length; length >= shortest; length -= 1) {
      const known = name.slice(0, length);
      if (this.#table.names().get(known)?.bare) return this.#emitNamed(known, length + 1);
    }
    return NONE;
  }

  #emitNamed(name: string, consumed: number): number {
    for (const codePoint of this.#table.names().get(name)!.codePoints) this.#emit(codePoint, consumed);
    return consumed;
  }
}
