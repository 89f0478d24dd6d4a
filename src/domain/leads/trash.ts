import type { WriteContext } from "../../call-context.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { sql } from "../../db/statement.ts";
import { refusePurged } from "../batches/refuse-purged.ts";
import { nextVersion } from "../records/row.ts";
import { readLead } from "./read-one.ts";
import { changesOf } from "./record/difference.ts";
import { effectsOf } from "./record/effects.ts";
import { withRadar } from "./record/pending.ts";
import { refuseOutsideTrash } from "./record/validity.ts";
import { type LeadPlan, writeResult } from "./record/write-result.ts";

/** To the trash; the state is remembered for the restore, and the person is still known by phone and e-mail. */
export const trashLead = async (ctx: WriteContext, leadId: string): Promise<LeadPlan> => {
  const before = await readLead(ctx, leadId);
  if (before.state === "DELETED") {
    return { ...NO_EFFECTS, data: before, result: writeResult(ctx, "ALREADY_DELETED"), subject: before.id };
  }
  const now = ctx.clock.now();
  const trashed = withRadar({ ...before, state: "DELETED", stateBeforeTrash: before.state, deletedAt: now });
  const after = nextVersion(before, trashed, now);
  const { accountId } = ctx;
  const effects = effectsOf({ accountId, before, after, event: "lead.deleted" });
  return { ...effects, data: after, result: writeResult(ctx, "DELETED"), subject: before.id };
};

/** @throws Refusal not_found, request_refused outside the trash */
const readTrashed = async (ctx: WriteContext, leadId: string): Promise<Lead> => {
  const lead = await readLead(ctx, leadId);
  if (lead.state !== "DELETED") throw refuseOutsideTrash();
  return lead;
};

/** Out of the trash, to the state it had. */
export const restoreLead = async (ctx: WriteContext, leadId: string): Promise<LeadPlan> => {
  const before = await readTrashed(ctx, leadId);
  const now = ctx.clock.now();
  const state = before.stateBeforeTrash ?? "ARCHIVED";
  const restored = withRadar({ ...before, state, stateBeforeTrash: null, deletedAt: null });
  const after = nextVersion(before, restored, now);
  const { accountId } = ctx;
  const effects = effectsOf({ accountId, before, after, event: "lead.restored" });
  const result = writeResult(ctx, "UPDATED", { changes: changesOf(before, after) });
  return { ...effects, data: after, result, subject: before.id };
};

/**
 * Removes a person for good (LGPD, art. 18, VI): the record, what identifies them, what was done with them, and the
 * stored answers and the waiting batch items that show them. The event trail keeps ids.
 */
export const planPurge = (ctx: WriteContext, lead: Lead): LeadPlan => {
  const { accountId } = ctx;
  const effects = effectsOf({
    accountId,
    before: lead,
    after: null,
    event: "lead.purged",
    also: [
      sql("DELETE FROM interactions WHERE lead_id = ?", lead.id),
      sql("DELETE FROM receipts WHERE subject = ?", lead.id),
      refusePurged(accountId, lead),
    ],
  });
  return { ...effects, data: lead, result: writeResult(ctx, "DELETED"), subject: lead.id };
};

export const purgeLead = async (ctx: WriteContext, leadId: string): Promise<LeadPlan> =>
  planPurge(ctx, await readTrashed(ctx, leadId));
