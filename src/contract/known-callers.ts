import { hasKeyForm, readKey, SECRET_CHARS } from "../lib/api-key.ts";
import { sha256Hex } from "../lib/digest.ts";
import { sipHash } from "../lib/sip-hash.ts";
import type { Caller } from "./call.ts";

/** Of this isolate; with more than these the oldest is forgotten, which costs its next call a MAC and a hash. */
const MAX_CALLERS = 1_000;

interface Known {
  readonly serviceSecret: string;
  readonly mark: string;
  readonly caller: Caller;
}

/**
 * Callers with keys that the service has made, as it has seen once; their gates judge each of their calls all the same.
 * Of what is secret in a key a mark is kept, which nobody outside of the isolate can compute: no key stands here in clear,
 * and how long a guess is compared with a mark tells nothing.
 */
const known = new Map<string, Known>();

let seed: Uint32Array | undefined;

/** Random for each isolate; none may be drawn before the first call. */
const markOf = (key: string): string => {
  seed ??= crypto.getRandomValues(new Uint32Array(4));
  return sipHash(seed, key.slice(-SECRET_CHARS));
};

const remember = (key: string, serviceSecret: string, caller: Caller): void => {
  known.set(key.slice(0, -SECRET_CHARS), { serviceSecret, mark: markOf(key), caller });
  if (known.size <= MAX_CALLERS) return;
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
};

const recall = (key: string, serviceSecret: string): Caller | undefined => {
  const entry = known.get(key.slice(0, -SECRET_CHARS));
  if (entry?.serviceSecret !== serviceSecret || !hasKeyForm(key)) return undefined;
  return entry.mark === markOf(key) ? entry.caller : undefined;
};

/** Who calls with a key; undefined where the service has not made it. No I/O. */
export const callerOf = async (serviceSecret: string, key: string): Promise<Caller | undefined> => {
  const recalled = recall(key, serviceSecret);
  if (recalled) return recalled;
  const parts = await readKey(serviceSecret, key);
  if (!parts) return undefined;
  const caller = { ...parts, keyHash: await sha256Hex(key) };
  remember(key, serviceSecret, caller);
  return caller;
};
