import { NO_EFFECTS } from "../../db/plan.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { nextVersion } from "../records/row.ts";
import type { WriteScope } from "../scope.ts";
import type { UntrashedState } from "../value-lists.ts";
import { changesOf } from "./difference.ts";
import { effectsOf } from "./effects.ts";
import { withRadar } from "./pending.ts";
import { readLead } from "./read-one.ts";
import { assertWritable } from "./validity.ts";
import { type LeadPlan, writeResult } from "./write-result.ts";

const OUTCOMES = { ACTIVE: "REACTIVATED", ARCHIVED: "ARCHIVED" } as const;
const SAME = { ACTIVE: "ALREADY_ACTIVE", ARCHIVED: "ALREADY_ARCHIVED" } as const;

/** Who comes back is attended again: their activity begins now. */
const withState = (before: Lead, state: UntrashedState, now: number): Lead =>
  withRadar({ ...before, state, ...(state === "ACTIVE" && { lastActivityAt: now }) });

/** POST /leads/{leadId}/state. @throws Refusal not_found, lead_in_trash */
export const setLeadState = async (
  scope: WriteScope,
  leadId: string,
  state: UntrashedState,
): Promise<LeadPlan> => {
  const before = await readLead(scope, leadId);
  assertWritable(before);
  if (before.state === state) {
    return { ...NO_EFFECTS, data: before, result: writeResult(scope, SAME[state]), subject: before.id };
  }
  const now = scope.clock.now();
  const after = nextVersion(before, withState(before, state, now), now);
  const { accountId } = scope;
  const effects = effectsOf({ accountId, before, after, event: "lead.updated" });
  const result = writeResult(scope, OUTCOMES[state], { changes: changesOf(before, after) });
  return { ...effects, data: after, result, subject: before.id };
};
