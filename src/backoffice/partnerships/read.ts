import { loadAccount } from "../../domain/accounts/account.ts";
import { loadPartnership } from "../../domain/partnerships/partnership.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { PARTNERSHIP_PARAMS } from "../field.ts";
import { contextOf } from "../operate.ts";

export const readAccountPartnership = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/partnerships/{partnershipId}",
  operationId: "readAccountPartnership",
  tag: "Partnerships",
  summary: "One partnership, as an account sees it",
  params: PARTNERSHIP_PARAMS,
  query: {},
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params: { accountId, partnershipId } }) => {
    const ctx = contextOf(call, await loadAccount(call, accountId), "directory");
    return ok({ data: presentPartnership(await loadPartnership(ctx, partnershipId), ctx) });
  },
});
