import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { bodyOf, headOf } from "../../bench/load/answer.ts";

const BODY = '{"title":"Três quartos"}';
const SIZED = `HTTP/1.1 201 Created\r\nContent-Length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`;
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const CHUNKED = `HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(BODY.slice(0, 12))}${chunk(BODY.slice(12))}0\r\n\r\n`;

/** The result of reading an answer's first bytes. */
const read = (bytes: Buffer) => {
  const head = headOf(bytes);
  return head && { status: head.status, body: bodyOf(bytes, head) };
};

describe.each([
  ["of a declared length", SIZED],
  ["in chunks", CHUNKED],
])("an answer %s", (_, text) => {
  const bytes = Buffer.from(text);

  it("is read completely, without a byte of the next one", () => {
    const answer = read(Buffer.concat([bytes, bytes]));
    expect(answer).toEqual({ status: 201, body: { text: BODY, end: bytes.byteLength } });
  });

  it("is incomplete, wherever it was cut", () => {
    const early = Array.from({ length: bytes.byteLength }, (_, length) => read(bytes.subarray(0, length)));
    expect(early.filter((answer) => answer?.body)).toEqual([]);
  });
});

it("an answer without a marked end is refused", () => {
  expect(() => headOf(Buffer.from("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"))).toThrow(
    /without a marked end/,
  );
});
