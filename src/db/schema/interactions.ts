import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { INTERACTION_TYPES } from "../../vocabulary/value-lists.ts";

export const interactions = sqliteTable("interactions", {
  seq: integer("seq").primaryKey(),
  id: text("id").notNull(),
  accountId: text("account_id").notNull(),
  leadId: text("lead_id").notNull(),
  type: text("type", { enum: INTERACTION_TYPES }).notNull(),
  at: integer("at").notNull(),
  /** Personal data: shown only in the client's export. */
  note: text("note"),
  propertyId: text("property_id"),
  createdAt: integer("created_at").notNull(),
  /** Whether the inserting statement has counted its bytes; if not, a trigger does. */
  weighed: integer("weighed", { mode: "boolean" }).notNull().default(false),
});
