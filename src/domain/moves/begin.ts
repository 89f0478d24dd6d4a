import { and, eq } from "drizzle-orm";
import { guard, guardFresh } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import { prepared, read } from "../../db/prepared.ts";
import { accountMoves } from "../../db/schema/account-moves.ts";
import { run, type Statement, sql, unlessThere } from "../../db/statement.ts";
import { found, refuseFaults, refuseRequest } from "../../errors/refusal.ts";
import { newId } from "../../lib/id.ts";
import { type Account, loadAccount } from "../accounts/account.ts";
import { hasRoomFor } from "../accounts/choose-shard.ts";
import { openRestore } from "../accounts/under-way.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { isRevocable, type Move, moveTable, REVOCABLE, storedOpenMove } from "./move.ts";

const nothing = { ...NO_EFFECTS, result: null };

const newMove = ({ id: accountId, shard: fromShard }: Account, toShard: string, now: number): Move => ({
  ...{ id: newId("move"), accountId, fromShard, toShard, state: "PLANNED", step: 0, error: null },
  ...{ frozenAt: null, frozenMs: null, startedAt: now, changedAt: now, cancelAt: null },
});

/** @throws Refusal request_refused unless the database can take the account */
const checkRoom = async (ctx: OperatorContext, { shard, propertyLimit }: Account, to: string) => {
  if (shard === to)
    throw refuseRequest(
      "A conta já está neste banco de dados.",
      "The account already lies in this database.",
    );
  if (!(await hasRoomFor(ctx, to, propertyLimit)))
    throw refuseRequest(
      "O banco de dados está fechado ou não tem espaço para a conta.",
      "The database is closed or has no room for the account.",
    );
};

/**
 * Plans a move of an account; the one that is under way to the same database is answered as it is.
 * @throws Refusal not_found; invalid_param for an unknown database; request_refused when the database takes no account,
 * and while the account is restored or moves elsewhere
 */
export const moveAccount = async (ctx: OperatorContext, accountId: string, to: string): Promise<Move> => {
  if (!ctx.shardNames.includes(to))
    throw refuseFaults([{ in: "body", name: "to", pointer: "/to", code: "not_found" }]);
  const plan = await runInDirectory(ctx, async () => {
    const account = await loadAccount(ctx, accountId);
    const asked = [storedOpenMove(accountId), openRestore(accountId)];
    const [open, restores = []] = await run(ctx.directory, asked, ctx.meter);
    const known = moveTable.first(open);
    if (known?.toShard === to && known.cancelAt === null)
      return { ...nothing, data: known, subject: known.id };
    if (known)
      throw refuseRequest("Uma mudança da conta está em andamento.", "A move of the account is under way.");
    if (restores.length > 0)
      throw refuseRequest(
        "Uma restauração da conta está em andamento.",
        "A restore of the account is under way.",
      );
    await checkRoom(ctx, account, to);
    const own = newMove(account, to, ctx.clock.now());
    const statements: Statement[] = [
      unlessThere(moveTable.insert(own)),
      guardFresh,
      guard("stale", "EXISTS (SELECT 1 FROM accounts WHERE id = ? AND shard = ?)", accountId, account.shard),
      guard("stale", `NOT EXISTS (${openRestore(accountId).sql})`, accountId),
      auditRow(ctx, { action: "account.move", accountId, subject: own.id, fields: ["to"] }),
    ];
    return { ...nothing, data: own, subject: own.id, statements };
  });
  return plan.data;
};

const oneMove = prepared<"accountId" | "id">((of) =>
  read
    .select()
    .from(accountMoves)
    .where(and(eq(accountMoves.id, of("id")), eq(accountMoves.accountId, of("accountId")))),
);

/**
 * Calls a move off, as long as the account has not changed its database; one that was called off stays so.
 * @throws Refusal not_found; request_refused once the account lies in its new database
 */
export const cancelMove = async (ctx: OperatorContext, accountId: string, id: string): Promise<Move> => {
  const plan = await runInDirectory(ctx, async () => {
    const [rows] = await run(ctx.directory, [oneMove({ accountId, id })], ctx.meter);
    const own = found(moveTable.first(rows));
    if (own.cancelAt !== null) return { ...nothing, data: own, subject: id };
    if (!isRevocable(own))
      throw refuseRequest(
        "A conta já está no novo banco de dados: a mudança não pode mais ser cancelada.",
        "The account already lies in its new database: the move can no longer be called off.",
      );
    const cancelAt = ctx.clock.now();
    const states = REVOCABLE.map((state) => `'${state}'`).join(", ");
    const statements = [
      sql(
        `UPDATE account_moves SET cancel_at = ? WHERE id = ? AND cancel_at IS NULL AND state IN (${states})`,
        ...[cancelAt, id],
      ),
      guardFresh,
      auditRow(ctx, { action: "account.move_cancel", accountId, subject: id, fields: [] }),
    ];
    return { ...nothing, data: { ...own, cancelAt }, subject: id, statements };
  });
  return plan.data;
};
