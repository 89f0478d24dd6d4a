import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const PHOTO_CHECK_STATES = ["RUNNING", "DONE", "FAILED"] as const;

/** A photo whose bytes are lost and cannot be fetched again; without a property, an upload that waits for one. */
export interface LostPhoto {
  readonly propertyId: string | null;
  readonly url: string;
}

/** In the directory: each check of an account's photos against the bucket. */
export const photoChecks = sqliteTable("photo_checks", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  state: text("state", { enum: PHOTO_CHECK_STATES }).notNull(),
  /** The hash up to which the photos are checked. */
  after: text("after").notNull().default(""),
  /** Pictures with different bytes: several galleries may show the same one. */
  checked: integer("checked").notNull().default(0),
  missing: integer("missing").notNull().default(0),
  /** Missing pictures that have a source: they are requested once all photos are compared. */
  requested: integer("requested").notNull().default(0),
  notRestorable: text("not_restorable", { mode: "json" }).$type<readonly LostPhoto[]>().notNull(),
  /** Turns since the last one that ended without a failure, including the current one. */
  failures: integer("failures").notNull().default(0),
  failure: text("failure"),
  begunAt: integer("begun_at").notNull(),
  dueAt: integer("due_at").notNull(),
  doneAt: integer("done_at"),
  /** When all photos were compared: from then on the check requests missing ones. */
  comparedAt: integer("compared_at"),
});
