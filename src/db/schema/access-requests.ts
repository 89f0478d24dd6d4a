import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Permission } from "../../vocabulary/permissions.ts";

export const accessRequests = sqliteTable("access_requests", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  /** The program that will call. */
  system: text("system").notNull(),
  purpose: text("purpose").notNull(),
  callsPerDay: integer("calls_per_day").notNull(),
  scopes: text("scopes", { mode: "json" }).$type<Permission[]>().notNull(),
  createdAt: integer("created_at").notNull(),
  /** The account's answer to the question. */
  answer: text("answer"),
  answeredAt: integer("answered_at"),
  /** The operator's question; unanswered while the grant is INFO_REQUESTED. */
  question: text("question"),
  decision: text("decision", { enum: ["APPROVED", "DENIED"] }),
  /** What the operator said with the decision. */
  message: text("message"),
  decidedAt: integer("decided_at"),
});
