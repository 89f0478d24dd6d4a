import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import { sql } from "../../db/statement.ts";
import type { CONNECTION_DOCS } from "../../documentation/backoffice/connections.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { keyTable } from "../../domain/keys/key.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { viewConnection } from "./view.ts";

export const listConnections = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/connections",
  operationId: "listConnections",
  tags: ["Connections"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof CONNECTION_DOCS.operations.listConnections.answer>() },
  errors: ["not_found"],
  panel: { roles: ["OWNER", "MANAGER", "DEVELOPER"] },
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const lastUse = await call.gate(accountId).keyUse();
    const own = { table: keyTable, time: "created_at", accountId, only: sql("kind = 'CONNECTION'") };
    const page = await answerList(call, { databases: [call.directory], ...own }, query, (key) => ({
      ...viewConnection(key),
      lastUsedAt: isoOrNull(lastUse[key.id] ?? null),
    }));
    return ok(page);
  },
});
