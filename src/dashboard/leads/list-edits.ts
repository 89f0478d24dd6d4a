import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { readLead } from "../../domain/leads/read-one.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";

export const listLeadEdits = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/leads/{leadId}/edits",
  operationId: "listLeadEdits",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.listLeadEdits.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, leadId } }) => {
    const ctx = contextOf(call, await loadAccount(call, accountId));
    const { dashboardFields } = await readLead(ctx, leadId);
    return ok({ data: { fields: dashboardFields } });
  },
});
