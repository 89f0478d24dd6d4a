import { isEmpty } from "../db/commit.ts";
import { type BasedPlan, digestOf, guardBasis } from "../db/plan.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import { Refusal } from "../errors/refusal.ts";
import type { Clock } from "../lib/clock.ts";
import type { Answer, PreviewBasis } from "./answer.ts";
import type { ConfirmedMode, Mode } from "./call.ts";

const ID = /^id$|Id$/;

const idsOf = (part: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(part).filter(([name, value]) => ID.test(name) && value !== null));

/** Versions only rise, so an old basis never returns. */
const STALE = new Refusal("confirmation_stale", { lasting: true });

interface Written {
  readonly data:
    | { readonly id?: string }
    | readonly { readonly id: string | null; readonly outcome: string }[];
  readonly result: { readonly outcome?: string; readonly summary?: object };
}

/** A write's outcome and ids, for a lost answer. It holds no personal data, so no purge deletes it. */
const didOf = ({ data, result }: Written): object => ({
  ...(result.outcome === undefined ? { summary: result.summary } : { outcome: result.outcome }),
  ...idsOf(result),
  ...(Array.isArray(data)
    ? { items: data.map(({ id, outcome }) => ({ id, outcome })) }
    : "id" in data && { id: data.id }),
});

/** The stored answer of a write under its key; outcome and ids if a person confirmed it. */
export interface Kept {
  readonly answer: Answer;
  /** Id of the written object: its purge deletes the answer. */
  readonly subject: string | null;
}

interface Decided extends BasedPlan<unknown, unknown> {
  readonly answer: Answer;
  readonly kept: Kept;
}

/**
 * A plan based on the preview, which commits only while that is current. Its audit rows, one for each
 * object, name the tool, the key, the way and the fields.
 * @throws Refusal confirmation_stale
 */
export const confirmedPlan = async <P extends Decided>(
  write: ConfirmedMode,
  plan: P,
  { accountId, keyId, clock }: { accountId: string; keyId: string; clock: Clock },
): Promise<P> => {
  if ((await digestOf(plan.basis)) !== write.basis) throw STALE;
  const did = JSON.stringify(didOf(JSON.parse(plan.answer.body) as Written));
  const kept: Kept = { answer: { status: 200, headers: {}, body: did }, subject: null };
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

/** An object that changes at every attempt is no longer the one shown; retrying at once would not help. */
export const staleWhenConfirmed = ({ step }: Mode, error: unknown): unknown =>
  step === "confirmed" && error instanceof Refusal && error.code === "concurrent_write" ? STALE : error;
