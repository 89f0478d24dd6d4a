import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LEDGER_KINDS } from "../../vocabulary/value-lists.ts";
import { tableOf } from "../table.ts";

/** In the directory: every amount of an account, signed. The other side is always the platform. */
export const captacaoLedger = sqliteTable("captacao_ledger", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  accountId: text("account_id").notNull(),
  ownerId: text("owner_id"),
  kind: text("kind", { enum: LEDGER_KINDS }).notNull(),
  amountCents: integer("amount_cents").notNull(),
  balanceCents: integer("balance_cents").notNull(),
  /** A key's id, or the operator who acted on the platform side. */
  actor: text("actor").notNull(),
  note: text("note"),
  /** The operator's own code for a credit: a repeated code is the same credit. */
  reference: text("reference"),
  at: integer("at").notNull(),
});

export type LedgerRow = typeof captacaoLedger.$inferSelect;

export const captacaoLedgerTable = tableOf(captacaoLedger);
