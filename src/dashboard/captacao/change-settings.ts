import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { refuseOperatorFields } from "../../backoffice/refuse-operator-fields.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { SettingsInput } from "../../domain/captacao/desk-input.ts";
import { changeSettings } from "../../domain/captacao/settings.ts";
import { viewSettings } from "./settings-view.ts";

export const changeCaptacaoSettings = backofficeEndpoint({
  method: "put",
  path: "/accounts/{accountId}/captacao/settings",
  operationId: "changeCaptacaoSettings",
  tags: ["Captacao"],
  params: ACCOUNT_PARAMS,
  body: SettingsInput,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.changeCaptacaoSettings.answer>() },
  panel: { roles: ["OWNER", "MANAGER"] },
  errors: ["not_found", "concurrent_write"],
  handle: async (call, { params: { accountId }, body }) => {
    refuseOperatorFields(call, body, ["freeLeads"]);
    const { plan } = await operate(call, accountId, {
      action: "captacao.settings",
      fields: Object.keys(body),
      database: "directory",
      decide: (ctx) => changeSettings(ctx, body),
    });
    return ok({ data: viewSettings(call, plan.data) });
  },
});
