import type { WriteContext } from "../../call-context.ts";
import { dropReceipts } from "../../db/receipts.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { sql } from "../../db/statement.ts";
import { readLead } from "./read-one.ts";
import { changePlan } from "./record/plan.ts";
import { assertInTrash } from "./record/validity.ts";
import type { LeadPlan } from "./record/write-result.ts";

/**
 * Removes a person for good (LGPD, art. 18, VI): the record, identities, interactions, and the stored answers that
 * show them. Their matches and waiting batch items go next. The event trail keeps only ids.
 */
export const planPurge = (ctx: WriteContext, lead: Lead): LeadPlan =>
  changePlan(
    ctx,
    {
      before: lead,
      after: null,
      event: "lead.purged",
      also: [sql("DELETE FROM interactions WHERE lead_id = ?", lead.id), dropReceipts("shard", lead.id)],
    },
    "DELETED",
  );

/** @throws Refusal not_found, request_refused outside the trash */
export const purgeLead = async (ctx: WriteContext, leadId: string): Promise<LeadPlan> => {
  const lead = await readLead(ctx, leadId);
  assertInTrash(lead);
  return planPurge(ctx, lead);
};
