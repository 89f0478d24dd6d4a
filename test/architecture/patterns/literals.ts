import type { Source } from "../source.ts";

export interface Pattern {
  /** From the root of the repository. */
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

/** Words after which a slash begins a pattern, not a division. */
const BEFORE_PATTERN = /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|throw|await|yield|delete)$/;
const AFTER_VALUE = /[\w$)\]}"'`]$/;

const endOfQuoted = (text: string, from: number, quote: string): number => {
  let at = from + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === "\\" ? 2 : 1;
  return at + 1;
};

const endOfPattern = (text: string, from: number): number => {
  let at = from + 1;
  let inClass = false;
  while (at < text.length && (inClass || text[at] !== "/")) {
    if (text[at] === "[") inClass = true;
    else if (text[at] === "]") inClass = false;
    at += text[at] === "\\" ? 2 : 1;
  }
  return at + 1;
};

/** The end of a comment, string or template that begins at `at`; `at` itself if none does. */
const behindComment = (text: string, at: number): number => {
  if (text.startsWith("//", at)) return text.indexOf("\n", at) < 0 ? text.length : text.indexOf("\n", at);
  if (text.startsWith("/*", at)) return text.indexOf("*/", at) + 2;
  return at;
};

const beginsPattern = (before: string): boolean => {
  const code = before.trimEnd();
  return code === "" || !AFTER_VALUE.test(code) || BEFORE_PATTERN.test(code);
};

/** Reads code up to a closing brace or the end, including the code in templates' braces. */
class Reader {
  readonly found: Pattern[] = [];
  readonly #path: string;
  readonly #text: string;
  #at = 0;
  /** The code on this line and the previous one, enough to distinguish a pattern from a division. */
  #before = "";

  constructor({ path, text }: Source) {
    this.#path = path;
    this.#text = text;
  }

  read(): void {
    let depth = 0;
    while (this.#at < this.#text.length) {
      const char = this.#text[this.#at]!;
      if (char === "{") depth += 1;
      if (char === "}" && depth === 0) return;
      if (char === "}") depth -= 1;
      this.#step(char);
    }
  }

  #step(char: string): void {
    const behind = behindComment(this.#text, this.#at);
    if (behind !== this.#at) this.#at = behind;
    else if (char === "`") this.#template();
    else if (char === '"' || char === "'") this.#skipTo(endOfQuoted(this.#text, this.#at, char), char);
    else if (char === "/" && beginsPattern(this.#before)) this.#pattern();
    else this.#skipTo(this.#at + 1, char);
  }

  #skipTo(end: number, code: string): void {
    this.#before = (this.#before + code).slice(-80);
    this.#at = end;
  }

  #template(): void {
    this.#at += 1;
    while (this.#at < this.#text.length && this.#text[this.#at] !== "`") {
      if (this.#text.startsWith("${", this.#at)) {
        this.#skipTo(this.#at + 2, "(");
        this.read();
      }
      this.#at += this.#text[this.#at] === "\\" ? 2 : 1;
    }
    this.#skipTo(this.#at + 1, "`");
  }

  #pattern(): void {
    const end = endOfPattern(this.#text, this.#at);
    const [flags = ""] = /^[a-z]*/.exec(this.#text.slice(end, end + 10)) ?? [];
    this.found.push({ path: this.#path, source: this.#text.slice(this.#at + 1, end - 1), flags });
    this.#skipTo(end + flags.length, ")");
  }
}

/** The regular expression literals of a source. */
export const literalsOf = (source: Source): Pattern[] => {
  const reader = new Reader(source);
  reader.read();
  return reader.found;
};
