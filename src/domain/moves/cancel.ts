import { guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { accountMoves } from "../../db/schema/account-moves.ts";
import { run, sql } from "../../db/statement.ts";
import { orNotFound, refuseRequest } from "../../errors/refusal.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { isRevocable, type Move, moveTable, REVOCABLE } from "./move.ts";

const withoutResult = { ...NO_EFFECTS, result: null };

const oneMove = selectBy(accountMoves, ["id", "accountId"]);

/**
 * Cancels a move, as long as the account has not changed its database. Repeating it changes nothing.
 * @throws Refusal not_found; request_refused once the account is in its new database
 */
export const cancelMove = async (ctx: OperatorContext, accountId: string, id: string): Promise<Move> => {
  const plan = await runInDirectory(ctx, async () => {
    const [rows] = await run(ctx.directory, [oneMove({ accountId, id })], ctx.meter);
    const own = orNotFound(moveTable.first(rows));
    if (own.cancelAt !== null) return { ...withoutResult, data: own, subject: id };
    if (!isRevocable(own))
      throw refuseRequest(
        "A conta já está no novo banco de dados: a transferência não pode mais ser cancelada.",
        "The account is already in its new database: the move can no longer be canceled.",
      );
    const cancelAt = ctx.clock.now();
    const states = REVOCABLE.map((state) => `'${state}'`).join(", ");
    const statements = [
      sql(
        `UPDATE account_moves SET cancel_at = ? WHERE id = ? AND cancel_at IS NULL AND state IN (${states})`,
        cancelAt,
        id,
      ),
      guardFresh,
      auditRow(ctx, { action: "account.move_cancel", accountId, subject: id, fields: [] }),
    ];
    return { ...withoutResult, data: { ...own, cancelAt }, subject: id, statements };
  });
  return plan.data;
};
