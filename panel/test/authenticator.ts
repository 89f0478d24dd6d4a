import { PANEL_URL } from "./browser.ts";

/** Flags of a response: a person was present, they were verified, a new key is included. */
const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;
const ID_BYTES = 16;

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const base64Url = (bytes: Uint8Array): string => bytes.toBase64({ alphabet: "base64url", omitPadding: true });

/** An integer of a DER signature (X.690): no leading zeros, except to keep it positive. */
const derNumber = (bytes: Uint8Array): Uint8Array => {
  const first = bytes.findIndex((byte) => byte !== 0);
  const trimmed = bytes.slice(first);
  const body = trimmed[0]! > 127 ? joined([0], trimmed) : trimmed;
  return joined([2, body.length], body);
};

const derOf = (raw: Uint8Array): Uint8Array => {
  const r = derNumber(raw.slice(0, raw.length / 2));
  const s = derNumber(raw.slice(raw.length / 2));
  return joined([48, r.length + s.length], r, s);
};

export interface Challenge {
  readonly challenge: string;
}

interface Answering {
  readonly isVerified?: boolean;
}

/** An authenticator with one passkey: an ES256 key for one host (WebAuthn 3, section 6). */
export class Authenticator {
  readonly id = base64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  readonly #pair = crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  #uses = 0;

  async create({ challenge }: Challenge, { isVerified = true }: Answering = {}): Promise<string> {
    const { publicKey } = (await this.#pair) as CryptoKeyPair;
    const { x, y } = (await crypto.subtle.exportKey("jwk", publicKey)) as JsonWebKey;
    const [xs, ys] = [x!, y!].map((one) => Uint8Array.fromBase64(one, { alphabet: "base64url" }));
    const key = joined([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], xs!, [0x22, 0x58, 32], ys!);
    const id = Uint8Array.fromBase64(this.id, { alphabet: "base64url" });
    const data = await this.#data(HAS_KEY, isVerified, joined(new Uint8Array(16), [0, id.length], id, key));
    const object = joined(
      [0xa3, 0x63],
      textBytes("fmt"),
      [0x64],
      textBytes("none"),
      [0x67],
      textBytes("attStmt"),
      [0xa0, 0x68],
      textBytes("authData"),
      [0x58, data.length],
      data,
    );
    return this.#credential({
      clientDataJSON: base64Url(this.#clientData("webauthn.create", challenge)),
      attestationObject: base64Url(object),
      transports: ["internal"],
    });
  }

  async get({ challenge }: Challenge, { isVerified = true }: Answering = {}): Promise<string> {
    const { privateKey } = (await this.#pair) as CryptoKeyPair;
    const client = this.#clientData("webauthn.get", challenge);
    const data = await this.#data(0, isVerified, new Uint8Array());
    const signed = joined(data, await sha256(client));
    const raw = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, signed);
    return this.#credential({
      clientDataJSON: base64Url(client),
      authenticatorData: base64Url(data),
      signature: base64Url(derOf(new Uint8Array(raw))),
    });
  }

  #clientData(type: string, challenge: string): Uint8Array {
    return textBytes(JSON.stringify({ type, challenge, origin: PANEL_URL, crossOrigin: false }));
  }

  async #data(flags: number, isVerified: boolean, more: Uint8Array): Promise<Uint8Array> {
    this.#uses += 1;
    const host = await sha256(textBytes(new URL(PANEL_URL).hostname));
    const all = PRESENT! | flags | (isVerified ? VERIFIED! : 0);
    return joined(host, [all, 0, 0, 0, this.#uses], more);
  }

  #credential(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}
