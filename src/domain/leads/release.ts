import type { WriteContext } from "../../call-context.ts";
import type { WritePlan } from "../../db/plan.ts";
import { type Lead, leadTable } from "../../db/schema/leads.ts";
import { planRelease } from "../records/release.ts";
import { readLead } from "./read-one.ts";
import { type LeadWriteResult, writeResult } from "./record/write-result.ts";

/** @throws Refusal not_found */
export const releaseLead = async (
  ctx: WriteContext,
  leadId: string,
  fields: readonly string[],
): Promise<WritePlan<Lead, LeadWriteResult>> =>
  planRelease(leadTable, await readLead(ctx, leadId), fields, (outcome) => writeResult(ctx, outcome));
