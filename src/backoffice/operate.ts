import type { Plan } from "../db/plan.ts";
import { type Account, loadAccount } from "../domain/accounts/account.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import { drainLog } from "../domain/outbox/drain-log.ts";
import { perform } from "../domain/perform.ts";
import type { WriteScope } from "../domain/scope.ts";
import { dashboardScope } from "./dashboard-scope.ts";
import type { BackofficeCall } from "./endpoint.ts";

export interface Operation<Data, Result> {
  readonly action: string;
  /** Names of the fields written, for the audit row. */
  readonly fields: readonly string[];
  decide(scope: WriteScope): Promise<Plan<Data, Result>>;
}

export interface Operated<Data, Result> {
  readonly plan: Plan<Data, Result>;
  readonly committed: boolean;
  readonly scope: WriteScope;
}

/** The rules of the dashboard over one account. */
export const scopeOf = (call: BackofficeCall, account: Account): WriteScope => {
  const { id: accountId, shard, propertyLimit } = account;
  const { services, meter, clock, language } = call;
  const db = call.shard(shard);
  return dashboardScope(services.settings, { accountId, db, meter, clock, language, propertyLimit });
};

/** A write of the platform side to one object: the same plans as the API's, and the audit row in their transaction. */
export const operateOn = async <Data, Result>(
  call: BackofficeCall,
  account: Account,
  operation: Operation<Data, Result>,
): Promise<Operated<Data, Result>> => {
  const { id: accountId, shard } = account;
  const scope = scopeOf(call, account);
  const decide = async (): Promise<Plan<Data, Result>> => {
    const plan = await operation.decide(scope);
    if (plan.statements.length === 0) return plan;
    const { action, fields } = operation;
    const deed = auditRow(call, { action, accountId, subject: plan.subject, fields });
    return { ...plan, statements: [...plan.statements, deed] };
  };
  const { plan, committed } = await perform(scope, decide);
  if (committed) await drainLog(call.services, { accountId, shard });
  return { plan, committed, scope };
};

export const operate = async <Data, Result>(
  call: BackofficeCall,
  accountId: string,
  operation: Operation<Data, Result>,
): Promise<Operated<Data, Result>> => operateOn(call, await loadAccount(call, accountId), operation);
