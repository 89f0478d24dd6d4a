import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MEMBER_ROLES } from "../../vocabulary/member-roles.ts";

/** Who may enter an account in the dashboard; `team_members` are the account's brokers. */
export const members = sqliteTable(
  "members",
  {
    accountId: text("account_id").notNull(),
    email: text("email").notNull(),
    role: text("role", { enum: MEMBER_ROLES }).notNull(),
    createdAt: integer("created_at").notNull(),
    /** Set once the person has authorized a connection. */
    personId: text("person_id"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.email] })],
);
