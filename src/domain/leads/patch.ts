import type { WriteContext } from "../../call-context.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { LeadInput } from "./record/input.ts";
import { loadLead } from "./record/load.ts";
import { planUpdate } from "./record/update.ts";
import type { LeadPlan } from "./record/write-result.ts";

/** PATCH /leads/{leadId}. @throws Refusal not_found, and those of planUpdate */
export const patchLead = async (ctx: WriteContext, leadId: string, input: LeadInput): Promise<LeadPlan> => {
  const loaded = await loadLead(ctx, { id: leadId }, input);
  if (!loaded.lead) throw new Refusal("not_found");
  return planUpdate(ctx, loaded, loaded.lead, input);
};
