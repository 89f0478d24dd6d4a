import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { findLeadFaults } from "../../domain/leads/find-faults.ts";
import { patchLead } from "../../domain/leads/patch.ts";
import { LEAD_FIELDS } from "../../domain/leads/record/input.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { operateOnLead } from "./operate-on-lead.ts";

export const editLead = backofficeEndpoint({
  method: "patch",
  path: "/accounts/{accountId}/leads/{leadId}",
  operationId: "editLead",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  body: z.strictObject(LEAD_FIELDS),
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.editLead.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found", "lead_in_trash", "request_refused", "consent_required", "concurrent_write"],
  faults: async (call, { params: { accountId = "", leadId: id = "" }, body }) =>
    findLeadFaults(contextOf(call, await loadAccount(call, accountId)), { id }, body, null),
  handle: (call, { params: { accountId, leadId }, body }) =>
    operateOnLead(call, accountId, {
      action: "lead.edit",
      fields: Object.keys(body),
      decide: (ctx) => patchLead(ctx, leadId, body),
    }),
});
