import { guard } from "../db/plan.ts";
import { run, sql } from "../db/statement.ts";
import { grantQuery, grantTable } from "../domain/accounts/grant.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import type { Restore } from "../domain/backups/stored.ts";
import { MINUTE_MS } from "../lib/clock.ts";
import { logger } from "../lib/logger.ts";
import { readProgress, reopen, step } from "./fenced.ts";
import { recountStatements } from "./recount.ts";
import { placeOf, type Work } from "./restore-account.ts";

/** By then every gate has heard of a change of access. */
const GATES_NOTIFIED_MS = 3 * MINUTE_MS;

/** The actor in the audit when a given-up restore suspends an account. */
const ACTOR = "backups";

/** Suspends the account's access, as an operator would. @returns whether it was active */
const suspend = async ({ stores, own: { accountId }, meter }: Work): Promise<boolean> => {
  const { directory, clock } = stores;
  const [rows] = await run(directory, [grantQuery(accountId)], meter);
  const grant = grantTable.first(rows);
  if (grant?.status !== "ACTIVE") return false;
  const updatedAt = Math.max(clock.now(), grant.updatedAt + 1);
  await run(
    directory,
    [
      guard("stale", "(SELECT updated_at FROM grants WHERE account_id = ?) IS ?", accountId, grant.updatedAt),
      grantTable.update({ status: "SUSPENDED", updatedAt }, "account_id = ?", [accountId]),
      auditRow(
        { actor: ACTOR, clock },
        { action: "access.grant", accountId, subject: accountId, fields: ["status"] },
      ),
    ],
    meter,
  );
  return true;
};

/**
 * Ends a restore that does not end by itself, and opens its account, which nobody could write to meanwhile. Before the
 * first deletion the account is as it was. Afterwards it has only some of its rows: its access is suspended first, so
 * that no caller writes into half an account, until an operator has restored it from another export.
 */
export const abandonRestore = async (work: Work, failure: string): Promise<Partial<Restore>> => {
  const { stores, own } = work;
  const { clock, points } = stores;
  const place = placeOf(work);
  const { reached, isClosed } = await readProgress(place);
  const isTouched = isClosed && reached !== null && reached.stage !== "checking";
  if (isTouched && (await suspend(work))) return { failure, dueAt: clock.now() + GATES_NOTIFIED_MS };
  const begun = sql("INSERT OR IGNORE INTO portfolios (account_id) VALUES (?)", own.accountId);
  if (isTouched) await step(place, reached, null, [begun, ...recountStatements(own.accountId, clock.now())]);
  else await reopen(place);
  const outcome = isTouched ? "half-restored" : "not-restored";
  logger.error("restore given up", { accountId: own.accountId, restore: own.id, outcome, failure });
  points.write("backups", { account: own.accountId, outcome, failure });
  return { failure, state: "FAILED", doneAt: clock.now() };
};
