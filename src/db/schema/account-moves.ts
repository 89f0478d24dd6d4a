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
 * The fence in each shard: triggers read it at every write of an account's rows. In the database that the account
 * leaves, `moveId` ends in an epoch number, so that no late step of an earlier epoch changes the fence.
 */
export const moving = sqliteTable("moving", {
  accountId: text("account_id").primaryKey(),
  moveId: text("move_id").notNull(),
  state: text("state", { enum: ["COPYING", "FROZEN", "GONE"] }).notNull(),
  toShard: text("to_shard").notNull(),
});

/** Stands in the copy's place once the move has ended, so that no late step starts copying again. */
export const ENDED = "-";

/** The progress of the copy into this shard. */
export const arriving = sqliteTable("arriving", {
  accountId: text("account_id").primaryKey(),
  moveId: text("move_id").notNull(),
  tbl: text("tbl").notNull(),
  after: text("after", { mode: "json" }).$type<readonly (string | number)[]>().notNull(),
});
