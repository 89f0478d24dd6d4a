import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** In the directory: the last runs of each scheduled job. */
export const jobRuns = sqliteTable("job_runs", {
  seq: integer("seq").primaryKey(),
  job: text("job").notNull(),
  startedAt: integer("started_at").notNull(),
  endedAt: integer("ended_at").notNull(),
  /** Who ran it by hand; null if the clock did. */
  actor: text("actor"),
  /** The kind of the error; null if it ended well. */
  failure: text("failure"),
  summary: text("summary", { mode: "json" }).$type<Readonly<Record<string, number>>>().notNull(),
});
