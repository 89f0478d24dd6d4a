import { loadGranted } from "../../domain/accounts/grant.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { viewGrantedAccount } from "./account.ts";

export const readAccount = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}",
  operationId: "getAccount",
  tag: "Accounts",
  summary: "Read an account and its grant",
  params: ACCOUNT_PARAMS,
  query: {},
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params }) =>
    ok({ data: viewGrantedAccount(await loadGranted(call, params.accountId)) }),
});
