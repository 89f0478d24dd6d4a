import { type WriteContext, writeContext } from "../call-context.ts";
import { isEmpty, retryIfMoved, runPlan } from "../db/commit.ts";
import type { WritePlan } from "../db/plan.ts";
import { type Account, loadAccount } from "../domain/accounts/account.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import { drainIntoLogs } from "../domain/outbox/drain-into-log.ts";
import type { AuditAction } from "../vocabulary/audit-actions.ts";
import type { BackofficeCall } from "./endpoint.ts";

export interface Operation<Data, Result> {
  readonly action: AuditAction;
  /** Names of the fields written, for the audit row; none by default. */
  readonly fields?: readonly string[];
  /** Where it commits; by default the account's shard. */
  readonly database?: "directory";
  decide(ctx: WriteContext): Promise<WritePlan<Data, Result>>;
  /** The objects it changed, if several: each gets an audit row. */
  subjectsOf?(data: Data): readonly string[];
}

interface Operated<Data, Result> {
  readonly plan: WritePlan<Data, Result>;
  readonly ctx: WriteContext;
}

/** The context of a write to one account, under the dashboard's rules. */
export const contextOf = (
  call: BackofficeCall,
  { id: accountId, shard, propertyLimit }: Account,
  database?: Operation<unknown, unknown>["database"],
): WriteContext => {
  const { services, meter, language } = call;
  const db = database === "directory" ? call.directory : call.shard(shard);
  const brokerId = call.member?.brokerId;
  const own = { accountId, db, meter, language, propertyLimit, brokerId };
  return writeContext(services, { ...own, source: "DASHBOARD", dryRun: false });
};

const operateThere = async <Data, Result>(
  call: BackofficeCall,
  account: Account,
  operation: Operation<Data, Result>,
): Promise<Operated<Data, Result>> => {
  const { id: accountId, shard } = account;
  const ctx = contextOf(call, account, operation.database);
  const decide = async (): Promise<WritePlan<Data, Result>> => {
    const plan = await operation.decide(ctx);
    if (isEmpty(plan)) return plan;
    const { action, fields = [] } = operation;
    const subjects = operation.subjectsOf?.(plan.data) ?? [plan.subject];
    const rows = subjects.map((subject) => auditRow(call, { action, accountId, subject, fields }));
    return { ...plan, statements: [...plan.statements, ...rows] };
  };
  const { plan, committed } = await runPlan(ctx, decide);
  if (committed) await drainIntoLogs(call.services, { accountId, shard }, plan.events);
  return { plan, ctx };
};

/** A write of the platform side to one object: the same plans as the API's, and the audit row in their transaction. */
export const operateOn = <Data, Result>(
  call: BackofficeCall,
  account: Account,
  operation: Operation<Data, Result>,
): Promise<Operated<Data, Result>> => {
  const place = async () => (await loadAccount(call, account.id)).shard;
  return retryIfMoved(account.shard, place, (shard) => operateThere(call, { ...account, shard }, operation));
};

export const operate = async <Data, Result>(
  call: BackofficeCall,
  accountId: string,
  operation: Operation<Data, Result>,
): Promise<Operated<Data, Result>> => operateOn(call, await loadAccount(call, accountId), operation);
