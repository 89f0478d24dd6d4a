const HEAD_END = Buffer.from("\r\n\r\n");
const LINE_END = "\r\n";

/** The status of an answer, and the place of its body. */
export interface Head {
  readonly status: number;
  readonly start: number;
  /** Bytes of the body; null if it is chunked. */
  readonly length: number | null;
}

/** @returns null while the head is incomplete */
export const headOf = (bytes: Buffer): Head | null => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const text = bytes.toString("latin1", 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
  if (length === undefined && !/\r\ntransfer-encoding: *chunked/i.test(text))
    throw new Error(`An answer without a marked end:\n${text}`);
  const start = end + HEAD_END.byteLength;
  return { status: Number(text.slice(9, 12)), start, length: length === undefined ? null : Number(length) };
};

interface Body {
  readonly text: string;
  /** The end of the answer. */
  readonly end: number;
}

const chunkedBody = (bytes: Buffer, start: number): Body | null => {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const line = bytes.indexOf(LINE_END, at);
    if (line < 0) return null;
    const from = line + LINE_END.length;
    const size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    at = from + size + LINE_END.length;
    if (at > bytes.byteLength) return null;
    if (size === 0) return { text: Buffer.concat(chunks).toString("utf8"), end: at };
    chunks.push(bytes.subarray(from, from + size));
  }
};

/** @returns null while the body is incomplete */
export const bodyOf = (bytes: Buffer, { start, length }: Head): Body | null => {
  if (length === null) return chunkedBody(bytes, start);
  const end = start + length;
  return bytes.byteLength < end ? null : { text: bytes.toString("utf8", start, end), end };
};
