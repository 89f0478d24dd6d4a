import type { WriteContext } from "../../../call-context.ts";
import { basisOf, NO_EFFECTS } from "../../../db/plan.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import { guardStorage, isHeavier } from "../../records/storage-limit.ts";
import { effectsOf, type LeadChange } from "./effects.ts";
import { type LeadPlan, type LeadWriteResult, writeResult } from "./write-result.ts";

type Outcome = LeadWriteResult["outcome"];
type Report = Partial<LeadWriteResult>;

/** A plan that writes nothing. */
export const unchangedPlan = (
  ctx: WriteContext,
  lead: Lead,
  outcome: Outcome,
  report: Report = {},
): LeadPlan => ({
  ...NO_EFFECTS,
  data: lead,
  result: writeResult(ctx, outcome, report),
  subject: lead.id,
  basis: basisOf("leads", lead),
});

/** Fields that callers write and that may be long. */
const HEAVY = ["notes", "interest"] as const;

interface Change extends Omit<LeadChange, "accountId"> {
  /** Bytes of the account's clients, if the write may add to them. */
  readonly stored?: number;
}

/** Plans a change with all its writes. @throws Refusal request_refused when it adds to a full account */
export const changePlan = (
  ctx: WriteContext,
  { stored, ...change }: Change,
  outcome: Outcome,
  report: Report = {},
): LeadPlan => {
  const { before, after } = change;
  const lead = (after ?? before)!;
  const isMore = (change.also?.length ?? 0) > 0 || isHeavier(before, after, HEAVY);
  const adds = stored !== undefined && isMore;
  const room = adds ? guardStorage("leads", stored, ctx) : null;
  const effects = effectsOf({
    ...change,
    ...(room && { ceiling: room.ceiling }),
    accountId: ctx.accountId,
  });
  return {
    ...effects,
    statements: room && before ? [room.guard, ...effects.statements] : effects.statements,
    data: lead,
    result: writeResult(ctx, outcome, report),
    subject: lead.id,
    basis: basisOf("leads", before),
  };
};
