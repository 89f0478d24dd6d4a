import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** Text escaped twice needs two or three passes; only hostile text needs more. */
const MAX_PASSES = 6;

const BREAK_AFTER = new Set(["p", "div", "li"]);
/** Elements that browsers put on their own lines: their text never joins the text around them. */
const BLOCKS = new Set(
  "p div li ul ol dl dt dd table tr h1 h2 h3 h4 h5 h6 blockquote pre section article header footer hr".split(
    " ",
  ),
);
const CELLS = new Set(["td", "th"]);
const DROPPED = new Set(["script", "style"]);

/** Escaped ampersands, however deep: `&amp;amp;#38;` is one ampersand. */
const ESCAPED_AMPERSAND = /&(?:(?:amp|AMP|#0*38|#[xX]0*26);)+/g;
/** Soft hyphen, zero-width space, byte order mark, and the marks that reorder text (Unicode UAX 9). */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
/** A lone ampersand is not markup. */
const MARKUP = /<|&[#A-Za-z]/;
/** A line of words with one space between them has nothing to tidy. */
const TIDY = /^(?:[!-~¡-¬®-ÿ]+(?: [!-~¡-¬®-ÿ]+)*)?$/;

const ignore = (): void => undefined;

/** Collects the text of one pass over the markup. */
class PlainText {
  readonly #html: string;
  readonly #parts: string[] = [];
  #dropping = false;
  #lineIsEmpty = true;
  #afterBr = false;

  constructor(html: string) {
    this.#html = html;
  }

  /** The tokenizer, not the parser: the parser's stack makes deeply nested tags cost quadratic time. */
  read(): string {
    const tokenizer = new Tokenizer({ decodeEntities: true }, this.#callbacks());
    tokenizer.write(this.#html);
    tokenizer.end();
    return this.#parts.join("");
  }

  #callbacks(): TokenizerCallbacks {
    const slice = (start: number, end: number): string => this.#html.slice(start, end);
    const name = (start: number, end: number): string => slice(start, end).toLowerCase();
    return {
      ontext: (start, end) => this.#text(slice(start, end)),
      ontextentity: (codePoint) => this.#text(String.fromCodePoint(codePoint)),
      // Only the wrapper is markup: its content is the author's text.
      oncdata: (start, end, offset) => this.#text(slice(start, end - offset)),
      onopentagname: (start, end) => this.#open(name(start, end)),
      onclosetag: (start, end) => this.#close(name(start, end)),
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
    };
  }

  #text(text: string): void {
    if (this.#dropping) return;
    // Text made by nl2br has a line end after each <br>: the two are one break.
    this.#parts.push(this.#afterBr && text.startsWith("\n") ? text.slice(1) : text);
    this.#afterBr = false;
    const lastLine = text.slice(text.lastIndexOf("\n") + 1);
    this.#lineIsEmpty = lastLine.trim() === "" && (this.#lineIsEmpty || text.includes("\n"));
  }

  #br(): void {
    this.#afterBr = false;
    this.#text("\n");
    this.#afterBr = true;
  }

  #open(name: string): void {
    if (DROPPED.has(name)) this.#dropping = true;
    else if (name === "br") this.#br();
    else if (CELLS.has(name)) this.#text(" ");
    else if (BLOCKS.has(name)) this.#freshLine();
  }

  #close(name: string): void {
    if (DROPPED.has(name)) this.#dropping = false;
    else if (name === "br") this.#br();
    else if (BREAK_AFTER.has(name)) this.#text("\n");
    else if (BLOCKS.has(name)) this.#freshLine();
  }

  #freshLine(): void {
    if (!this.#lineIsEmpty) this.#text("\n");
  }
}

const tidyLines = (written: string): string => {
  const text = written.trim();
  return TIDY.test(text) ? text : tidyText(text);
};

const tidyText = (text: string): string =>
  text
    .replace(LINE_ENDS, "\n")
    .replace(CONTROLS, "")
    .replace(INVISIBLE, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const tidyLine = (text: string): string => tidyLines(text).replaceAll("\n", " ").replace(/ {2,}/g, " ");

/**
 * Strips until nothing changes, so that stripping the result again changes nothing. Text that hides markup
 * deeper than any honest double escaping loses the characters that could still open markup.
 */
const stripAll = (html: string, tidy: (text: string) => string): string => {
  let text = tidy(html);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (!MARKUP.test(text)) return text;
    const next = tidy(new PlainText(text.replace(ESCAPED_AMPERSAND, "&")).read());
    if (next === text) return text;
    text = next;
  }
  return tidy(text.replace(/[<&]/g, ""));
};

/** One line without markup: entities decoded, white space collapsed. Idempotent. */
export const plainTitle = (html: string): string => stripAll(html, tidyLine);

/**
 * Text without markup: `<br>`, `</p>`, `</div>` and `</li>` become line breaks, at most two in a row; scripts
 * and styles vanish with their content, entities are decoded. Idempotent.
 */
export const plainDescription = (html: string): string => stripAll(html, tidyLines);
