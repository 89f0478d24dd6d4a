import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { exportLead as exportAll } from "../../domain/leads/export.ts";
import type { LEAD_WORDS } from "../../words/backoffice/leads.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { LEAD_PARAMS } from "../field.ts";

export const exportLead = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/accounts/{accountId}/leads/{leadId}/export",
    operationId: "exportLead",
    tags: ["Clients"],
    request: { params: LEAD_PARAMS },
    responses: { 200: doneWith<typeof LEAD_WORDS.operations.exportLead.answer>() },
  }),
  {
    errors: ["not_found"],
    handle: async (call, { params: { accountId, leadId } }) => {
      const { shard } = await loadAccount(call, accountId);
      const { language, meter, services, directory } = call;
      const ctx = { accountId, shard, directory, db: call.shard(shard), meter, language };
      return ok({ data: await exportAll(ctx, services.log(accountId), leadId) });
    },
  },
);
