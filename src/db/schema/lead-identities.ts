import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const IDENTITY_KINDS = ["phone", "email"] as const;

export const leadIdentities = sqliteTable(
  "lead_identities",
  {
    accountId: text("account_id").notNull(),
    kind: text("kind", { enum: IDENTITY_KINDS }).notNull(),
    /** E.164 of a phone, an e-mail in lower case: two spellings give one value. */
    value: text("value").notNull(),
    leadId: text("lead_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.value] })],
);
