import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { restoreLead as restore } from "../../domain/leads/restore.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { operateOnLead } from "./operate-on-lead.ts";

export const restoreLead = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/leads/{leadId}/restore",
  operationId: "restoreLead",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.restoreLead.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: (call, { params: { accountId, leadId } }) =>
    operateOnLead(call, accountId, {
      action: "lead.restore",
      decide: (ctx) => restore(ctx, leadId),
    }),
});
