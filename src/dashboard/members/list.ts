import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { MEMBER_DOCS } from "../../documentation/backoffice/members.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { accountMemberTable } from "../../domain/members/member.ts";
import { viewMember } from "./view.ts";

export const listMembers = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/members",
  operationId: "listMembers",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof MEMBER_DOCS.operations.listMembers.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  panel: { roles: ["OWNER", "MANAGER"] },
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const list = { databases: [call.directory], table: accountMemberTable, time: "created_at", accountId };
    return ok(await answerList(call, list, query, viewMember));
  },
});
