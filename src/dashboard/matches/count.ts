import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { MATCH_DOCS } from "../../documentation/backoffice/matches.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { countOpportunities as count, MAX_COUNTED } from "../../domain/radar/count.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { matchContext } from "./context.ts";

export const countOpportunities = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/opportunity-counts",
  operationId: "countOpportunities",
  tags: ["Opportunities (Radar)"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof MATCH_DOCS.operations.countOpportunities.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId } }) => {
    const account = await loadAccount(call, accountId);
    return ok({ data: { ...(await count(matchContext(call, account))), most: MAX_COUNTED } });
  },
});
