import { type MigrationFile, migrationFiles } from "../../scripts/migrate/files.ts";

const FILES = migrationFiles();
const OF_CATALOG = ["_neighborhoods.sql", "_neighborhood_keys.sql", "_postal_codes.sql"];

/** One migration that makes all tables that the catalog fills, in place of the real ones. */
export const CATALOG_TABLES: MigrationFile = {
  name: "0002_neighborhoods.sql",
  sql: OF_CATALOG.map((end) => FILES.find(({ name }) => name.endsWith(end))!.sql).join("\n"),
};
