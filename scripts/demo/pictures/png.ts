import { crc32, deflateSync } from "node:zlib";
import type { Canvas } from "./canvas.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BITS_PER_CHANNEL = 8;
const TRUECOLOR = 2;
const DEFLATE_LEVEL = 5;

/** Encodes a canvas as a truecolor PNG (W3C PNG, Third Edition, section 5). */
export function png(canvas: Canvas): Uint8Array {
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header(canvas.width, canvas.height)),
    chunk("IDAT", deflateSync(scanLines(canvas), { level: DEFLATE_LEVEL })),
    chunk("IEND", new Uint8Array()),
  ]);
}

function header(width: number, height: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(13));
  bytes.setUint32(0, width);
  bytes.setUint32(4, height);
  bytes.setUint8(8, BITS_PER_CHANNEL);
  bytes.setUint8(9, TRUECOLOR);
  return new Uint8Array(bytes.buffer);
}

/** Every row begins with its filter type; 0 means unfiltered bytes. */
function scanLines(canvas: Canvas): Uint8Array {
  const pixels = canvas.pixels();
  const stride = canvas.width * 3;
  const lines = new Uint8Array((stride + 1) * canvas.height);
  for (let row = 0; row < canvas.height; row++) {
    lines.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  }
  return lines;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = new DataView(new ArrayBuffer(8));
  frame.setUint32(0, data.length);
  frame.setUint32(4, crc32(body));
  return Buffer.concat([new Uint8Array(frame.buffer, 0, 4), body, new Uint8Array(frame.buffer, 4, 4)]);
}
