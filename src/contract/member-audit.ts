import { run, type Statement, sql } from "../db/statement.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import { Refusal } from "../errors/refusal.ts";
import { newId, seededId } from "../lib/id.ts";
import { isKey, type MemberCaller } from "./call.ts";
import { type AdmittedWrite, primaryOf } from "./contexts.ts";

/** Names of the fields that a person writes, never their values. */
const entryOf = ({ admitted, endpoint: { route }, sent }: AdmittedWrite, subject: string | null) => ({
  action: `panel.${route.operationId}` as const,
  accountId: admitted.principal.account.id,
  subject,
  fields: sent.body.kind === "object" ? Object.keys(sent.body.value) : [],
});

/** The audit row of a person's write, which commits with it. */
export const memberRow = (call: AdmittedWrite, subject: string | null): Statement =>
  auditRow({ actor: call.admitted.principal.key.id, clock: call.services.clock }, entryOf(call, subject));

const idOf = ({ once }: MemberCaller): Promise<string> | string =>
  once === undefined ? newId("audit") : seededId("audit", once);

/**
 * The audit row of what an object carries out, written before the object acts, so that no act goes without one. A call
 * that dies in between leaves the row of what was not done. The same form has one row.
 * @returns takes the row back: nothing was done
 */
const intend = async (
  call: AdmittedWrite,
  caller: MemberCaller,
  subject: string | null,
): Promise<() => Promise<unknown>> => {
  const { action, accountId, fields } = entryOf(call, subject);
  const id = await idOf(caller);
  const actor = call.admitted.principal.key.id;
  const at = call.services.clock.now();
  const written = sql(
    `INSERT INTO audit (id, account_id, actor, action, subject, fields, at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO NOTHING RETURNING seq`,
    id,
    accountId,
    actor,
    action,
    subject,
    JSON.stringify(fields),
    at,
  );
  const db = primaryOf(call);
  const [rows] = await run(db, [written], call.meter);
  const seq = rows?.[0]?.seq;
  return async () => {
    if (typeof seq === "number") await run(db, [sql("DELETE FROM audit WHERE seq = ?", seq)], call.meter);
  };
};

/** Runs an action of a member between its audit row and its answer. A refusal leaves no row. */
export const audited = async <T>(
  call: AdmittedWrite,
  subject: string | null,
  act: () => Promise<T>,
): Promise<T> => {
  if (isKey(call.caller)) return act();
  const takeBack = await intend(call, call.caller, subject);
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal) await takeBack();
    throw error;
  }
};
