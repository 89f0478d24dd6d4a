/** What a link may answer instead of a feed; its owner is told what to do about it. */
export type UnexpectedAnswer =
  | { readonly kind: "EMPTY" | "PAGE" | "LOGIN" | "SPREADSHEET" | "ZIP" | "JSON" | "PDF" | "OTHER" }
  | { readonly kind: "FORMAT"; readonly name: string };

const HEAD_CHARS = 16_000;
const MAGIC_BYTES = 4;

/** First bytes of files, in hexadecimal. */
const FILES: Readonly<Record<string, UnexpectedAnswer["kind"] & ("SPREADSHEET" | "PDF")>> = {
  "504b0304": "SPREADSHEET",
  d0cf11e0: "SPREADSHEET",
  "25504446": "PDF",
};
/** A feed in an archive, which begins like a spreadsheet. */
const ZIPPED = /^PK.{1,120}\.xml/is;
const WORKBOOK_PARTS = /Content_Types|docProps|xl\/|mimetype/;
/** A spreadsheet's own XML. */
const WORKBOOK = /urn:schemas-microsoft-com:office:spreadsheet|urn:oasis:names:tc:opendocument/;
const PASSWORD = /<input[^<>]{0,300}type\s?=\s?["']?password/i;
/** The fewest columns in a sheet's first line. */
const MIN_COLUMNS = 3;

const isSheet = (text: string): boolean => {
  const [line = "", ...others] = text.split("\n", 2);
  return others.length > 0 && !line.includes("<") && line.split(/[;,\t]/).length >= MIN_COLUMNS;
};

/** The beginning of an answer, kept to say what it is. */
export class AnswerHead {
  #bytes = "";
  #text = "";

  write(chunk: Uint8Array, text: string): void {
    const missing = MAGIC_BYTES - this.#bytes.length / 2;
    for (const byte of chunk.subarray(0, missing)) this.#bytes += byte.toString(16).padStart(2, "0");
    if (this.#text.length < HEAD_CHARS) this.#text += text.slice(0, HEAD_CHARS - this.#text.length);
  }

  /** @param format the name of a known format that its outermost element shows */
  named(format: string | null): UnexpectedAnswer {
    if (format !== null) return { kind: "FORMAT", name: format };
    const file = FILES[this.#bytes];
    const isZip = ZIPPED.test(this.#text) && !WORKBOOK_PARTS.test(this.#text);
    if (file) return { kind: isZip ? "ZIP" : file };
    const text = this.#text.trimStart();
    if (text === "") return { kind: "EMPTY" };
    if (WORKBOOK.test(text)) return { kind: "SPREADSHEET" };
    if (/^[{[]/.test(text)) return { kind: "JSON" };
    if (/<html|<!doctype html|<body/i.test(text)) return { kind: PASSWORD.test(text) ? "LOGIN" : "PAGE" };
    return { kind: isSheet(text) ? "SPREADSHEET" : "OTHER" };
  }
}
