import type { WriteScope } from "../scope.ts";
import { loadLeadContext } from "./context.ts";
import { planCreation } from "./create.ts";
import type { LeadInput } from "./input.ts";
import { samePerson } from "./same-person.ts";
import { planLink, planUpdate } from "./update.ts";
import type { LeadPlan } from "./write-result.ts";

/** PUT /leads/by-ref/{ref}: updates under a known code; under a new one links the person, or creates them. */
export const putLeadByRef = async (scope: WriteScope, ref: string, input: LeadInput): Promise<LeadPlan> => {
  const context = await loadLeadContext(scope, { ref }, input, true);
  if (context.lead) return planUpdate(scope, context, context.lead, input);
  const match = samePerson(context);
  return match ? planLink(scope, context, match, input, ref) : planCreation(scope, context, input, ref);
};
