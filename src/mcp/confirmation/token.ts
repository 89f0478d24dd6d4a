import { MINUTE_MS, SECOND_MS } from "../../lib/clock.ts";
import {
  firstFit,
  fromBase64Url,
  mac,
  type Secrets,
  sameBytes,
  sha256Hex,
  toBase64Url,
} from "../../lib/digest.ts";

/** JSON that is the same for any order of members: two texts are equal if the values are. */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => [JSON.stringify(name), member] as const);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${name}:${canonicalJson(member)}`).join(",")}}`;
};

/** How a person is asked: by a form of the client's own, or by a second call of the tool. */
export type Way = "form" | "call";

/** What a confirmation is valid for; if any part differs, it belongs to another. */
export interface ConfirmationScope {
  readonly accountId: string;
  readonly keyId: string;
  readonly tool: string;
  readonly way: Way;
  /** As the agent gave them, without the confirmation itself. */
  readonly args: Readonly<Record<string, unknown>>;
}

export interface Confirmation {
  readonly expiresAt: number;
  /** Names the one write that it allows. */
  readonly nonce: string;
  /** The digest of what the preview is based on. */
  readonly basis: string;
  /** Distinguishes this confirmation from any other without revealing it. */
  readonly fingerprint: string;
}

const LIFETIME_MS = 10 * MINUTE_MS;

/** Expiry u32, nonce, basis, then the MAC. */
const NONCE = { from: 4, to: 12 } as const;
const SIGNED_BYTES = 20;
const MAC_BYTES = 12;

const encoder = new TextEncoder();

/** Ids, tool names, ways and JSON hold no line break, so no two scopes make the same text. */
const sign = (secret: string, scope: ConfirmationScope, signed: Uint8Array): Promise<Uint8Array> => {
  const { accountId, keyId, tool, way, args } = scope;
  const text = encoder.encode(["confirm", accountId, keyId, tool, way, canonicalJson(args), ""].join("\n"));
  const bytes = new Uint8Array(text.length + SIGNED_BYTES);
  bytes.set(text);
  bytes.set(signed, text.length);
  return mac(secret, bytes, MAC_BYTES);
};

/** A new confirmation of what was previewed. It is not stored: it carries all that its use needs. */
export const mintConfirmation = async (
  secret: string,
  scope: ConfirmationScope,
  basis: string,
  now: number,
): Promise<{ text: string; expiresAt: number }> => {
  const expiry = Math.floor((now + LIFETIME_MS) / SECOND_MS);
  const signed = new Uint8Array(SIGNED_BYTES);
  new DataView(signed.buffer).setUint32(0, expiry);
  crypto.getRandomValues(signed.subarray(NONCE.from, NONCE.to));
  signed.set(Uint8Array.fromHex(basis), NONCE.to);
  const text = toBase64Url(new Uint8Array([...signed, ...(await sign(secret, scope, signed))]));
  return { text, expiresAt: expiry * SECOND_MS };
};

/**
 * The contents of a confirmation, or the code of why it is invalid for this call. It does no I/O, so a forged or
 * expired one costs none.
 */
export const openConfirmation = async (
  secrets: Secrets,
  scope: ConfirmationScope,
  text: string,
  now: number,
): Promise<Confirmation | "confirmation_malformed" | "confirmation_mismatch" | "confirmation_expired"> => {
  const bytes = fromBase64Url(text);
  if (bytes?.byteLength !== SIGNED_BYTES + MAC_BYTES) return "confirmation_malformed";
  const signed = bytes.slice(0, SIGNED_BYTES);
  const presentedMac = bytes.slice(SIGNED_BYTES);
  const fits = await firstFit(
    secrets,
    async (secret) => sameBytes(presentedMac, await sign(secret, scope, signed)) || undefined,
  );
  if (!fits) return "confirmation_mismatch";
  const expiresAt = new DataView(signed.buffer).getUint32(0) * SECOND_MS;
  if (expiresAt <= now) return "confirmation_expired";
  return {
    expiresAt,
    nonce: toBase64Url(signed.subarray(NONCE.from, NONCE.to)),
    basis: signed.subarray(NONCE.to).toHex(),
    fingerprint: await sha256Hex(bytes),
  };
};
