import { isMoved } from "../errors/platform.ts";
import { SECOND_MS, type Wait } from "../lib/clock.ts";
import { systemWait } from "../lib/wait.ts";

/** A move closes its account for less (docs/adr/0057-the-mover.md). */
const MAX_MS = 3 * SECOND_MS;
const PAUSE_MS = 100;

/**
 * Makes a write of an account, and once more in the account's new database if the first refuses it because the account
 * moves: nothing was written there.
 * @param shard where the account was
 * @param place where it is now; null if that is not known
 * @throws what the write threw; an error that isMoved after some seconds
 */
export const retryIfMoved = async <T>(
  shard: string,
  place: () => Promise<string | null>,
  write: (shard: string) => Promise<T>,
  wait: Wait = systemWait,
): Promise<T> => {
  let there = shard;
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      return await write(there);
    } catch (error) {
      if (!isMoved(error) || waited >= MAX_MS) throw error;
    }
    await wait(PAUSE_MS);
    there = (await place()) ?? there;
  }
};
