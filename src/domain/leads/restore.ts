import type { WriteContext } from "../../call-context.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { ofBroker } from "../records/of-broker.ts";
import { nextVersion } from "../records/row.ts";
import { assertMayTakeOn } from "./record/clientele.ts";
import { changesOf } from "./record/difference.ts";
import { loadLead } from "./record/load.ts";
import { withEligibility } from "./record/pending.ts";
import { changePlan } from "./record/plan.ts";
import { assertInTrash } from "./record/validity.ts";
import type { LeadPlan } from "./record/write-result.ts";

/** From the trash to the former state. @throws Refusal not_found; request_refused outside the trash, or without room */
export const restoreLead = async (ctx: WriteContext, leadId: string): Promise<LeadPlan> => {
  const { lead, clientele } = await loadLead(ctx, { id: leadId }, {}, true);
  const before = orNotFound(ofBroker(ctx, lead));
  assertInTrash(before);
  assertMayTakeOn(clientele.clients);
  const state = before.stateBeforeTrash ?? "ARCHIVED";
  const restored = withEligibility({ ...before, state, stateBeforeTrash: null, deletedAt: null });
  const after = nextVersion(before, restored, ctx.clock.now());
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "lead.restored" }, "UPDATED", { changes });
};
