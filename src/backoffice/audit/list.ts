import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { databasesOf, loadAccount } from "../../domain/accounts/account.ts";
import { auditTable } from "../../domain/audit/audit-row.ts";
import { isoTime } from "../../lib/clock.ts";
import type { AUDIT_WORDS } from "../../words/backoffice/audit.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { answerList, LIST_QUERY } from "../list.ts";

export const listAudit = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/accounts/{accountId}/audit",
    operationId: "listAudit",
    tags: ["Audit"],
    request: { params: ACCOUNT_PARAMS, query: LIST_QUERY },
    responses: { 200: doneWith<typeof AUDIT_WORDS.operations.listAudit.answer>() },
  }),
  {
    panel: { roles: ["OWNER", "MANAGER"] },
    errors: ["not_found"],
    operator: { roles: ["SUPPORT", "ADMIN"] },
    handle: async (call, { params: { accountId }, query }) => {
      const databases = databasesOf(call, await loadAccount(call, accountId));
      const { name: table, columns } = auditTable;
      const list = { databases, table, columns, time: "at", accountId };
      const page = await answerList(call, list, query, (row) => {
        const { id, at, actor, action, subject, fields } = auditTable.decode(row);
        return { id, at: isoTime(at), actor, action, subject, fields };
      });
      return ok(page);
    },
  },
);
