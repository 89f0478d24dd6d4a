import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { trashLead as trash } from "../../domain/leads/trash.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { operateOnLead } from "./operate-on-lead.ts";

export const trashLead = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/leads/{leadId}/trash",
  operationId: "trashLead",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.trashLead.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found", "concurrent_write"],
  handle: (call, { params: { accountId, leadId } }) =>
    operateOnLead(call, accountId, {
      action: "lead.trash",
      decide: (ctx) => trash(ctx, leadId),
    }),
});
