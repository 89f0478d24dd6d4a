import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { MAIL_DOCS } from "../../documentation/backoffice/mail.ts";
import { loadDatabases } from "../../domain/accounts/account.ts";
import { mailTable } from "../../domain/notices/mail.ts";
import { viewMail } from "./view.ts";

export const listMail = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/mail",
  operationId: "listMail",
  tags: ["Mail"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof MAIL_DOCS.operations.listMail.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { params: { accountId }, query }) => {
    const databases = await loadDatabases(call, accountId);
    const list = { databases, table: mailTable, time: "created_at", accountId };
    return ok(await answerList(call, list, query, viewMail));
  },
});
