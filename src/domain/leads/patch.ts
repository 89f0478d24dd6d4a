import type { WriteContext } from "../../call-context.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { ofBroker } from "../records/of-broker.ts";
import type { LeadInput } from "./record/input.ts";
import { loadLead } from "./record/load.ts";
import { planUpdate } from "./record/update.ts";
import { refuseHandover } from "./record/validity.ts";
import type { LeadPlan } from "./record/write-result.ts";

/** PATCH /leads/{leadId}. @throws Refusal not_found, and what planUpdate throws */
export const patchLead = async (ctx: WriteContext, leadId: string, input: LeadInput): Promise<LeadPlan> => {
  const loaded = await loadLead(ctx, { id: leadId }, input);
  const lead = orNotFound(ofBroker(ctx, loaded.lead));
  if (ctx.brokerId !== undefined && (input.ownerAccountId ?? input.ownerEmail) !== undefined)
    throw refuseHandover();
  return planUpdate(ctx, loaded, lead);
};
