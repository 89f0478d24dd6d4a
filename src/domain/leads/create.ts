import type { WriteContext } from "../../call-context.ts";
import { Refusal } from "../../errors/refusal.ts";
import { planCreation } from "./record/creation.ts";
import type { LeadInput } from "./record/input.ts";
import { loadLead } from "./record/load.ts";
import { samePerson } from "./record/same-person.ts";
import { planLink, planUpdate } from "./record/update.ts";
import type { LeadPlan } from "./record/write-result.ts";

/**
 * POST /leads: creates, unless the person is a client already.
 * @throws Refusal external_ref_exists with the id of the client that has the code
 */
export const createLead = async (
  ctx: WriteContext,
  { externalRef, ...input }: LeadInput & { externalRef?: string | undefined },
): Promise<LeadPlan> => {
  const loaded = await loadLead(ctx, externalRef === undefined ? null : { ref: externalRef }, input, true);
  if (loaded.lead) {
    throw new Refusal("external_ref_exists", { members: { existingId: loaded.lead.id } });
  }
  const match = samePerson(loaded);
  if (!match) return planCreation(ctx, loaded, input, { externalRef: externalRef ?? null });
  if (externalRef !== undefined) return planLink(ctx, loaded, match, input, externalRef);
  return planUpdate(ctx, loaded, match.lead, input, { matchedBy: match.matchedBy });
};
