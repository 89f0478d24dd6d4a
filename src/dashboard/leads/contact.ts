import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import { run } from "../../db/statement.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { auditRow } from "../../domain/audit/audit-row.ts";
import { readLead } from "../../domain/leads/read-one.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";

export const getLeadContact = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/leads/{leadId}/contact",
  operationId: "getLeadContact",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.getLeadContact.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, leadId } }) => {
    const ctx = contextOf(call, await loadAccount(call, accountId));
    const { phones, email } = await readLead(ctx, leadId);
    // As for an export: the audit row is written before anybody sees the data.
    const entry = {
      action: "lead.contact" as const,
      accountId,
      subject: leadId,
      fields: ["phones", "email"],
    };
    await run(ctx.db, [auditRow(call, entry)], ctx.meter);
    return ok({ data: { phones, email } });
  },
});
