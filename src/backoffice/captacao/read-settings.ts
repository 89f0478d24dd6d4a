import { loadAccount } from "../../domain/accounts/account.ts";
import { loadDesk } from "../../domain/captacao/settings.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { contextOf } from "../operate.ts";
import { viewSettings } from "./settings-view.ts";

export const readCaptacaoSettings = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/captacao/settings",
  operationId: "getCaptacaoSettings",
  tag: "Captação",
  summary: "The settings of the account's owner desk",
  params: ACCOUNT_PARAMS,
  query: {},
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params: { accountId } }) => {
    const ctx = contextOf(call, await loadAccount(call, accountId), "directory");
    return ok({ data: viewSettings(call, await loadDesk(ctx)) });
  },
});
