import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DomainEvent, Job } from "../plan.ts";

export const outbox = sqliteTable(
  "outbox",
  {
    accountId: text("account_id").notNull(),
    /** Empty for a commit. Otherwise the queue that its jobs wait for. */
    refusedBy: text("refused_by").notNull().default(""),
    /** Order of the account's commits. */
    seq: integer("seq").notNull(),
    /** Of the first event or job. */
    id: text("id").notNull(),
    events: text("events", { mode: "json" }).$type<DomainEvent[]>().notNull(),
    jobs: text("jobs", { mode: "json" }).$type<Job[]>().notNull(),
    createdAt: integer("created_at").notNull(),
    /** The requestId of the call that caused it. */
    causedBy: text("caused_by"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.refusedBy, table.seq, table.id] })],
);
