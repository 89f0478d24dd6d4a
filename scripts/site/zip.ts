import { crc32, deflateRawSync } from "node:zlib";

export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const DEFLATED = 8;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** The format's first day: an archive of the same files is always the same bytes. */
const DATE = 0x0021;

/** The fields that an entry has both before its bytes and in the directory (APPNOTE 4.4). */
const fieldsOf = (name: Buffer, bytes: Uint8Array, packed: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const signed = (signature: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
};

/** What only the directory says of an entry: no comment, no attributes, where it begins. */
const placed = (offset: number): Buffer => {
  const bytes = Buffer.alloc(14);
  bytes.writeUInt32LE(offset, 10);
  return bytes;
};

const endOf = (count: number, size: number, offset: number): Buffer => {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt16LE(count, 4);
  bytes.writeUInt16LE(count, 6);
  bytes.writeUInt32LE(size, 8);
  bytes.writeUInt32LE(offset, 12);
  return Buffer.concat([signed(0x06054b50), bytes]);
};

/** An archive of files, in their order. */
export const zipOf = (entries: readonly Entry[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name: text, bytes } of entries) {
    const name = Buffer.from(text);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = fieldsOf(name, bytes, packed);
    const file = Buffer.concat([signed(0x04034b50), fields, name, packed]);
    const maker = Buffer.from([VERSION, 0]);
    directory.push(Buffer.concat([signed(0x02014b50), maker, fields, placed(offset), name]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...files, listed, endOf(entries.length, listed.length, offset)]);
};
