import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { TEAM_DOCS } from "../../documentation/backoffice/team.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { memberTable } from "../../domain/accounts/member.ts";
import { viewMember } from "../../routes/team/member.ts";

export const listTeam = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/team",
  operationId: "listTeam",
  tags: ["Team"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof TEAM_DOCS.operations.listTeam.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { params: { accountId }, query }) => {
    const { shard } = await loadAccount(call, accountId);
    const list = { databases: [call.shard(shard)], table: memberTable, time: "created_at", accountId };
    return ok(await answerList(call, list, query, viewMember));
  },
});
