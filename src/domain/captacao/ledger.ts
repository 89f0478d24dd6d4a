import { guardFresh } from "../../db/commit.ts";
import { captacaoLedgerTable, type LedgerRow } from "../../db/schema/captacao-ledger.ts";
import { type Statement, sql } from "../../db/statement.ts";

export { captacaoLedgerTable as ledgerTable };

/** An amount that is to be entered. */
export type LedgerEntry = Pick<LedgerRow, "accountId" | "ownerId" | "kind" | "amountCents" | "actor" | "at"> &
  Partial<Pick<LedgerRow, "note" | "reference">>;

/** What else of the desk changes with the balance, and must hold of it. */
export interface DeskChange {
  readonly set?: string;
  readonly where: string;
  readonly params: readonly unknown[];
}

/**
 * Changes the balance and enters the amount with the balance after it. It is the only way money moves: what the desk
 * holds is the sum of its ledger. Stale where the balance does not cover the amount, or `desk` does not hold.
 */
export const moveMoney = (
  { accountId, ownerId, kind, amountCents, actor, at, note = null, reference = null }: LedgerEntry,
  desk?: DeskChange,
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
    ...[ownerId, kind, amountCents, actor, note, reference, at, accountId],
  ),
];
