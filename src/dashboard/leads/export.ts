import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { run } from "../../db/statement.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { auditRow } from "../../domain/audit/audit-row.ts";
import { exportLead as exportAll } from "../../domain/leads/export.ts";

export const exportLead = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/leads/{leadId}/export",
  operationId: "exportLead",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.exportLead.answer>() },
  panel: { roles: ["OWNER"], stepUp: true },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, leadId } }) => {
    const { shard } = await loadAccount(call, accountId);
    const { language, meter, services, directory } = call;
    const ctx = { accountId, shard, directory, db: call.shard(shard), meter, language };
    const data = await exportAll(ctx, services.log(accountId), leadId);
    // The audit row is written before anybody sees a person's data.
    await run(
      ctx.db,
      [auditRow(call, { action: "lead.export", accountId, subject: leadId, fields: [] })],
      meter,
    );
    return ok({ data });
  },
});
