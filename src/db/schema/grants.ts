import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Permission } from "../../vocabulary/permissions.ts";

/** Each value but ACTIVE is the code of refused calls. */
export const GRANT_STATUSES = [
  "ACTIVE",
  "access_not_active",
  "ACCOUNT_INACTIVE",
  "NOT_REQUESTED",
  "PENDING",
  "INFO_REQUESTED",
  "DENIED",
  "SUSPENDED",
  "REVOKED",
  "PLAN_NOT_ELIGIBLE",
  "SUBSCRIPTION_INACTIVE",
  "PILOT_EXPIRED",
] as const;

export const TIERS = ["PILOT", "STANDARD", "SCALE"] as const;

export const grants = sqliteTable("grants", {
  accountId: text("account_id").primaryKey(),
  status: text("status", { enum: GRANT_STATUSES }).notNull(),
  tier: text("tier", { enum: TIERS }).notNull(),
  scopes: text("scopes", { mode: "json" }).$type<Permission[]>().notNull(),
  pilotUntil: integer("pilot_until"),
  ratePerSecond: integer("rate_per_second").notNull(),
  burst: integer("burst").notNull(),
  monthlyQuota: integer("monthly_quota").notNull(),
  maxKeys: integer("max_keys").notNull(),
  maxWebhooks: integer("max_webhooks").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
