import * as z from "zod";
import { acceptTerms } from "../../domain/captacao/settings.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { operate } from "../operate.ts";
import { viewSettings } from "./settings-view.ts";

const MAX_VERSION_CHARS = 40;

export const acceptCaptacaoTerms = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/terms",
  operationId: "acceptCaptacaoTerms",
  tag: "Captação",
  summary: "The account's owner accepts the API terms",
  description: "The current version alone; settings show it.",
  params: ACCOUNT_PARAMS,
  query: {},
  body: z.strictObject({ version: lineOf(MAX_VERSION_CHARS) }),
  statuses: [200],
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
