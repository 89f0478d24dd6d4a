import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { mac, sameBytes } from "./digest.ts";

const MAC_BYTES = 12;
/** The longest position has a text of 200 characters in it. */
export const MAX_CURSOR_CHARS = 1_000;

/** A cursor is good for one list of one account (rules 9.2). */
export interface CursorScope {
  readonly secret: string;
  readonly accountId: string;
  /** The path of the list. */
  readonly route: string;
}

const sign = (ctx: CursorScope, payload: string): Promise<Uint8Array> =>
  mac(ctx.secret, `${ctx.accountId}\n${ctx.route}\n${payload}`, MAC_BYTES);

/** A position in a list, as a small tuple of numbers and strings. */
export type Position = readonly (string | number)[];

export const writeCursor = async (ctx: CursorScope, position: Position): Promise<string> => {
  const payload = JSON.stringify(position);
  const bytes = new TextEncoder().encode(payload);
  return toBase64Url(new Uint8Array([...(await sign(ctx, payload)), ...bytes]));
};

/** The position a cursor holds; undefined when it is not ours, or of another route or account. */
export const readCursor = async (ctx: CursorScope, cursor: string): Promise<Position | undefined> => {
  if (cursor.length > MAX_CURSOR_CHARS) return undefined;
  const bytes = fromBase64Url(cursor);
  if (!bytes || bytes.byteLength <= MAC_BYTES) return undefined;
  const payload = new TextDecoder().decode(bytes.subarray(MAC_BYTES));
  const genuine = sameBytes(bytes.slice(0, MAC_BYTES), await sign(ctx, payload));
  return genuine ? (JSON.parse(payload) as Position) : undefined;
};
