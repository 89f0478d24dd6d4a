import { existsSync, statfsSync } from "node:fs";
import process from "node:process";

/** A file system in memory on Linux; elsewhere it does not exist. */
const MEMORY = "/dev/shm";
/** Some containers have only 64 MB of it. The tests store a third of this limit. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

const hasRoom = (path: string): boolean => {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize >= ENOUGH_BYTES;
};

/**
 * Puts the tests' databases into memory. On a disk, each of a test's dozen commits would wait some milliseconds, for
 * data that is not kept.
 */
export const storeInMemory = (): void => {
  if (process.env.TMPDIR === undefined && hasRoom(MEMORY)) process.env.TMPDIR = MEMORY;
};
