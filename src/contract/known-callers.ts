import { hasKeyForm, readKey } from "../lib/api-key.ts";
import { sha256Hex } from "../lib/digest.ts";
import { sipHash } from "../lib/sip-hash.ts";
import type { Caller } from "./context.ts";

/** Of this isolate; with more than these the oldest is forgotten, which costs its next call a MAC and a hash. */
const MAX_CALLERS = 1_000;

interface Known {
  readonly serviceSecret: string;
  readonly caller: Caller;
}

/**
 * Callers whose keys the service has made, as it has seen: their gates judge each of their calls all the same. A key is known
 * by its mark alone, which nobody outside of the isolate can compute, so none is kept in clear and none can be guessed at.
 */
const known = new Map<string, Known>();

let seed: Uint32Array | undefined;

/** Random for each isolate; none may be drawn before the first call. */
const markOf = (key: string): string => {
  seed ??= crypto.getRandomValues(new Uint32Array(4));
  return sipHash(seed, key);
};

const remember = (mark: string, entry: Known): void => {
  known.set(mark, entry);
  if (known.size <= MAX_CALLERS) return;
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
};

/** Who calls with a key; undefined where the service has not made it. No I/O. */
export const callerOf = async (serviceSecret: string, key: string): Promise<Caller | undefined> => {
  if (!hasKeyForm(key)) return undefined;
  const mark = markOf(key);
  const entry = known.get(mark);
  if (entry?.serviceSecret === serviceSecret) return entry.caller;
  const parts = await readKey(serviceSecret, key);
  if (!parts) return undefined;
  const caller = { ...parts, keyHash: await sha256Hex(key) };
  remember(mark, { serviceSecret, caller });
  return caller;
};
