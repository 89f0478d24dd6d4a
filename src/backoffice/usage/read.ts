import { loadGranted } from "../../domain/accounts/grant.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";

export const readUsage = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/usage",
  operationId: "getUsage",
  tag: "Usage",
  summary: "Calls of each month (UTC), newest first",
  description:
    "`monthlyQuota` is today's grant, also beside earlier months. The list is whole: no further page.",
  params: ACCOUNT_PARAMS,
  query: {},
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params: { accountId } }) => {
    const { grant } = await loadGranted(call, accountId);
    const monthlyQuota = grant?.monthlyQuota ?? 0;
    const months = await call.gate(accountId).usage();
    const data = months.map(({ month, calls }) => ({
      month,
      calls,
      monthlyQuota,
      remaining: Math.max(0, monthlyQuota - calls),
    }));
    return ok({ data, nextCursor: null });
  },
});
