import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import { sql } from "../../db/statement.ts";
import type { MAIL_DOCS } from "../../documentation/backoffice/mail.ts";
import { mailTable } from "../../domain/notices/mail.ts";
import { viewMail } from "./view.ts";

export const listFailedMail = backofficeEndpoint({
  method: "get",
  path: "/mail",
  operationId: "listFailedMail",
  tags: ["Mail"],
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof MAIL_DOCS.operations.listFailedMail.answer>() },
  errors: [],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { query }) => {
    const databases = [...new Set([call.directory, ...call.shardNames.map((name) => call.shard(name))])];
    const only = sql("status = 'FAILED'");
    const list = { databases, table: mailTable, time: "created_at", accountId: null, only };
    const page = await answerList(call, list, query, (mail) => ({
      accountId: mail.accountId,
      ...viewMail(mail),
    }));
    return ok(page);
  },
});
