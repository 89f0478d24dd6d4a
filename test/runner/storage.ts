import { existsSync, statfsSync } from "node:fs";
import process from "node:process";

/** Linux keeps it in memory; elsewhere it is not there. */
const MEMORY = "/dev/shm";
/** Some containers have 64 MB of it. What all tests store is a third of this. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

const hasRoom = (path: string): boolean => {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize >= ENOUGH_BYTES;
};

/**
 * Lets the databases of the tests lie in memory. A commit waits until its disk has it, some milliseconds; a test makes a
 * dozen, and what it stores is gone with it.
 */
export const storeInMemory = (): void => {
  if (process.env.TMPDIR === undefined && hasRoom(MEMORY)) process.env.TMPDIR = MEMORY;
};
