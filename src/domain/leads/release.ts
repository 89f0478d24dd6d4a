import { planRelease } from "../records/release.ts";
import type { WriteScope } from "../scope.ts";
import { readLead } from "./read-one.ts";
import { leadTable } from "./table.ts";
import { type LeadPlan, writeResult } from "./write-result.ts";

/** @throws Refusal not_found */
export const releaseLeadFields = async (
  scope: WriteScope,
  leadId: string,
  fields: readonly string[],
): Promise<LeadPlan> =>
  planRelease(leadTable, await readLead(scope, leadId), fields, (outcome) => writeResult(scope, outcome));
