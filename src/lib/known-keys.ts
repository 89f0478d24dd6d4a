import { type KeyParts, MAC_CHARS, readKey, readMac } from "./api-key.ts";
import { sameBytes, sha256Hex } from "./digest.ts";
import { RecentlyUsed } from "./recently-used.ts";

const MAX_KEYS = 1_000;

/** The parts of a key, and its hash, which the account's gate compares. */
export interface ReadKey extends KeyParts {
  readonly keyHash: string;
}

/** Reads keys and remembers the latest, with which most calls come, by their text without the MAC. */
export class KnownKeys {
  readonly #known = new RecentlyUsed<{ readonly mac: Uint8Array; readonly read: ReadKey }>(MAX_KEYS);
  readonly #secrets: readonly string[];

  /** @param secrets that sign keys */
  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  /** @returns undefined for a text that is not a key of ours */
  async read(key: string): Promise<ReadKey | undefined> {
    const mac = readMac(key);
    if (!mac) return undefined;
    const text = key.slice(0, -MAC_CHARS);
    const known = this.#known.get(text);
    if (known) return sameBytes(mac, known.mac) ? known.read : undefined;
    const parts = await readKey(this.#secrets, key);
    if (!parts) return undefined;
    const read = { ...parts, keyHash: await sha256Hex(key) };
    this.#known.set(text, { mac, read });
    return read;
  }
}
