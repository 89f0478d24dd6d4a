import { DatabaseSync } from "node:sqlite";
import type { MigrationFile } from "./files.ts";
import { COUNT_SCHEMA, LEDGER, READ_SCHEMA } from "./ledger.ts";

/** A migration, and the schema before and after it. */
export interface Step {
  readonly name: string;
  /** What is imported: the file between its guard and its row of the ledger. */
  readonly text: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const schemaOf = (db: DatabaseSync): string[] =>
  db
    .prepare(READ_SCHEMA)
    .all()
    .map(({ object }) => String(object));

/**
 * The first statement fails if the ledger has changed since it was read: the file arrived twice, or another run is at
 * work. The last one fails if the file did not make what it makes here: then the ledger's row lacks its time.
 */
const guarded = ({ name, sql }: MigrationFile, at: number, counted: string): string =>
  `SELECT json(iif((SELECT count(*) FROM d1_migrations) = ${at}, '{}', 'the ledger has not ${at} rows'));
${sql.trimEnd()}
INSERT INTO d1_migrations (name, applied_at) SELECT '${name}', iif(${COUNT_SCHEMA} = '${counted}', CURRENT_TIMESTAMP, NULL);
`;

/** Tries every migration on an empty local database. */
export function stepsOf(files: readonly MigrationFile[]): Step[] {
  const db = new DatabaseSync(":memory:");
  db.exec(LEDGER);
  let before = schemaOf(db);
  return files.map((file, at) => {
    db.exec(file.sql);
    const counted = String(db.prepare(`SELECT ${COUNT_SCHEMA} AS counted`).get()?.counted);
    const step = { name: file.name, text: guarded(file, at, counted), before, after: schemaOf(db) };
    before = step.after;
    return step;
  });
}
