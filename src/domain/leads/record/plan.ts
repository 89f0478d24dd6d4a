import type { WriteContext } from "../../../call-context.ts";
import { basisOf } from "../../../db/basis.ts";
import { NO_EFFECTS } from "../../../db/plan.ts";
import type { Lead } from "../../../db/schema/leads.ts";
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

/** Plans a change with all its writes. */
export const changePlan = (
  ctx: WriteContext,
  change: Omit<LeadChange, "accountId">,
  outcome: Outcome,
  report: Report = {},
): LeadPlan => {
  const { before, after } = change;
  const lead = (after ?? before)!;
  return {
    ...effectsOf({ ...change, accountId: ctx.accountId }),
    data: lead,
    result: writeResult(ctx, outcome, report),
    subject: lead.id,
    basis: basisOf("leads", before),
  };
};
