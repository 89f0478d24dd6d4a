import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const BATCH_TYPES = ["properties", "leads"] as const;
export const BATCH_STATUSES = ["QUEUED", "RUNNING", "DONE"] as const;

export const batches = sqliteTable("batches", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  type: text("type", { enum: BATCH_TYPES }).notNull(),
  status: text("status", { enum: BATCH_STATUSES }).notNull(),
  dryRun: integer("dry_run", { mode: "boolean" }).notNull(),
  total: integer("total").notNull(),
  /** No item before this position is pending: a worker continues here. */
  workedTo: integer("worked_to").notNull(),
  /** When it last had its turn among the account's batches. */
  turnAt: integer("turn_at").notNull(),
  createdAt: integer("created_at").notNull(),
  startedAt: integer("started_at"),
  finishedAt: integer("finished_at"),
  /** The requestId of the call that sent it. */
  causedBy: text("caused_by"),
  /** The size of all its items' requests, as sent. */
  bodyBytes: integer("body_bytes").notNull().default(0),
  /** The size of its items' results, estimated for those to come; counted at the end. */
  resultBytes: integer("result_bytes").notNull().default(0),
});
