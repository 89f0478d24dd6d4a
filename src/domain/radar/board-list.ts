import { type Database, run, sql } from "../../db/statement.ts";

/** Registers a board for audits, and a city's board for messages about clients too; the next round begins with it. */
export const registerBoard = async (directory: Database, name: string): Promise<void> => {
  await run(directory, [sql("INSERT OR IGNORE INTO radar_boards (name, asked_at) VALUES (?, 0)", name)]);
};

export const removeBoard = async (directory: Database, name: string): Promise<void> => {
  await run(directory, [sql("DELETE FROM radar_boards WHERE name = ?", name)]);
};

/** Which of these boards exist, each with the end of its pause, or 0; one round trip, or none. */
export const restsOfBoards = async (
  directory: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (names.length === 0) return new Map();
  const [rows = []] = await run(directory, [
    sql(
      `SELECT name, coalesce(rests_until, 0) AS restsUntil FROM radar_boards
       WHERE name IN (SELECT value FROM json_each(?))`,
      JSON.stringify([...new Set(names)]),
    ),
  ]);
  return new Map(rows.map(({ name, restsUntil }) => [name as string, restsUntil as number]));
};

/** Which of these boards exist. */
export const boardsThere = async (
  directory: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> => new Set((await restsOfBoards(directory, names)).keys());
