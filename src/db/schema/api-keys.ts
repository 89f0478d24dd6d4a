import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Permission } from "../../vocabulary/permissions.ts";

const KEY_KINDS = ["KEY", "CONNECTION"] as const;

export const apiKeys = sqliteTable("api_keys", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  name: text("name").notNull(),
  hash: text("hash").notNull(),
  /** First and last characters, so that a person recognizes the key. */
  hint: text("hint").notNull(),
  scopes: text("scopes", { mode: "json" }).$type<Permission[]>().notNull(),
  allowedIps: text("allowed_ips", { mode: "json" }).$type<string[]>().notNull(),
  expiresAt: integer("expires_at"),
  revokedAt: integer("revoked_at"),
  createdAt: integer("created_at").notNull(),
  /** A connection is an assistant's key: its text is only in the token that the dashboard issued. */
  kind: text("kind", { enum: KEY_KINDS }).notNull().default("KEY"),
  clientId: text("client_id"),
  /** The host to which the client's authorization codes are sent. */
  clientHost: text("client_host"),
  /** Who granted the connection. */
  personId: text("person_id"),
});
