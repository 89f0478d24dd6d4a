import { type MigrationFile, migrationFiles } from "../../scripts/migrate/files.ts";

const FILES = migrationFiles();
const OF_CATALOGUE = ["_neighborhoods.sql", "_neighborhood_keys.sql", "_postal_codes.sql"];

/** One file that makes all tables that the catalogue fills, in place of the real ones. */
export const CATALOGUE_TABLES: MigrationFile = {
  name: "0002_neighborhoods.sql",
  sql: OF_CATALOGUE.map((end) => FILES.find(({ name }) => name.endsWith(end))!.sql).join("\n"),
};
