import type { WriteContext } from "../../call-context.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { UntrashedState } from "../../vocabulary/value-lists.ts";
import { nextVersion } from "../records/row.ts";
import { readLead } from "./read-one.ts";
import { changesOf } from "./record/difference.ts";
import { withEligibility } from "./record/pending.ts";
import { changePlan, unchangedPlan } from "./record/plan.ts";
import { assertWritable } from "./record/validity.ts";
import type { LeadPlan } from "./record/write-result.ts";

const OUTCOMES = { ACTIVE: "REACTIVATED", ARCHIVED: "ARCHIVED" } as const;
const ALREADY = { ACTIVE: "ALREADY_ACTIVE", ARCHIVED: "ALREADY_ARCHIVED" } as const;

/** A client who comes back is served again: their activity begins now. */
const withState = (before: Lead, state: UntrashedState, now: number): Lead =>
  withEligibility({ ...before, state, ...(state === "ACTIVE" && { lastActivityAt: now }) });

/** POST /leads/{leadId}/state. @throws Refusal not_found, lead_in_trash */
export const setLeadState = async (
  ctx: WriteContext,
  leadId: string,
  state: UntrashedState,
): Promise<LeadPlan> => {
  const before = await readLead(ctx, leadId);
  assertWritable(before);
  if (before.state === state) return unchangedPlan(ctx, before, ALREADY[state]);
  const now = ctx.clock.now();
  const after = nextVersion(before, withState(before, state, now), now);
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "lead.updated" }, OUTCOMES[state], { changes });
};
