import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Fault } from "../../errors/faults.ts";
import type { Sentence } from "../../lib/language.ts";
import type { Warning } from "../../vocabulary/labels.ts";

/** The outcome of an item: an outcome of PUT by code, PENDING or REJECTED (rules 18.6). */
export const BATCH_OUTCOMES = [
  "PENDING",
  "CREATED",
  "UPDATED",
  "UNCHANGED",
  "CONFIRMED",
  "LINKED",
  "REJECTED",
] as const;

/** Why an item was refused, in both languages: the reader chooses. */
export interface ItemRefusal {
  readonly code: string;
  readonly detail: Sentence;
  readonly faults: readonly Fault[];
  /** The client or property that refused it, such as `existingId`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** What an item's write adds to its outcome, from the result of a PUT by code. */
export interface ItemNotes {
  readonly warnings: readonly Warning[];
  readonly kept?: readonly string[] | undefined;
  readonly reactivated?: boolean | undefined;
}

export const batchItems = sqliteTable(
  "batch_items",
  {
    batchId: text("batch_id").notNull(),
    position: integer("position").notNull(),
    accountId: text("account_id").notNull(),
    externalRef: text("external_ref"),
    outcome: text("outcome", { enum: BATCH_OUTCOMES }).notNull(),
    objectId: text("object_id"),
    photos: text("photos"),
    refusal: text("refusal", { mode: "json" }).$type<ItemRefusal>(),
    /** The item's request, in the version that stored it; null once processed. */
    body: text("body", { mode: "json" }).$type<object>(),
    /** Null before the item's turn, if it was refused, and in rows of earlier versions. */
    result: text("result", { mode: "json" }).$type<ItemNotes>(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] })],
);
