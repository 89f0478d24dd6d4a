import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { MOVE_DOCS } from "../../documentation/backoffice/moves.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { moveTable } from "../../domain/moves/move.ts";
import { viewMove } from "./view.ts";

const LIST = { table: moveTable, time: "started_at" } as const;

export const listAccountMoves = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/moves",
  operationId: "listAccountMoves",
  tags: ["Shards"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof MOVE_DOCS.operations.listAccountMoves.answer>() },
  errors: ["not_found"],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const list = { ...LIST, databases: [call.directory], accountId };
    return ok(await answerList(call, list, query, viewMove));
  },
});

export const listMoves = backofficeEndpoint({
  method: "get",
  path: "/moves",
  operationId: "listMoves",
  tags: ["Shards"],
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof MOVE_DOCS.operations.listMoves.answer>() },
  errors: [],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { query }) => {
    const list = { ...LIST, databases: [call.directory], accountId: null };
    return ok(await answerList(call, list, query, viewMove));
  },
});
