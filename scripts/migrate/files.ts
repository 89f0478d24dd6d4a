import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Catalog, joined } from "./catalog.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");
/** Neighborhoods from IBGE and our own list, then the names and codes of the post office, under their own license. */
const CATALOG = [
  "neighborhoods.generated.json",
  "postal-names.generated.json",
  "postal-codes.generated.json",
];

export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
}

export const migrationFiles = (folder = FOLDER): MigrationFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));

export const catalogFile = (): Catalog =>
  joined(
    CATALOG.map(
      (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8")) as Partial<Catalog>,
    ),
  );
