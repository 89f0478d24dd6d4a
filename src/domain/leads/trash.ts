import type { WriteContext } from "../../call-context.ts";
import { nextVersion } from "../records/row.ts";
import { readLead } from "./read-one.ts";
import { withEligibility } from "./record/pending.ts";
import { changePlan, unchangedPlan } from "./record/plan.ts";
import type { LeadPlan } from "./record/write-result.ts";

/** To the trash: the state is kept for a restore, and phones and e-mail still identify the person. */
export const trashLead = async (ctx: WriteContext, leadId: string): Promise<LeadPlan> => {
  const before = await readLead(ctx, leadId);
  if (before.state === "DELETED") return unchangedPlan(ctx, before, "ALREADY_DELETED");
  const now = ctx.clock.now();
  const trashed = withEligibility({
    ...before,
    state: "DELETED",
    stateBeforeTrash: before.state,
    deletedAt: now,
  });
  const after = nextVersion(before, trashed, now);
  return changePlan(ctx, { before, after, event: "lead.deleted" }, "DELETED");
};
