import type { ExportedPart } from "../db/schema/exports.ts";
import { sha256Hex } from "../lib/digest.ts";
import { encodeBase32, randomBytes } from "../lib/id.ts";
import type { Page } from "./pages.ts";

/** The bucket of exports. */
export type ExportBucket = Pick<R2Bucket, "get" | "put">;

const NONCE_BYTES = 5;

/** One line names the objects whose rows follow; then each row has a line. */
const linesOf = (page: Page): string => {
  const [{ table, rows }] = page as [Page[number]];
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const own = page.flatMap((group) => group.rows.map((row) => JSON.stringify({ table: group.table, row })));
  return [JSON.stringify({ page: table, ids }), ...own].map((line) => `${line}\n`).join("");
};

/** Pages that go into one object. */
export class PartWriter {
  readonly #texts: string[] = [];
  readonly #rows: Record<string, number> = {};
  #chars = 0;

  get chars(): number {
    return this.#chars;
  }

  add(page: Page): void {
    if (page.every(({ rows }) => rows.length === 0)) return;
    const text = linesOf(page);
    this.#texts.push(text);
    this.#chars += text.length;
    for (const { table, rows } of page) this.#rows[table] = (this.#rows[table] ?? 0) + rows.length;
  }

  /**
   * Stores the part under a name that nobody else takes, because objects in the bucket cannot be overwritten.
   * @returns null if there is nothing to put
   */
  async put(bucket: ExportBucket, folder: string, number: number): Promise<ExportedPart | null> {
    if (this.#texts.length === 0) return null;
    const packed = new Blob(this.#texts).stream().pipeThrough(new CompressionStream("gzip"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const sha256 = await sha256Hex(bytes);
    const key = `${folder}/${String(number).padStart(5, "0")}-${encodeBase32(randomBytes(NONCE_BYTES))}.ndjson.gz`;
    await bucket.put(key, bytes, { sha256 });
    const rows = Object.fromEntries(Object.entries(this.#rows).filter(([, count]) => count > 0));
    return { key, rows, bytes: bytes.byteLength, sha256 };
  }
}
