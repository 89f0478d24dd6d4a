import { isMoved } from "../errors/platform.ts";

/**
 * Does a part of a job unless its account is moving: then it is due again, soon in another database.
 * @returns whether it did
 */
export const unlessMoved = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isMoved(error)) throw error;
    return false;
  }
};
