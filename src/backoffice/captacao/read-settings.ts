import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { loadDesk } from "../../domain/captacao/settings.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { contextOf } from "../operate.ts";
import { viewSettings } from "./settings-view.ts";

export const readCaptacaoSettings = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/accounts/{accountId}/captacao/settings",
    operationId: "getCaptacaoSettings" as const,
    tags: ["Captação"],
    request: { params: ACCOUNT_PARAMS },
    responses: { 200: DONE },
  }),
  {
    errors: ["not_found"],
    handle: async (call, { params: { accountId } }) => {
      const ctx = contextOf(call, await loadAccount(call, accountId), "directory");
      return ok({ data: viewSettings(call, await loadDesk(ctx)) });
    },
  },
);
