import { guard, guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { run, type Statement, sql, unlessThere } from "../../db/statement.ts";
import { orNotFound, refuseRequest } from "../../errors/refusal.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { EXPORT_KEPT_DAYS } from "../../vocabulary/limits.ts";
import { type Account, loadAccount } from "../accounts/account.ts";
import { openMove, openRestore } from "../accounts/under-way.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import {
  type Export,
  exportTable,
  findExport,
  holdsRows,
  newExport,
  type Restore,
  restoreTable,
} from "./stored.ts";

const runningExport = (accountId: string): Statement =>
  sql(`SELECT ${exportTable.columns} FROM exports WHERE account_id = ? AND state = 'RUNNING'`, accountId);

/** Up to this age in days an export may be restored: it is deleted two days later, which leaves time for that. */
export const RESTORABLE_DAYS = EXPORT_KEPT_DAYS - 2;

const withoutResult = { ...NO_EFFECTS, result: null };

/** Returns the running export of an account, or begins one. @throws Refusal not_found */
export const exportAccount = async (ctx: OperatorContext, accountId: string): Promise<Export> => {
  const { shard } = await loadAccount(ctx, accountId);
  const plan = await runInDirectory(ctx, async () => {
    const running = exportTable.first((await run(ctx.directory, [runningExport(accountId)], ctx.meter))[0]);
    if (running) return { ...withoutResult, data: running, subject: running.id };
    const own = newExport(accountId, shard, ctx.clock.now());
    const row = auditRow(ctx, { action: "account.export", accountId, subject: own.id, fields: [] });
    const statements = [unlessThere(exportTable.insert(own)), guardFresh, row];
    return { ...withoutResult, data: own, subject: own.id, statements };
  });
  return plan.data;
};

export const newRestore = (
  { id: accountId, shard }: Account,
  from: Pick<Export, "id" | "begunAt">,
  replaces: boolean,
  now: number,
): Restore => ({
  id: newId("restore"),
  accountId,
  exportId: from.id,
  exportedAt: from.begunAt,
  shard,
  replaces,
  state: "WAITING",
  turnsSinceSuccess: 0,
  failure: null,
  begunAt: now,
  dueAt: now,
  doneAt: null,
  boards: null,
});

/**
 * Has the backups Worker restore an account from one of its exports.
 * @throws Refusal not_found; request_refused if the account has data and `replaces` is false, if the export is about to
 * be deleted, or while an export, a move or another restore of the account is under way
 */
export const restoreAccount = async (
  ctx: OperatorContext,
  accountId: string,
  { exportId, replaces }: { readonly exportId: string; readonly replaces: boolean },
): Promise<Restore> => {
  const account = await loadAccount(ctx, accountId);
  const plan = await runInDirectory(ctx, async () => {
    const from = orNotFound(await findExport(ctx.directory, { accountId, exportId }, ctx.meter));
    const queries = [openRestore(accountId), runningExport(accountId), openMove(accountId)];
    const [open = [], running = [], moves = []] = await run(ctx.directory, queries, ctx.meter);
    if (open.length > 0)
      throw refuseRequest(
        "Uma restauração da conta está em andamento.",
        "A restore of the account is in progress.",
      );
    if (moves.length > 0)
      throw refuseRequest(
        "Uma transferência da conta está em andamento.",
        "A move of the account is in progress.",
      );
    if (!replaces && (await holdsRows(ctx.shard(account.shard), accountId, ctx.meter)))
      throw refuseRequest(
        "A conta já tem dados. Envie replaces para substituí-los pelos da exportação.",
        "The account already has data. Send replaces to replace it with the export's.",
      );
    if (from.begunAt < ctx.clock.now() - RESTORABLE_DAYS * DAY_MS)
      throw refuseRequest("A exportação está prestes a ser apagada.", "The export is about to be deleted.");
    if (running.length > 0)
      throw refuseRequest(
        "Uma exportação da conta está em andamento: espere que termine.",
        "An export of the account is in progress: wait until it is done.",
      );
    const own = newRestore(account, from, replaces, ctx.clock.now());
    const row = auditRow(ctx, {
      action: "account.restore",
      accountId,
      subject: own.id,
      fields: replaces ? ["replaces"] : [],
    });
    const isQuiet = guard(
      "stale",
      "NOT EXISTS (SELECT 1 FROM exports WHERE account_id = ? AND state = 'RUNNING')",
      accountId,
    );
    const staysHere = guard("stale", `NOT EXISTS (${openMove(accountId).sql})`, accountId);
    const statements = [unlessThere(restoreTable.insert(own)), guardFresh, isQuiet, staysHere, row];
    return { ...withoutResult, data: own, subject: own.id, statements };
  });
  return plan.data;
};
