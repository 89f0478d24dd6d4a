import { mac } from "../../lib/digest.ts";
import type { Identity } from "../leads/record/identities.ts";

const HASH_BYTES = 32;

/** Keyed hashes of a person (rules 27.9): nobody reads a phone or an e-mail out of them, and all spellings of one give one. */
export const hashIdentities = (secret: string, identities: readonly Identity[]): Promise<string[]> =>
  Promise.all(
    identities.map(async ({ kind, value }) => (await mac(secret, `${kind}:${value}`, HASH_BYTES)).toHex()),
  );
