import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ACCOUNT_TYPES } from "../../vocabulary/value-lists.ts";
import type { HideableField } from "../../vocabulary/visibility.ts";

export const ACCOUNT_STATUSES = ["ACTIVE", "INACTIVE"] as const;
export const SUBSCRIPTIONS = ["ACTIVE", "TRIAL", "OVERDUE"] as const;

export const accounts = sqliteTable("accounts", {
  id: text("id").primaryKey(),
  shard: text("shard").notNull().default("DB"),
  name: text("name").notNull(),
  type: text("type", { enum: ACCOUNT_TYPES }).notNull(),
  status: text("status", { enum: ACCOUNT_STATUSES }).notNull(),
  plan: text("plan").notNull(),
  subscription: text("subscription", { enum: SUBSCRIPTIONS }).notNull(),
  propertyLimit: integer("property_limit").notNull(),
  ownerName: text("owner_name").notNull(),
  ownerEmail: text("owner_email").notNull(),
  organization: text("organization"),
  creci: text("creci"),
  creciVerified: integer("creci_verified", { mode: "boolean" }).notNull().default(false),
  /** E.164: the business phone, which partners see (rules 26.5). */
  phone: text("phone"),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  /** For a sandbox's account: its live account. */
  sandboxOf: text("sandbox_of"),
  /** When the demonstration data were complete; only for the sandbox's own account. */
  sandboxFilledAt: integer("sandbox_filled_at"),
  /** Null until somebody chose (rules 34.20). */
  hiddenFields: text("hidden_fields", { mode: "json" }).$type<HideableField[]>(),
  /** When the sandbox began to be emptied; null unless it is being emptied. */
  sandboxResetAt: integer("sandbox_reset_at"),
});
