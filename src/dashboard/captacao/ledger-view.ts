import type { LedgerRow } from "../../db/schema/captacao-ledger.ts";
import { isoTime } from "../../lib/clock.ts";

export const viewLedgerRow = ({ at, ...row }: Omit<LedgerRow, "seq">) => ({
  kind: row.kind,
  amountCents: row.amountCents,
  balanceCents: row.balanceCents,
  ownerId: row.ownerId,
  actor: row.actor,
  note: row.note,
  reference: row.reference,
  at: isoTime(at),
});
