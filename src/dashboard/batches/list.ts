import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { BATCH_DOCS } from "../../documentation/backoffice/batches.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { batchTable } from "../../domain/batches/batch.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";

export const listBatches = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/batches",
  operationId: "listBatches",
  tags: ["Batches"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof BATCH_DOCS.operations.listBatches.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query }) => {
    const { shard } = await loadAccount(call, accountId);
    const list = { databases: [call.shard(shard)], table: batchTable, time: "created_at", accountId };
    const page = await answerList(call, list, query, (batch) => {
      const { id, type, status, dryRun, total, createdAt, finishedAt } = batch;
      const times = { createdAt: isoTime(createdAt), finishedAt: isoOrNull(finishedAt) };
      return { id, type, status, dryRun, total, ...times };
    });
    return ok(page);
  },
});
