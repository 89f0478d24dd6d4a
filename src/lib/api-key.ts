import { firstFit, mac, sameBytes } from "./digest.ts";
import { decodeBase32, encodeBase32, ID_PREFIXES, isSandbox } from "./id.ts";

/**
 * Account id, key id, secret, MAC: 16 + 16 + 32 + 16 characters after a prefix that secret scanners can know. Sandbox
 * account ids contain a letter that live ones cannot, so neither prefix opens an account of the other kind (rules
 * 32.2).
 */
const FORM =
  /^rea_(?:test_(demo[0-9a-hjkmnp-tv-z]{12})|([0-9a-hjkmnp-tv-z]{16}))([0-9a-hjkmnp-tv-z]{16})([0-9a-hjkmnp-tv-z]{32})[0-9a-hjkmnp-tv-z]{16}$/;
/** Matches more of a key than its hint shows, anywhere in a text: a header, a line of a file. */
const MORE_THAN_A_HINT = /rea_(test_)?[0-9a-z]{9}/i;

/** Whether a text would give a key away, so that it is neither looked for nor shown again. */
export const holdsKey = (text: string): boolean => MORE_THAN_A_HINT.test(text);

const SECRET_BYTES = 20;
const MAC_BYTES = 10;
/** The MAC's length as text, at the end of a key. */
export const MAC_CHARS = 16;

export interface KeyParts {
  readonly accountId: string;
  readonly keyId: string;
}

const bare = (id: string, prefix: string): string => id.slice(prefix.length);

/** Makes the key that is shown once. `secret` is given only for the fixed keys of a local demonstration. */
export const mintKey = async (
  serviceSecret: string,
  parts: KeyParts,
  secret: Uint8Array = crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
): Promise<string> => {
  const body =
    bare(parts.accountId, ID_PREFIXES.account) +
    bare(parts.keyId, ID_PREFIXES.key) +
    encodeBase32(secret.subarray(0, SECRET_BYTES));
  const prefix = isSandbox(parts.accountId) ? "rea_test_" : "rea_";
  return `${prefix}${body}${encodeBase32(await mac(serviceSecret, body, MAC_BYTES))}`;
};

/** The MAC at the end of a text; undefined if none can be there. */
export const readMac = (text: string): Uint8Array | undefined => decodeBase32(text.slice(-MAC_CHARS));

/** The parts of a key that the service made; undefined for any other text. No I/O: a forged key costs nothing. */
export const readKey = async (
  serviceSecrets: readonly string[],
  key: string,
): Promise<KeyParts | undefined> => {
  const match = FORM.exec(key);
  if (!match) return undefined;
  const [, sandbox, live, keyId, secret] = match;
  const account = sandbox ?? live;
  const presented = readMac(key);
  if (!presented) return undefined;
  return firstFit(serviceSecrets, async (serviceSecret) => {
    const expected = await mac(serviceSecret, `${account}${keyId}${secret}`, MAC_BYTES);
    if (!sameBytes(presented, expected)) return undefined;
    return { accountId: ID_PREFIXES.account + account, keyId: ID_PREFIXES.key + keyId };
  });
};
