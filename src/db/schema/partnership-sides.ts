import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";
import { tableOf } from "../table.ts";

/** In the directory: a partnership as one of its two accounts lists it. */
export const partnershipSides = sqliteTable(
  "partnership_sides",
  {
    accountId: text("account_id").notNull(),
    partnershipId: text("partnership_id").notNull(),
    status: text("status", { enum: PARTNERSHIP_STAGES }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.partnershipId] })],
);

export const partnershipSideTable = tableOf(partnershipSides);
