import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const FOLDER = "v3/d1/miniflare-D1DatabaseObject";

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
  const folder = join(state, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite"));
  const shard = files.find(
    (name) => countIn(join(folder, name), "properties") > 0 && countIn(join(folder, name), "accounts") === 0,
  );
  if (shard === undefined) throw new Error("No database has rows of accounts alone.");
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(folder, shard + suffix), { force: true });
};
