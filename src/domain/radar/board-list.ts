import { type Database, run, sql } from "../../db/statement.ts";

/** Puts a board among those that are audited; the next round begins with it. */
export const registerBoard = async (directory: Database, name: string): Promise<void> => {
  await run(directory, [sql("INSERT OR IGNORE INTO radar_boards (name, asked_at) VALUES (?, 0)", name)]);
};
