import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  ACCEPT_CHANNELS,
  CAPTACAO_STAGES,
  CAPTACAO_STATUSES,
  CAPTACAO_TABS,
} from "../../vocabulary/value-lists.ts";
import { tableOf } from "../table.ts";

/** In the directory: an owner offered to an account, in the current or last round. */
export const captacaoOffers = sqliteTable(
  "captacao_offers",
  {
    accountId: text("account_id").notNull(),
    ownerId: text("owner_id").notNull(),
    version: integer("version").notNull(),
    status: text("status", { enum: CAPTACAO_STATUSES }).notNull(),
    priceCents: integer("price_cents").notNull(),
    deadline: integer("deadline").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When it was withdrawn or expired. */
    endedAt: integer("ended_at"),
    acceptedAt: integer("accepted_at"),
    debitedCents: integer("debited_cents"),
    channel: text("channel", { enum: ACCEPT_CHANNELS }),
    keyId: text("key_id"),
    keyName: text("key_name"),
    ip: text("ip"),
    termsVersion: text("terms_version"),
    stage: text("stage", { enum: CAPTACAO_STAGES }),
    tab: text("tab", { enum: CAPTACAO_TABS }),
    lostReason: text("lost_reason"),
    note: text("note"),
    soldAt: integer("sold_at"),
    refundedAt: integer("refunded_at"),
    /** When an accepted owner's personal data was erased (rules 24.7). */
    erasedAt: integer("erased_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.ownerId] })],
);

export type CaptacaoOffer = typeof captacaoOffers.$inferSelect;

export const captacaoOfferTable = tableOf(captacaoOffers);
