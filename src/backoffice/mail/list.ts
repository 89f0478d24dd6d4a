import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { databasesOf, loadAccount } from "../../domain/accounts/account.ts";
import { mailTable } from "../../domain/notices/mail.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import type { MAIL_WORDS } from "../../words/backoffice/mail.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { answerList, LIST_QUERY } from "../list.ts";

export const listMail = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/accounts/{accountId}/mail",
    operationId: "listMail",
    tags: ["Mail"],
    request: { params: ACCOUNT_PARAMS, query: LIST_QUERY },
    responses: { 200: doneWith<typeof MAIL_WORDS.operations.listMail.answer>() },
  }),
  {
    errors: ["not_found"],
    operator: { roles: ["SUPPORT", "ADMIN"] },
    handle: async (call, { params: { accountId }, query }) => {
      const databases = databasesOf(call, await loadAccount(call, accountId));
      const { name: table, columns } = mailTable;
      const list = { databases, table, columns, time: "created_at", accountId };
      const page = await answerList(call, list, query, (row) => {
        const { id, kind, subject, body, status, attempts, createdAt, sentAt } = mailTable.decode(row);
        return {
          id,
          kind,
          subject,
          body,
          status,
          attempts,
          createdAt: isoTime(createdAt),
          sentAt: isoOrNull(sentAt),
        };
      });
      return ok(page);
    },
  },
);
