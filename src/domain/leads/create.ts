import type { WriteContext } from "../../call-context.ts";
import { Refusal } from "../../errors/refusal.ts";
import { isOfBroker } from "../records/of-broker.ts";
import { planCreation } from "./record/creation.ts";
import type { LeadInput } from "./record/input.ts";
import { planJoin } from "./record/join.ts";
import { loadLead } from "./record/load.ts";
import { samePerson } from "./record/same-person.ts";
import { refuseColleagues } from "./record/validity.ts";
import type { LeadPlan } from "./record/write-result.ts";

/** A broker is responsible for the clients they add. */
const withOwnBroker = ({ brokerId }: WriteContext, input: LeadInput): LeadInput =>
  brokerId === undefined ? input : { ...input, ownerAccountId: brokerId, ownerEmail: undefined };

/**
 * POST /leads: creates a client, or adds what is new to an existing client who is the same person.
 * @throws Refusal external_ref_exists with the id of the client that has the code
 */
export const createLead = async (
  ctx: WriteContext,
  { externalRef, ...asked }: LeadInput & { externalRef?: string | undefined },
): Promise<LeadPlan> => {
  const input = withOwnBroker(ctx, asked);
  const loaded = await loadLead(ctx, externalRef === undefined ? null : { ref: externalRef }, input, true);
  if (loaded.lead) {
    throw new Refusal("external_ref_exists", { members: { existingId: loaded.lead.id } });
  }
  const match = samePerson(ctx, loaded);
  if (match && !isOfBroker(ctx, match.lead.ownerAccountId)) throw refuseColleagues();
  return match
    ? planJoin(ctx, loaded, match, externalRef)
    : planCreation(ctx, loaded, { externalRef: externalRef ?? null });
};
