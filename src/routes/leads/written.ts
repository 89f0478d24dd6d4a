import type { WriteContext } from "../../call-context.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import type { LeadPlan } from "../../domain/leads/record/write-result.ts";
import { showWarning } from "../../vocabulary/warnings.ts";

/** The answer of every write of one client. */
export const renderWritten = (
  plan: Pick<LeadPlan, "data" | "result">,
  { language }: Pick<WriteContext, "language">,
) => ({
  data: presentLead(plan.data, language),
  result: {
    ...plan.result,
    warnings: plan.result.warnings.map((one) => showWarning(one, "leadPendingItem", language)),
  },
});

export const createdOrOk = (plan: LeadPlan): 200 | 201 => (plan.result.outcome === "CREATED" ? 201 : 200);

/** Where the new client can be read; a dry run makes none. */
export const locationOf = (plan: LeadPlan, ctx: WriteContext): Record<string, string> =>
  plan.result.outcome === "CREATED" && !ctx.dryRun
    ? { Location: `${ctx.links.publicUrl}/v1/leads/${plan.data.id}` }
    : {};
