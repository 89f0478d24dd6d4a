import { guardFresh } from "../../db/plan.ts";
import { captacaoLedgerTable, type LedgerRow } from "../../db/schema/captacao-ledger.ts";
import { type Statement, sql } from "../../db/statement.ts";

export { captacaoLedgerTable as ledgerTable };

type LedgerEntry = Pick<LedgerRow, "accountId" | "ownerId" | "kind" | "amountCents" | "actor" | "at"> &
  Partial<Pick<LedgerRow, "note" | "reference">>;

/**
 * Changes the balance and enters the amount with the new balance. It is the only way money moves, so the desk's
 * balance is the sum of its ledger. Stale if the balance does not cover the amount, or `desk.where` does not hold.
 */
export const moveMoney = (
  { accountId, ownerId, kind, amountCents, actor, at, note = null, reference = null }: LedgerEntry,
  desk?: { readonly set?: string; readonly where: string; readonly params: readonly unknown[] },
): Statement[] => [
  sql(
    `UPDATE captacao_desks SET balance_cents = balance_cents + ?${desk?.set ? `, ${desk.set}` : ""}
     WHERE account_id = ? AND balance_cents + ? >= 0${desk ? ` AND ${desk.where}` : ""}`,
    amountCents,
    accountId,
    amountCents,
    ...(desk?.params ?? []),
  ),
  guardFresh,
  sql(
    `INSERT INTO captacao_ledger (account_id, owner_id, kind, amount_cents, actor, note, reference, at, balance_cents)
     SELECT account_id, ?, ?, ?, ?, ?, ?, ?, balance_cents FROM captacao_desks WHERE account_id = ?`,
    ownerId,
    kind,
    amountCents,
    actor,
    note,
    reference,
    at,
    accountId,
  ),
];
