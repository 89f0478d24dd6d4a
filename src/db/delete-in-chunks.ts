import { type Database, run, type Statement, sql } from "./statement.ts";

/** Rows of one statement: well within the time D1 gives one query. */
export const CHUNK_ROWS = 1_000;
/** Chunks of one run; a job that runs each hour takes up the rest. */
const MAX_CHUNKS = 50;

/**
 * Repeats a deletion that takes at most CHUNK_ROWS rows, until it finds fewer.
 * @returns how many rows are gone
 */
export const deleteInChunks = async (db: Database, deletion: Statement): Promise<number> => {
  let total = 0;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const [, counted] = await run(db, [deletion, sql("SELECT changes() AS deleted")]);
    const deleted = counted![0]!.deleted as number;
    total += deleted;
    if (deleted < CHUNK_ROWS) break;
  }
  return total;
};
