import { decodeBase32, encodeBase32, ID_PREFIXES, isSandbox, randomBytes, SANDBOX_MARK } from "./id.ts";

/*
 * A request's id is a uuid of version 8 (RFC 9562): 48 bits of time, 32 of the account's tag, 42 random. The tag is the
 * first 30 random bits of the account's id and its space, so it needs no I/O, and leads back to the account. It is 0
 * if no key was known.
 */

const TAG_CHARS = 6;
const TIME_HEX = 12;
const LIVE = 1;
const SANDBOX = 2;
const SPACE_BITS = 3;
const FORM = /^([\da-f]{8})-([\da-f]{4})-8([\da-f]{3})-([89ab][\da-f]{3})-([\da-f]{12})$/;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

const tagOf = (accountId: string): number => {
  const isTest = isSandbox(accountId);
  const start = (isTest ? SANDBOX_MARK : ID_PREFIXES.account).length;
  // Six characters and two more make five whole bytes.
  const bytes = decodeBase32(`${accountId.slice(start, start + TAG_CHARS)}00`);
  if (bytes?.length !== 5) return 0;
  return (new DataView(bytes.buffer).getUint32(0) | (isTest ? SANDBOX : LIVE)) >>> 0;
};

const compose = (time: string, tag: number): string => {
  const [first = 0, ...others] = randomBytes(6);
  const chance = others.reduce((sum, byte) => sum * 256 + byte, first & SPACE_BITS);
  const high = hex(tag >>> 20, 3);
  const middle = hex(0x8000 | ((tag >>> 6) & 0x3fff), 4);
  const low = hex((tag & 0x3f) * 2 ** 42 + chance, TIME_HEX);
  return `${time.slice(0, 8)}-${time.slice(8)}-8${high}-${middle}-${low}`;
};

/** A request's id before its caller is known. */
export const newRequestId = (now: number): string => compose(hex(now, TIME_HEX), 0);

const timeOf = (requestId: string): string => requestId.slice(0, 8) + requestId.slice(9, 13);

/** The id of the same moment, once the key has named its account. */
export const requestIdOf = (requestId: string, accountId: string): string =>
  compose(timeOf(requestId), tagOf(accountId));

/** When the request came; undefined for a text that is not an id of ours. */
export const requestTime = (requestId: string): number | undefined =>
  FORM.test(requestId) ? Number.parseInt(timeOf(requestId), 16) : undefined;

interface RequestIdParts {
  readonly at: number;
  /** The beginning of the account's id (a sandbox's accounts share it); null if no key was known. */
  readonly accountPrefix: string | null;
}

const prefixOf = (tag: number): string | null => {
  if (tag === 0) return null;
  const bytes = new Uint8Array(5);
  new DataView(bytes.buffer).setUint32(0, (tag & ~SPACE_BITS) >>> 0);
  const start = (tag & SPACE_BITS) === SANDBOX ? SANDBOX_MARK : ID_PREFIXES.account;
  return start + encodeBase32(bytes).slice(0, TAG_CHARS);
};

/** The time and account of an id; undefined for a text that is not an id of ours. */
export const readRequestId = (requestId: string): RequestIdParts | undefined => {
  const [, one, two, high, middle, low] = FORM.exec(requestId) ?? [];
  if (!one) return undefined;
  const tag =
    Number.parseInt(high!, 16) * 2 ** 20 +
    (Number.parseInt(middle!, 16) & 0x3fff) * 2 ** 6 +
    Math.floor(Number.parseInt(low!, 16) / 2 ** 42);
  return { at: Number.parseInt(one + two!, 16), accountPrefix: prefixOf(tag) };
};
