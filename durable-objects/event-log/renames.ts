/** Tables and columns that had other names in objects made before: `[table, old, new]`, a table's own first. */
const TABLES = [["done_calls", "receipts"]] as const;
const COLUMNS = [
  ["endpoints", "pump", "worker"],
  ["endpoints", "pump_until", "leased_until"],
  ["deliveries", "claim", "worker"],
  ["deliveries", "claim_until", "leased_until"],
] as const;
/** Made anew under today's names. */
const INDEXES = ["done_calls_by_age", "deliveries_claimed"] as const;

/** Brings the storage of an object made by an earlier version to today's names; before the schemas are made. */
export const renameOld = (sql: SqlStorage): void => {
  const has = (query: string, ...names: string[]): boolean => sql.exec(query, ...names).toArray().length > 0;
  for (const [old, name] of TABLES) {
    if (has("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", old))
      sql.exec(`ALTER TABLE ${old} RENAME TO ${name}`);
  }
  for (const [table, old, name] of COLUMNS) {
    if (has("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", table, old))
      sql.exec(`ALTER TABLE ${table} RENAME COLUMN ${old} TO ${name}`);
  }
  for (const index of INDEXES) sql.exec(`DROP INDEX IF EXISTS ${index}`);
};
