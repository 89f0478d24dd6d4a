import { Refusal } from "../../errors/refusal.ts";
import type { WriteScope } from "../scope.ts";
import { loadLeadContext } from "./context.ts";
import type { LeadInput } from "./input.ts";
import { planUpdate } from "./update.ts";
import type { LeadPlan } from "./write-result.ts";

/** PATCH /leads/{leadId}. @throws Refusal not_found, and those of planUpdate */
export const patchLead = async (scope: WriteScope, leadId: string, input: LeadInput): Promise<LeadPlan> => {
  const context = await loadLeadContext(scope, { id: leadId }, input);
  if (!context.lead) throw new Refusal("not_found");
  return planUpdate(scope, context, context.lead, input);
};
