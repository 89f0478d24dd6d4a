import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Where notifying the boards continues. */
export interface BoardsPlace {
  readonly kind: "property" | "lead";
  readonly after: { readonly updatedAt: number; readonly id: string };
}

export const RESTORE_STATES = ["WAITING", "RUNNING", "DONE", "FAILED"] as const;

/** In the directory: each restore of an account from one of its exports. */
export const restores = sqliteTable("restores", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  exportId: text("export_id").notNull(),
  exportedAt: integer("exported_at").notNull(),
  shard: text("shard").notNull(),
  /** Whether the account's present rows are replaced; without it only an empty account is filled. */
  replaces: integer("replaces", { mode: "boolean" }).notNull(),
  state: text("state", { enum: RESTORE_STATES }).notNull(),
  /** Turns begun since one last succeeded, including the current one. */
  turnsSinceSuccess: integer("failures").notNull().default(0),
  failure: text("failure"),
  begunAt: integer("begun_at").notNull(),
  dueAt: integer("due_at").notNull(),
  doneAt: integer("done_at"),
  /** Null before the account is open again. */
  boards: text("boards", { mode: "json" }).$type<BoardsPlace>(),
});
