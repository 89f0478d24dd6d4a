import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { CALL_DOCS } from "../../documentation/backoffice/calls.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { sumDays } from "../../domain/calls/sum.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";

const day = z.iso.date();

export const sumCalls = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/call-sums",
  operationId: "sumCalls",
  tags: ["Usage"],
  params: ACCOUNT_PARAMS,
  query: z.strictObject({ from: day, to: day }),
  responses: { 200: doneWith<typeof CALL_DOCS.operations.sumCalls.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query: { from, to } }) => {
    await loadAccount(call, accountId);
    return ok({ data: sumDays(await call.services.callLog(accountId).days(from, to)) });
  },
});
