import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { PARTNERSHIP_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { PARTNERSHIP_DOCS } from "../../documentation/backoffice/partnerships.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { loadPartnership } from "../../domain/partnerships/partnership.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { presentOwn } from "./present-own.ts";

export const readAccountPartnership = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/partnerships/{partnershipId}",
  operationId: "readAccountPartnership",
  tags: ["Partnerships"],
  params: PARTNERSHIP_PARAMS,
  responses: { 200: doneWith<typeof PARTNERSHIP_DOCS.operations.readAccountPartnership.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, partnershipId } }) => {
    const account = await loadAccount(call, accountId);
    const ctx = contextOf(call, account, "directory");
    return ok({ data: await presentOwn(call, account, ctx, await loadPartnership(ctx, partnershipId)) });
  },
});
