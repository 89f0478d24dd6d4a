import { type MigrationFile, migrationFiles } from "../../scripts/migrate/files.ts";

const FILES = migrationFiles();
const OF_CATALOGUE = ["0002_neighborhoods.sql", "0072_neighborhood_keys.sql"];

/** One file that makes all tables that the catalogue fills, in place of the real ones. */
export const CATALOGUE_TABLES: MigrationFile = {
  name: OF_CATALOGUE[0]!,
  sql: OF_CATALOGUE.map((own) => FILES.find(({ name }) => name === own)!.sql).join("\n"),
};
