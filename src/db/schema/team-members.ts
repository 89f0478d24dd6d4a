import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { TEAM_ROLES } from "../../vocabulary/value-lists.ts";

export const teamMembers = sqliteTable("team_members", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  role: text("role", { enum: TEAM_ROLES }).notNull(),
  creci: text("creci"),
  creciVerified: integer("creci_verified", { mode: "boolean" }).notNull().default(false),
  active: integer("active", { mode: "boolean" }).notNull().default(true),
  createdAt: integer("created_at").notNull(),
  /** ACTIVE clients the member is responsible for. */
  activeClients: integer("active_clients").notNull().default(0),
});
