import { SECOND_MS } from "../../../../src/lib/clock.ts";
import { fromBase64Url, toBase64Url } from "../../../../src/lib/digest.ts";
import { randomBytes } from "../../../../src/lib/id.ts";

/** Processes that share a refresh token, and all send it within this time, get the same answer. */
const SAME_ROTATION_MS = 60 * SECOND_MS;

/** The answer to a replaced refresh token, encrypted with a key derived from that token. */
export interface Rotation {
  /** The hash of the replaced token. */
  readonly of: string;
  readonly at: number;
  readonly sealed: string;
}

/** The token endpoint's answer. */
export type Tokens = Readonly<Record<string, unknown>>;

export interface Sent {
  readonly token: string;
  readonly hash: string;
}

const IV_BYTES = 12;
const encoder = new TextEncoder();

const keyOf = async (token: string): Promise<CryptoKey> => {
  const bytes = await crypto.subtle.digest("SHA-256", encoder.encode(`answer to ${token}`));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
};

/** Seals the answer that a token gets now. */
export const rotationOf = async ({ token, hash }: Sent, tokens: Tokens, at: number): Promise<Rotation> => {
  const iv = randomBytes(IV_BYTES);
  const text = encoder.encode(JSON.stringify(tokens));
  const cipher = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(token), text);
  return { of: hash, at, sealed: toBase64Url(new Uint8Array([...iv, ...new Uint8Array(cipher)])) };
};

/** Opens the answer that the token got. */
export const answerTo = async ({ token }: Sent, { sealed }: Rotation): Promise<Tokens> => {
  const bytes = fromBase64Url(sealed)!;
  const iv = bytes.slice(0, IV_BYTES);
  const text = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv },
    await keyOf(token),
    bytes.slice(IV_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(text)) as Tokens;
};

export const isFresh = ({ at }: Rotation, now: number): boolean => at + SAME_ROTATION_MS > now;

/** The same answer some seconds later, with that much less lifetime. */
export const repeatedAnswer = (tokens: Tokens, { at }: Rotation, now: number): Tokens => ({
  ...tokens,
  expires_in: Number(tokens.expires_in) - Math.ceil((now - at) / SECOND_MS),
});
