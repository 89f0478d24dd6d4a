import type { WriteContext } from "../../call-context.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { UntrashedState } from "../../vocabulary/value-lists.ts";
import { nextVersion } from "../records/row.ts";
import { readLead } from "./read-one.ts";
import { changesOf } from "./record/difference.ts";
import { effectsOf } from "./record/effects.ts";
import { withRadar } from "./record/pending.ts";
import { assertWritable } from "./record/validity.ts";
import { type LeadPlan, writeResult } from "./record/write-result.ts";

const OUTCOMES = { ACTIVE: "REACTIVATED", ARCHIVED: "ARCHIVED" } as const;
const SAME = { ACTIVE: "ALREADY_ACTIVE", ARCHIVED: "ALREADY_ARCHIVED" } as const;

/** Who comes back is attended again: their activity begins now. */
const withState = (before: Lead, state: UntrashedState, now: number): Lead =>
  withRadar({ ...before, state, ...(state === "ACTIVE" && { lastActivityAt: now }) });

/** POST /leads/{leadId}/state. @throws Refusal not_found, lead_in_trash */
export const setLeadState = async (
  ctx: WriteContext,
  leadId: string,
  state: UntrashedState,
): Promise<LeadPlan> => {
  const before = await readLead(ctx, leadId);
  assertWritable(before);
  if (before.state === state) {
    return { ...NO_EFFECTS, data: before, result: writeResult(ctx, SAME[state]), subject: before.id };
  }
  const now = ctx.clock.now();
  const after = nextVersion(before, withState(before, state, now), now);
  const { accountId } = ctx;
  const effects = effectsOf({ accountId, before, after, event: "lead.updated" });
  const result = writeResult(ctx, OUTCOMES[state], { changes: changesOf(before, after) });
  return { ...effects, data: after, result, subject: before.id };
};
