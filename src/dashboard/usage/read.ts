import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { USAGE_DOCS } from "../../documentation/backoffice/usage.ts";
import { loadGranted } from "../../domain/accounts/grant.ts";
import { pageOfWhole, wholeListQuery } from "../../routes/whole-list.ts";

/** More months than are kept (rules 24.7). */
const MAX_MONTHS = 100;

/** Newest first: a later month has the lower place. */
const placeOf = ({ month }: { readonly month: string }) => [-Number(month.replace("-", ""))];

export const readUsage = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/usage",
  operationId: "getUsage",
  tags: ["Usage"],
  params: ACCOUNT_PARAMS,
  query: wholeListQuery(MAX_MONTHS),
  responses: { 200: doneWith<typeof USAGE_DOCS.operations.getUsage.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  panel: { roles: ["OWNER", "MANAGER", "DEVELOPER"] },
  handle: async (call, { params: { accountId }, query }) => {
    const { grant } = await loadGranted(call, accountId);
    const monthlyQuota = grant?.monthlyQuota ?? 0;
    const months = await call.gate(accountId).usage();
    const { items, nextCursor } = await pageOfWhole(call, query, months, placeOf);
    const data = items.map(({ month, calls }) => ({
      month,
      calls,
      monthlyQuota,
      remaining: Math.max(0, monthlyQuota - calls),
    }));
    return ok({ data, nextCursor });
  },
});
