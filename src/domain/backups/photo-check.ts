import { guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { photoChecks } from "../../db/schema/photo-checks.ts";
import { run, sql, unlessThere } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { newId } from "../../lib/id.ts";
import { loadAccount } from "../accounts/account.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";

export type PhotoCheck = typeof photoChecks.$inferSelect;

export const photoCheckTable = tableOf(photoChecks);

const newCheck = (accountId: string, now: number): PhotoCheck => ({
  id: newId("photoCheck"),
  accountId,
  state: "RUNNING",
  begunAt: now,
  dueAt: now,
  after: "",
  checked: 0,
  missing: 0,
  requested: 0,
  notRestorable: [],
  turnsSinceSuccess: 0,
  failure: null,
  comparedAt: null,
  doneAt: null,
});

/** Returns the running check of an account, or begins one for the backups Worker. @throws Refusal not_found */
export const checkPhotos = async (ctx: OperatorContext, accountId: string): Promise<PhotoCheck> => {
  await loadAccount(ctx, accountId);
  const plan = await runInDirectory(ctx, async () => {
    const open = sql(
      `SELECT ${photoCheckTable.columns} FROM photo_checks WHERE account_id = ? AND state = 'RUNNING'`,
      accountId,
    );
    const running = photoCheckTable.first((await run(ctx.directory, [open], ctx.meter))[0]);
    if (running) return { ...NO_EFFECTS, result: null, data: running, subject: running.id };
    const own = newCheck(accountId, ctx.clock.now());
    const row = auditRow(ctx, { action: "account.photos", accountId, subject: own.id, fields: [] });
    const statements = [unlessThere(photoCheckTable.insert(own)), guardFresh, row];
    return { ...NO_EFFECTS, result: null, data: own, subject: own.id, statements };
  });
  return plan.data;
};
