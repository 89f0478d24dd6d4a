import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Work that is assigned, because two operators could begin it at the same time. */
export const WORK_KINDS = ["ACCESS", "REVIEW", "NEIGHBORHOOD", "DEAD_LETTER"] as const;

export const assignments = sqliteTable(
  "assignments",
  {
    kind: text("kind", { enum: WORK_KINDS }).notNull(),
    subject: text("subject").notNull(),
    actor: text("actor").notNull(),
    until: integer("until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);
