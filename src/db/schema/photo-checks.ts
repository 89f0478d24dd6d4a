import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const PHOTO_CHECK_STATES = ["RUNNING", "DONE", "FAILED"] as const;

/** A photo whose bytes are lost and cannot be fetched again. */
export interface LostPhoto {
  /** Null for an upload that is not yet attached to a property. */
  readonly propertyId: string | null;
  readonly url: string;
}

/** In the directory: each check of an account's photos against the bucket. */
export const photoChecks = sqliteTable("photo_checks", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  state: text("state", { enum: PHOTO_CHECK_STATES }).notNull(),
  /** The photos up to this hash have been checked. */
  after: text("after").notNull().default(""),
  /** Distinct pictures by content: one that several galleries show counts once. */
  checked: integer("checked").notNull().default(0),
  missing: integer("missing").notNull().default(0),
  /** Missing pictures with a source: requested after every photo has been compared with the bucket. */
  requested: integer("requested").notNull().default(0),
  notRestorable: text("not_restorable", { mode: "json" }).$type<readonly LostPhoto[]>().notNull(),
  /** Turns begun since one last succeeded, including the current one. */
  turnsSinceSuccess: integer("failures").notNull().default(0),
  failure: text("failure"),
  begunAt: integer("begun_at").notNull(),
  dueAt: integer("due_at").notNull(),
  doneAt: integer("done_at"),
  /** When every photo had been compared with the bucket: from then on the check requests the missing ones. */
  comparedAt: integer("compared_at"),
});
