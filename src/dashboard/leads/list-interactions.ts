import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LEAD_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import { sql } from "../../db/statement.ts";
import type { LEAD_DOCS } from "../../documentation/backoffice/leads.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { interactionTable, presentInteraction } from "../../domain/leads/log-interaction.ts";
import { readLead } from "../../domain/leads/read-one.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";

export const listInteractions = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/leads/{leadId}/interactions",
  operationId: "listInteractions",
  tags: ["Clients"],
  params: LEAD_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.listInteractions.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, leadId }, query }) => {
    const ctx = contextOf(call, await loadAccount(call, accountId));
    await readLead(ctx, leadId);
    const only = sql("lead_id = ?", leadId);
    const list = { databases: [ctx.db], table: interactionTable, time: "created_at", accountId: null, only };
    return ok(await answerList(call, list, query, presentInteraction));
  },
});
