import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { loadDesk } from "../../domain/captacao/settings.ts";
import { viewSettings } from "./settings-view.ts";

export const readCaptacaoSettings = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/captacao/settings",
  operationId: "getCaptacaoSettings",
  tags: ["Captacao"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.getCaptacaoSettings.answer>() },
  panel: { roles: ["OWNER", "MANAGER"] },
  errors: ["not_found"],
  operator: { roles: ["FINANCE"] },
  handle: async (call, { params: { accountId } }) => {
    const ctx = contextOf(call, await loadAccount(call, accountId), "directory");
    return ok({ data: viewSettings(call, await loadDesk(ctx)) });
  },
});
