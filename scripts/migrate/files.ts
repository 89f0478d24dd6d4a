import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Catalogue, joined } from "./catalogue.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");
/** Those of IBGE and our own; then the names of postal codes, under their own licence. */
const CATALOGUE = [
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

export const catalogueFile = (): Catalogue =>
  joined(
    CATALOGUE.map(
      (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8")) as Partial<Catalogue>,
    ),
  );
