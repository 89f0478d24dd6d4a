import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { BACKUP_DOCS } from "../../documentation/backoffice/backups.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { restoreTable } from "../../domain/backups/stored.ts";
import { viewRestore } from "./view.ts";

export const listRestores = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/restores",
  operationId: "listRestores",
  tags: ["Backups"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof BACKUP_DOCS.operations.listRestores.answer>() },
  errors: ["not_found"],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const list = { databases: [call.directory], table: restoreTable, time: "begun_at", accountId };
    return ok(await answerList(call, list, query, viewRestore));
  },
});
