import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const EXPORT_STATES = ["RUNNING", "DONE", "FAILED"] as const;

/** An object in the bucket that holds rows of an account. */
export interface ExportedPart {
  readonly key: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly bytes: number;
  readonly sha256: string;
}

/** Where the next turn begins. */
export interface ExportPosition {
  /** The account's last event before the first row was read; null before the first turn. */
  readonly sequence: number | null;
  /** Round 0 reads every table; each later round, what has changed since the previous one began. */
  readonly round: number;
  readonly roundBegan: number;
  /** The time since when a later round reads changes. */
  readonly since: number;
  readonly unit: number;
  /** The place of the last row read; null at the beginning of a table. */
  readonly after: readonly (string | number)[] | null;
  /** Whether this round has found anything. */
  readonly found: boolean;
}

/** In the directory: each export of an account, and its progress. */
export const exports = sqliteTable("exports", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  shard: text("shard").notNull(),
  state: text("state", { enum: EXPORT_STATES }).notNull(),
  migration: text("migration").notNull(),
  position: text("position", { mode: "json" }).$type<ExportPosition>().notNull(),
  parts: text("parts", { mode: "json" }).$type<readonly ExportedPart[]>().notNull(),
  /** Turns begun since one last succeeded, including the current one. */
  turnsSinceSuccess: integer("failures").notNull().default(0),
  failure: text("failure"),
  begunAt: integer("begun_at").notNull(),
  dueAt: integer("due_at").notNull(),
  doneAt: integer("done_at"),
});
