import { mac } from "../../lib/digest.ts";
import type { Identity } from "../leads/record/identities.ts";

const HASH_BYTES = 32;

/** Keyed hashes of a person (rules 27.9): all spellings of a phone or e-mail give one, and none reveals it. */
export const hashIdentities = (secret: string, identities: readonly Identity[]): Promise<string[]> =>
  Promise.all(
    identities.map(async ({ kind, value }) => (await mac(secret, `${kind}:${value}`, HASH_BYTES)).toHex()),
  );
