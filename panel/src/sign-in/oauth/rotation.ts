import { SECOND_MS } from "../../../../src/lib/clock.ts";
import { fromBase64Url, toBase64Url } from "../../../../src/lib/digest.ts";
import { randomBytes } from "../../../../src/lib/id.ts";

/** Within this time processes that share a refresh token all send it: they get the same answer. */
const SAME_ROTATION_MS = 60 * SECOND_MS;

/** The answer to a replaced refresh token, sealed by a key that only the token gives. */
export interface Rotation {
  /** The hash of the token. */
  readonly of: string;
  readonly at: number;
  readonly sealed: string;
}

/** The answer of the token endpoint. */
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

/** The rotation of a token that is answered now. */
export const rotationOf = async ({ token, hash }: Sent, tokens: Tokens, at: number): Promise<Rotation> => {
  const iv = randomBytes(IV_BYTES);
  const text = encoder.encode(JSON.stringify(tokens));
  const cipher = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(token), text);
  return { of: hash, at, sealed: toBase64Url(new Uint8Array([...iv, ...new Uint8Array(cipher)])) };
};

/** How the token was answered. */
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

/** The same answer, some seconds later. */
export const again = (tokens: Tokens, { at }: Rotation, now: number): Tokens => ({
  ...tokens,
  expires_in: Number(tokens.expires_in) - Math.ceil((now - at) / SECOND_MS),
});
