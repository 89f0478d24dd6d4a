const encoder = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === "string" ? encoder.encode(data) : data;

/** SHA-256 in lower-case hex. */
export const sha256Hex = async (data: string | Uint8Array): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(data))).toHex();

/** Keeps the imported key of each secret: a Worker has two or three, all from its own settings. */
const hmacKey = (secret: string): Promise<CryptoKey> => {
  const known = keys.get(secret);
  if (known) return known;
  const imported = crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  keys.set(secret, imported);
  return imported;
};

/** HMAC-SHA256, truncated to `length` bytes, at least 10 (RFC 2104 §5). */
export const mac = async (secret: string, data: string | Uint8Array, length: number): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign("HMAC", await hmacKey(secret), bytesOf(data)), 0, length);

/** Compares in constant time; the lengths are public. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.byteLength === b.byteLength && crypto.subtle.timingSafeEqual(a, b);

/** Compares two secrets of unknown length without revealing where they differ. */
export const sameSecret = async (a: string, b: string): Promise<boolean> => {
  const [left, right] = await Promise.all(
    [a, b].map((text) => crypto.subtle.digest("SHA-256", encoder.encode(text))),
  );
  return sameBytes(new Uint8Array(left!), new Uint8Array(right!));
};

export const toBase64Url = (bytes: Uint8Array): string =>
  bytes.toBase64({ alphabet: "base64url", omitPadding: true });

/** The bytes of a text made by `toBase64Url`; undefined for any other text, even another spelling of the same bytes. */
export const fromBase64Url = (text: string): Uint8Array | undefined => {
  try {
    const bytes = Uint8Array.fromBase64(text, { alphabet: "base64url" });
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** The accepted values of one secret; the first one signs: docs/adr/0036-numbered-secrets.md. */
export type Secrets = readonly [first: string, ...others: string[]];

/** The result of the first secret with which `read` finds one; undefined if none does. */
export const firstFit = async <T>(
  secrets: readonly string[],
  read: (secret: string) => Promise<T | undefined>,
): Promise<T | undefined> => {
  for (const secret of secrets) {
    const found = await read(secret);
    if (found !== undefined) return found;
  }
  return undefined;
};
