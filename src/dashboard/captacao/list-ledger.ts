import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import { captacaoLedgerTable } from "../../db/schema/captacao-ledger.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { viewLedgerRow } from "./ledger-view.ts";

export const listLedger = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/captacao/ledger",
  operationId: "listLedger",
  tags: ["Captacao"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.listLedger.answer>() },
  panel: { roles: ["OWNER", "MANAGER"] },
  errors: ["not_found"],
  operator: { roles: ["FINANCE"] },
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const list = { databases: [call.directory], table: captacaoLedgerTable, time: "at", accountId };
    return ok(await answerList(call, list, query, viewLedgerRow));
  },
});
