import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const MOVE_STATES = [
  "PLANNED",
  "COPYING",
  "CATCHING_UP",
  "FROZEN",
  "FLIPPED",
  "CLEANING",
  "DONE",
  "CANCELLED",
] as const;

/** In the directory: the progress of each move. */
export const accountMoves = sqliteTable("account_moves", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  fromShard: text("from_shard").notNull(),
  toShard: text("to_shard").notNull(),
  state: text("state", { enum: MOVE_STATES }).notNull(),
  step: integer("step").notNull().default(0),
  error: text("error"),
  frozenAt: integer("frozen_at"),
  frozenMs: integer("frozen_ms"),
  startedAt: integer("started_at").notNull(),
  changedAt: integer("changed_at").notNull(),
  cancelAt: integer("cancel_at"),
});

/**
 * The fence in each shard: its triggers read it at every write of an account's rows. Where the account leaves, the
 * number of its epoch follows the move's id, so that no late step of an earlier one moves the fence.
 */
export const moving = sqliteTable("moving", {
  accountId: text("account_id").primaryKey(),
  moveId: text("move_id").notNull(),
  state: text("state", { enum: ["COPYING", "FROZEN", "GONE"] }).notNull(),
  toShard: text("to_shard").notNull(),
});

/** In place of the copy: the move has ended, and no late step of it begins again. */
export const ENDED = "-";

/** The progress of the copy into this shard. */
export const arriving = sqliteTable("arriving", {
  accountId: text("account_id").primaryKey(),
  moveId: text("move_id").notNull(),
  tbl: text("tbl").notNull(),
  after: text("after", { mode: "json" }).$type<readonly (string | number)[]>().notNull(),
});
