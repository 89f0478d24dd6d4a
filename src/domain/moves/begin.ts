import { guard, guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { run, type Statement, unlessThere } from "../../db/statement.ts";
import { refuseFaults, refuseRequest } from "../../errors/refusal.ts";
import { newId } from "../../lib/id.ts";
import { type Account, loadAccount } from "../accounts/account.ts";
import { bytesFor, hasSpaceFor } from "../accounts/choose-shard.ts";
import { openRestore } from "../accounts/under-way.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { type Estimate, estimate, keptBy } from "./estimate.ts";
import { type Move, moveTable, storedOpenMove } from "./move.ts";

const withoutResult = { ...NO_EFFECTS, result: null };

const newMove = ({ id: accountId, shard: fromShard }: Account, toShard: string, now: number): Move => ({
  id: newId("move"),
  accountId,
  fromShard,
  toShard,
  state: "PLANNED",
  step: 0,
  error: null,
  frozenAt: null,
  frozenMs: null,
  startedAt: now,
  changedAt: now,
  cancelAt: null,
});

/** @throws Refusal request_refused unless the database can take the account */
const checkRoom = async (
  ctx: OperatorContext,
  { shard, propertyLimit }: Account,
  to: string,
  kept: number,
) => {
  if (shard === to)
    throw refuseRequest("A conta já está neste banco de dados.", "The account is already in this database.");
  if (!(await hasSpaceFor(ctx, to, bytesFor(kept, propertyLimit))))
    throw refuseRequest(
      "O banco de dados está fechado ou não tem espaço para a conta.",
      "The database is closed or has no space for the account.",
    );
};

/** Properties of the account; 0 if its database is not bound: the move is then canceled. */
const readKept = async (ctx: OperatorContext, { id: accountId, shard }: Account): Promise<number> => {
  if (!ctx.shardNames.includes(shard)) return 0;
  const [rows] = await run(ctx.shard(shard), [keptBy({ accountId })], ctx.meter);
  return (rows?.[0]?.kept ?? 0) as number;
};

interface Begun {
  /** Null for a dry run if no move is under way. */
  readonly move: Move | null;
  /** Null if the move is under way already. */
  readonly expected: Estimate | null;
}

/**
 * Plans a move of an account; one already under way to the same database is returned as it is.
 * @param dryRun only estimates the move, with the same refusals
 * @throws Refusal not_found; invalid_param for an unknown database; request_refused when the database takes no account,
 * and while the account is restored or moves elsewhere
 */
export const moveAccount = async (
  ctx: OperatorContext,
  accountId: string,
  to: string,
  dryRun: boolean,
): Promise<Begun> => {
  if (!ctx.shardNames.includes(to))
    throw refuseFaults([{ in: "body", name: "to", pointer: "/to", code: "not_found" }]);
  const plan = await runInDirectory(ctx, async () => {
    const account = await loadAccount(ctx, accountId);
    const queries = [storedOpenMove(accountId), openRestore(accountId)];
    const [open, restores = []] = await run(ctx.directory, queries, ctx.meter);
    const known = moveTable.first(open);
    if (known?.toShard === to && known.cancelAt === null)
      return { ...withoutResult, data: { move: known, expected: null }, subject: known.id };
    if (known)
      throw refuseRequest(
        "Uma transferência da conta está em andamento.",
        "A move of the account is in progress.",
      );
    if (restores.length > 0)
      throw refuseRequest(
        "Uma restauração da conta está em andamento.",
        "A restore of the account is in progress.",
      );
    const kept = await readKept(ctx, account);
    const expected = estimate(kept);
    await checkRoom(ctx, account, to, kept);
    if (dryRun) return { ...withoutResult, data: { move: null, expected }, subject: accountId };
    const own = newMove(account, to, ctx.clock.now());
    const statements: Statement[] = [
      unlessThere(moveTable.insert(own)),
      guardFresh,
      guard("stale", "EXISTS (SELECT 1 FROM accounts WHERE id = ? AND shard = ?)", accountId, account.shard),
      guard("stale", `NOT EXISTS (${openRestore(accountId).sql})`, accountId),
      auditRow(ctx, { action: "account.move", accountId, subject: own.id, fields: ["to"] }),
    ];
    return { ...withoutResult, data: { move: own, expected }, subject: own.id, statements };
  });
  return plan.data;
};
