import { mac } from "../../lib/digest.ts";
import type { Secrets } from "../../lib/secrets.ts";
import type { Identity } from "../leads/record/identities.ts";

const HASH_BYTES = 32;

/**
 * Keyed hashes of a person (rules 27.9): all spellings of a phone or e-mail give one under each accepted secret, and
 * none reveals it. A protection is stored under all of them, so two isolates that know one secret in common never
 * protect a person twice.
 */
export const hashIdentities = (secrets: Secrets, identities: readonly Identity[]): Promise<string[]> =>
  Promise.all(
    secrets.flatMap((secret) =>
      identities.map(async ({ kind, value }) => (await mac(secret, `${kind}:${value}`, HASH_BYTES)).toHex()),
    ),
  );
