import { isEmpty } from "../db/commit.ts";
import { type BasedPlan, digestOf, guardBasis } from "../db/plan.ts";
import { run, type Statement, sql } from "../db/statement.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import { Refusal } from "../errors/refusal.ts";
import type { Clock } from "../lib/clock.ts";
import { newId, seededId } from "../lib/id.ts";
import {
  type Answer,
  type ConfirmedMode,
  isKey,
  type MemberCaller,
  type Mode,
  type PreviewBasis,
} from "./call.ts";
import { type AdmittedWrite, primaryOf } from "./contexts.ts";

const ID = /^id$|Id$/;

const idsOf = (part: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(part).filter(([name, value]) => ID.test(name) && value !== null));

/** Versions only rise, so an outdated basis never becomes valid again. */
const STALE = new Refusal("confirmation_stale", { lasting: true });

interface Written {
  readonly data:
    | { readonly id?: string }
    | readonly { readonly id: string | null; readonly outcome: string }[];
  readonly result: { readonly outcome?: string; readonly summary?: object };
}

/** A write's outcome and ids, to replay if its answer is lost. No purge deletes it: it holds no personal data. */
const outcomeOf = ({ data, result }: Written): object => ({
  ...(result.outcome === undefined ? { summary: result.summary } : { outcome: result.outcome }),
  ...idsOf(result),
  ...(Array.isArray(data)
    ? { items: data.map(({ id, outcome }) => ({ id, outcome })) }
    : "id" in data && { id: data.id }),
});

/** The stored answer of a write under its key; outcome and ids if a person confirmed it. */
export interface StoredResult {
  readonly answer: Answer;
  /** Id of the written object: its purge deletes the answer. */
  readonly subject: string | null;
}

interface Decided extends BasedPlan<unknown, unknown> {
  readonly answer: Answer;
  readonly kept: StoredResult;
}

/**
 * A plan that commits only while the preview that the person confirmed is current. Its audit rows, one for each object,
 * name the tool, the key and the fields.
 * @throws Refusal confirmation_stale
 */
export const confirmedPlan = async <P extends Decided>(
  write: ConfirmedMode,
  plan: P,
  { accountId, keyId, clock }: { accountId: string; keyId: string; clock: Clock },
): Promise<P> => {
  if ((await digestOf(plan.basis)) !== write.basis) throw STALE;
  const outcome = JSON.stringify(outcomeOf(JSON.parse(plan.answer.body) as Written));
  const kept: StoredResult = { answer: { status: 200, headers: {}, body: outcome }, subject: null };
  if (isEmpty(plan)) return { ...plan, kept };
  const { action, fields } = write;
  const rows = (plan.subjects ?? [plan.subject]).map((subject) =>
    auditRow({ actor: keyId, clock }, { action, accountId, subject, fields }),
  );
  return { ...plan, kept, statements: [...guardBasis(plan.basis), ...plan.statements, ...rows] };
};

export const basisOf = async ({ basis }: BasedPlan<unknown, unknown>): Promise<PreviewBasis> => ({
  digest: await digestOf(basis),
  isNew: basis.every(({ elsewhere }) => elsewhere),
});

/** An object that changed at every attempt is no longer the one shown, so retrying at once would not help. */
export const staleWhenConfirmed = ({ step }: Mode, error: unknown): unknown =>
  step === "confirmed" && error instanceof Refusal && error.code === "concurrent_write" ? STALE : error;

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
 * Writes the audit row of an action before the Durable Object carries it out, so that no action goes without one. A
 * call that dies in between leaves a row of what was not done. A form sent twice has one row.
 * @returns a function that deletes the row, if nothing was done
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

/** Runs an action, after its audit row is written if a member calls. A refusal leaves no row. */
export const withAuditRow = async <T>(
  call: AdmittedWrite,
  subject: string | null,
  act: () => Promise<T>,
): Promise<T> => {
  if (isKey(call.caller)) return act();
  const deleteRow = await intend(call, call.caller, subject);
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal) await deleteRow();
    throw error;
  }
};
