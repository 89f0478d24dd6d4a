import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { CALL_DOCS } from "../../documentation/backoffice/calls.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { presentCall } from "../../domain/calls/present.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";
import { auditReading } from "./reading.ts";

export const requestIdParam = z.string().max(100);

export const readCall = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/calls/{requestId}",
  operationId: "getCall",
  tags: ["Usage"],
  params: ACCOUNT_PARAMS.extend({ requestId: requestIdParam }),
  responses: { 200: doneWith<typeof CALL_DOCS.operations.getCall.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, requestId } }) => {
    await loadAccount(call, accountId);
    const one = orNotFound(await call.services.callLog(accountId).find(requestId));
    await auditReading(call, accountId, requestId);
    return ok({ data: presentCall(one) });
  },
});
