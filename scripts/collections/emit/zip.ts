const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

const crcOf = (bytes: Uint8Array): number =>
  (bytes.reduce((crc, byte) => TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

const deflated = async (text: string): Promise<Uint8Array> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Numbers of two or four bytes, the least first. */
const packed = (...numbers: readonly (readonly [bytes: 2 | 4, number])[]): Uint8Array =>
  Uint8Array.from(
    numbers.flatMap(([bytes, number]) => Array.from({ length: bytes }, (_, at) => number >>> (8 * at))),
  );

const VERSION = 20;
const NAMES_ARE_UTF8 = 0x0800;
const DEFLATED = 8;
/** The first day that the format knows: the same files always make the same archive. */
const MIDNIGHT = 0;
const FIRST_DAY = 0x21;

/** A ZIP archive (APPNOTE 6.3) of texts, in the order given. */
export const zipOf = async (files: Readonly<Record<string, string>>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const bytes = new TextEncoder().encode(text);
    const content = await deflated(text);
    const facts = packed(
      [2, VERSION],
      [2, NAMES_ARE_UTF8],
      [2, DEFLATED],
      [2, MIDNIGHT],
      [2, FIRST_DAY],
      [4, crcOf(bytes)],
      [4, content.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    );
    parts.push(packed([4, 0x04034b50]), facts, name, content);
    // Neither comment, disk nor attributes; then where the file begins.
    directory.push(
      packed([4, 0x02014b50], [2, VERSION]),
      facts,
      packed([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    offset += 4 + facts.length + name.length + content.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = Object.keys(files).length;
  const end = packed([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  return new Uint8Array(
    await new Blob([...parts, ...directory, end] as Uint8Array<ArrayBuffer>[]).arrayBuffer(),
  );
};
