import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import { sql } from "../../db/statement.ts";
import type { KEY_DOCS } from "../../documentation/backoffice/keys.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { keyTable } from "../../domain/keys/key.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { viewKey } from "./key.ts";

export const listKeys = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/keys",
  operationId: "listKeys",
  tags: ["Keys"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof KEY_DOCS.operations.listKeys.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  panel: { roles: ["OWNER", "MANAGER", "DEVELOPER"] },
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const lastUse = await call.gate(accountId).keyUse();
    const own = { table: keyTable, time: "created_at", accountId, only: sql("kind = 'KEY'") };
    const list = { databases: [call.directory], ...own };
    const page = await answerList(call, list, query, (key) => ({
      ...viewKey(key),
      lastUsedAt: isoOrNull(lastUse[key.id] ?? null),
    }));
    return ok(page);
  },
});
