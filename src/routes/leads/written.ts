import { presentLead } from "../../domain/leads/present.ts";
import type { LeadPlan } from "../../domain/leads/write-result.ts";
import type { WriteScope } from "../../domain/scope.ts";

/** The answer of every write of one client. */
export const renderWritten = (plan: LeadPlan, { language }: Pick<WriteScope, "language">) => ({
  data: presentLead(plan.data, language),
  result: plan.result,
});

export const createdOrOk = (plan: LeadPlan): 200 | 201 => (plan.result.outcome === "CREATED" ? 201 : 200);

/** Where the new client can be read; a dry run makes none. */
export const locationOf = (plan: LeadPlan, scope: WriteScope): Record<string, string> =>
  plan.result.outcome === "CREATED" && !scope.dryRun
    ? { Location: `${scope.links.publicUrl}/v1/leads/${plan.data.id}` }
    : {};
