import * as z from "zod";
import type { LedgerRow } from "../../db/schema/captacao-ledger.ts";
import { isoTime } from "../../lib/clock.ts";
import { LEDGER_KINDS } from "../../vocabulary/value-lists.ts";

export const LedgerView = z
  .object({
    kind: z.enum(LEDGER_KINDS),
    amountCents: z.int().meta({ description: "Signed: a debit is negative." }),
    balanceCents: z.int().meta({ description: "After it." }),
    ownerId: z.string().nullable(),
    actor: z.string().meta({ description: "A key's id, or who acted on the platform side." }),
    note: z.string().nullable(),
    reference: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "CaptacaoLedgerEntry" });

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
