import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { operateOnLead } from "../../dashboard/leads/operate-on-lead.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { forgetAnswers } from "../../domain/accounts/gate-notice.ts";
import { purgeLead as purge } from "../../domain/leads/purge.ts";

export const purgeLead = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/leads/{leadId}/purge",
  operationId: "purgeLead",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.purgeLead.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: (call, { params: { accountId, leadId } }) =>
    operateOnLead(call, accountId, {
      action: "lead.purge",
      decide: async (ctx) => {
        const plan = await purge(ctx, leadId);
        await forgetAnswers(call, accountId, [leadId]);
        return plan;
      },
    }),
});
