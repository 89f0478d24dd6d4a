import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Where a stopped service has its databases, in its state. */
const FOLDER = "v3/d1/miniflare-D1DatabaseObject";

export const databaseFiles = (state: string): string[] =>
  readdirSync(join(state, FOLDER))
    .filter((name) => name.endsWith(".sqlite"))
    .map((name) => join(state, FOLDER, name));

const countIn = (file: string, table: string): number => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
  } catch {
    return 0;
  } finally {
    db.close();
  }
};

/** Deletes the file of the database that has accounts' rows, and not the directory's. @throws Error if there is none */
export const loseDatabase = (state: string): void => {
  const shard = databaseFiles(state).find(
    (file) => countIn(file, "properties") > 0 && countIn(file, "accounts") === 0,
  );
  if (shard === undefined) throw new Error("No database but the directory's has accounts' rows.");
  for (const suffix of ["", "-wal", "-shm"]) rmSync(shard + suffix, { force: true });
};
