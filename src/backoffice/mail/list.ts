import * as z from "zod";
import { MAIL_STATUSES } from "../../db/schema/mails.ts";
import { databasesOf, loadAccount } from "../../domain/accounts/account.ts";
import { mailTable } from "../../domain/notices/mail.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { answerList, LIST_QUERY, listOf } from "../list.ts";

const MailView = z
  .object({
    id: z.string(),
    kind: z.string(),
    subject: z.string(),
    body: z.string(),
    status: z.enum(MAIL_STATUSES),
    attempts: z.int(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Mail" });

export const listMail = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/mail",
  operationId: "listMail",
  tag: "Mail",
  summary: "Notices to the owner, newest first",
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  response: listOf(MailView),
  statuses: [200],
  errors: ["not_found"],
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
});
