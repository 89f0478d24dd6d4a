import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { BorrowedDatabase, Worker } from "./workers.ts";

/** Writes a database's id into its Worker's configuration, and nothing else. */
export function writeDatabaseId(
  { path, environment }: Worker,
  { binding }: BorrowedDatabase,
  id: string,
): void {
  const tables = readFileSync(path, "utf8").split(/^(?=\[)/m);
  const own = (table: string): boolean =>
    table.startsWith(`[[env.${environment}.d1_databases]]`) && table.includes(`binding = "${binding}"`);
  const text = tables
    .map((table) => (own(table) ? table.replace(/^database_id = ".*"$/m, `database_id = "${id}"`) : table))
    .join("");
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
