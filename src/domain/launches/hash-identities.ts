import { mac, type Secrets } from "../../lib/digest.ts";
import type { Identity } from "../leads/record/identities.ts";

const HASH_BYTES = 32;

/**
 * Keyed hashes of a person (rules 27.9), under each accepted secret: two isolates with a secret in common meet in one
 * row. All spellings of a phone or e-mail give one hash, and none reveals it.
 */
export const hashIdentities = (secrets: Secrets, identities: readonly Identity[]): Promise<string[]> =>
  Promise.all(
    secrets.flatMap((secret) =>
      identities.map(async ({ kind, value }) => (await mac(secret, `${kind}:${value}`, HASH_BYTES)).toHex()),
    ),
  );
