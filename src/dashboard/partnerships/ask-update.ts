import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { PARTNERSHIP_PARAMS } from "../../backoffice/field.ts";
import { operateOn } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { PARTNERSHIP_DOCS } from "../../documentation/backoffice/partnerships.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { askUpdate } from "../../domain/partnerships/ask-update.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { presentOwn } from "./present-own.ts";

export const askPartnershipUpdate = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/partnerships/{partnershipId}/ask-update",
  operationId: "askPartnershipUpdate",
  tags: ["Partnerships"],
  params: PARTNERSHIP_PARAMS,
  responses: { 200: doneWith<typeof PARTNERSHIP_DOCS.operations.askPartnershipUpdate.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId, partnershipId } }) => {
    const account = await loadAccount(call, accountId);
    const { plan, ctx } = await operateOn(call, account, {
      action: "partnership.ask_update",
      fields: ["updateAskedAt"],
      database: "directory",
      decide: (write) => askUpdate(write, partnershipId),
    });
    return ok({ data: await presentOwn(call, account, ctx, plan.data), result: plan.result });
  },
});
