import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "./catalogue.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");
const CATALOGUE = join(import.meta.dirname, "neighborhoods.generated.json");

export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
}

export const migrationFiles = (folder = FOLDER): MigrationFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));

export const catalogueFile = (): Catalogue => JSON.parse(readFileSync(CATALOGUE, "utf8")) as Catalogue;
