import type { WriteContext } from "../../call-context.ts";
import { planCreation } from "./record/creation.ts";
import type { LeadInput } from "./record/input.ts";
import { planJoin } from "./record/join.ts";
import { loadLead } from "./record/load.ts";
import { samePerson } from "./record/same-person.ts";
import { planUpdate } from "./record/update.ts";
import type { LeadPlan } from "./record/write-result.ts";

/** PUT /leads/by-ref/{ref}: with a known code, updates; with a new one, joins a known person or creates. */
export const putLeadByRef = async (ctx: WriteContext, ref: string, input: LeadInput): Promise<LeadPlan> => {
  const loaded = await loadLead(ctx, { ref }, input, true);
  if (loaded.lead) return planUpdate(ctx, loaded, loaded.lead);
  const match = samePerson(ctx, loaded);
  return match ? planJoin(ctx, loaded, match, ref) : planCreation(ctx, loaded, { externalRef: ref });
};
