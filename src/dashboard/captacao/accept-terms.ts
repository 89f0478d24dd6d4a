import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { acceptTerms } from "../../domain/captacao/settings.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { viewSettings } from "./settings-view.ts";

const MAX_VERSION_CHARS = 40;

export const acceptCaptacaoTerms = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/terms",
  operationId: "acceptCaptacaoTerms",
  tags: ["Captacao"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({ version: lineOf(MAX_VERSION_CHARS) }),
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.acceptCaptacaoTerms.answer>() },
  panel: { roles: ["OWNER"], stepUp: true },
  errors: ["not_found", "concurrent_write"],
  handle: async (call, { params: { accountId }, body: { version } }) => {
    const { termsVersion } = call.services.settings.captacao;
    const { plan } = await operate(call, accountId, {
      action: "captacao.terms",
      fields: ["termsVersion"],
      database: "directory",
      decide: (ctx) => acceptTerms(ctx, version, termsVersion),
    });
    return ok({ data: viewSettings(call, plan.data) });
  },
});
