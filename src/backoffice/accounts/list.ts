import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { accountTable } from "../../domain/accounts/account.ts";
import type { ACCOUNT_WORDS } from "../../words/backoffice/accounts.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { answerList, LIST_QUERY } from "../list.ts";
import { viewAccount } from "./account.ts";

export const listAccounts = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/accounts",
    operationId: "listAccounts",
    tags: ["Accounts"],
    request: { query: LIST_QUERY },
    responses: { 200: doneWith<typeof ACCOUNT_WORDS.operations.listAccounts.answer>() },
  }),
  {
    errors: [],
    handle: async (call, { query }) => {
      const { name: table, columns } = accountTable;
      const list = { databases: [call.directory], table, columns, time: "created_at", accountId: null };
      return ok(await answerList(call, list, query, (row) => viewAccount(accountTable.decode(row))));
    },
  },
);
