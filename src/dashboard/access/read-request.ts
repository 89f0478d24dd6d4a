import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { ACCESS_DOCS } from "../../documentation/backoffice/access.ts";
import { findAccessRequest } from "../../domain/accounts/request-access.ts";
import { viewGrantedAccount } from "../accounts/account.ts";
import { viewRequest } from "./view-request.ts";

export const getAccessRequest = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/access/requests",
  operationId: "getAccessRequest",
  tags: ["Access"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof ACCESS_DOCS.operations.getAccessRequest.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  panel: { roles: ["OWNER", "MANAGER"] },
  handle: async (call, { params }) => {
    const { request, ...granted } = await findAccessRequest(call, params.accountId);
    return ok({ data: request && viewRequest(request), account: viewGrantedAccount(granted) });
  },
});
