import type { WriteContext } from "../../call-context.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import type { LeadPlan } from "../../domain/leads/record/write-result.ts";
import { showWarning } from "../../vocabulary/labels.ts";
import { creationIn } from "../endpoint.ts";

export const creation = creationIn<LeadPlan>("leads");

/** The answer of every write of one client. */
export const renderWrite = (
  plan: Pick<LeadPlan, "data" | "result">,
  { language }: Pick<WriteContext, "language">,
) => ({
  data: presentLead(plan.data, language),
  result: {
    ...plan.result,
    warnings: plan.result.warnings.map((warning) => showWarning(warning, "leadPendingItem", language)),
  },
});
