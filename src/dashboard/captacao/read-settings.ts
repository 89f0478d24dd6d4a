import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { loadDesk } from "../../domain/captacao/settings.ts";
import type { CAPTACAO_WORDS } from "../../words/backoffice/captacao.ts";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { viewSettings } from "./settings-view.ts";

export const readCaptacaoSettings = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/accounts/{accountId}/captacao/settings",
    operationId: "getCaptacaoSettings",
    tags: ["Captação"],
    request: { params: ACCOUNT_PARAMS },
    responses: { 200: doneWith<typeof CAPTACAO_WORDS.operations.getCaptacaoSettings.answer>() },
  }),
  {
    panel: { roles: ["OWNER", "MANAGER"] },
    errors: ["not_found"],
    operator: { roles: ["FINANCE"] },
    handle: async (call, { params: { accountId } }) => {
      const ctx = contextOf(call, await loadAccount(call, accountId), "directory");
      return ok({ data: viewSettings(call, await loadDesk(ctx)) });
    },
  },
);
