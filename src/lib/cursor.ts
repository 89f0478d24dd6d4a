import { firstFit, fromBase64Url, mac, type Secrets, sameBytes, toBase64Url } from "./digest.ts";

const MAC_BYTES = 12;
/** Enough for the longest position, which contains a text of 200 characters. */
export const MAX_CURSOR_CHARS = 1_000;

/** A cursor belongs to one list of one account (rules 9.2). */
export interface CursorScope {
  readonly secrets: Secrets;
  readonly accountId: string;
  /** The path of the list. */
  readonly route: string;
  /** The list's filters in one spelling; "" without filters. Null if unknown. */
  readonly filters: string | null;
}

const sign = (secret: string, ctx: CursorScope, payload: string): Promise<Uint8Array> =>
  mac(secret, `${ctx.accountId}\n${ctx.route}\n${payload}`, MAC_BYTES);

/** A position in a list, as a small tuple of numbers and strings. */
export type Position = readonly (string | number)[];

/** A position with a digest of its filters; bare if there are none. */
type Placed = Position | { readonly at: Position; readonly under: string };

/** Filters may be long, so a cursor holds only a digest of them. */
const markOf = async (secret: string, { filters }: CursorScope): Promise<string> =>
  filters ? toBase64Url(await mac(secret, filters, MAC_BYTES)) : "";

export const writeCursor = async (ctx: CursorScope, position: Position): Promise<string> => {
  const [secret] = ctx.secrets;
  const under = await markOf(secret, ctx);
  const stored: Placed = under === "" ? position : { at: position, under };
  const payload = JSON.stringify(stored);
  const bytes = new TextEncoder().encode(payload);
  return toBase64Url(new Uint8Array([...(await sign(secret, ctx, payload)), ...bytes]));
};

const positionIn = async (
  secret: string,
  ctx: CursorScope,
  stored: Placed,
): Promise<Position | undefined> => {
  const { at, under } = "under" in stored ? stored : { at: stored, under: "" };
  return ctx.filters === null || under === (await markOf(secret, ctx)) ? at : undefined;
};

/** The cursor's position; undefined if it is not ours, or belongs to another route, account or filter. */
export const readCursor = async (ctx: CursorScope, cursor: string): Promise<Position | undefined> => {
  if (cursor.length > MAX_CURSOR_CHARS) return undefined;
  const bytes = fromBase64Url(cursor);
  if (!bytes || bytes.byteLength <= MAC_BYTES) return undefined;
  const payload = new TextDecoder().decode(bytes.subarray(MAC_BYTES));
  return firstFit(ctx.secrets, async (secret) => {
    const genuine = sameBytes(bytes.slice(0, MAC_BYTES), await sign(secret, ctx, payload));
    return genuine ? positionIn(secret, ctx, JSON.parse(payload) as Placed) : undefined;
  });
};
