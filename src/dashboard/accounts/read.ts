import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { ACCOUNT_DOCS } from "../../documentation/backoffice/accounts.ts";
import { loadGranted } from "../../domain/accounts/grant.ts";
import { MEMBER_ROLES } from "../../vocabulary/member-roles.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";
import { viewGrantedAccount } from "./account.ts";

export const readAccount = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}",
  operationId: "getAccount",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof ACCOUNT_DOCS.operations.getAccount.answer>() },
  errors: ["not_found"],
  operator: { roles: OPERATOR_ROLES },
  panel: { roles: MEMBER_ROLES },
  handle: async (call, { params }) =>
    ok({ data: viewGrantedAccount(await loadGranted(call, params.accountId)) }),
});
