import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MESSAGE_QUEUES } from "../../ports/messages.ts";

export const DEAD_LETTER_STATES = ["OPEN", "SENT", "LET_GO"] as const;

/** In the directory: a message that its queue gave up, until an operator has settled it. */
export const deadLetters = sqliteTable("dead_letters", {
  seq: integer("seq").primaryKey(),
  /** The message's own id, which is the same at each delivery. */
  id: text("id").notNull().unique(),
  queue: text("queue", { enum: MESSAGE_QUEUES }).notNull(),
  kind: text("kind"),
  accountId: text("account_id"),
  /** A version and ids, like every message. */
  body: text("body", { mode: "json" }).notNull(),
  at: integer("at").notNull(),
  state: text("state", { enum: DEAD_LETTER_STATES }).notNull().default("OPEN"),
  /** Who settled it, why if it was let go, and when. */
  actor: text("actor"),
  reason: text("reason"),
  settledAt: integer("settled_at"),
});
