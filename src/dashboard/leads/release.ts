import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { LEAD_FIELDS } from "../../domain/leads/record/input.ts";
import { releaseLead as release } from "../../domain/leads/release.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { operateOnLead } from "./operate-on-lead.ts";

const FIELDS = Object.keys(LEAD_FIELDS) as [string, ...string[]];

export const releaseLead = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/leads/{leadId}/release",
  operationId: "releaseLeadFields",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  body: z.strictObject({ fields: z.array(z.enum(FIELDS)).min(1) }),
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.releaseLeadFields.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found", "concurrent_write"],
  handle: (call, { params: { accountId, leadId }, body }) =>
    operateOnLead(call, accountId, {
      action: "lead.release",
      fields: body.fields,
      decide: (ctx) => release(ctx, leadId, body.fields),
    }),
});
