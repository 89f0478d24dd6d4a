import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { OFFER_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { presentOffer, UNKNOWN_FIGURES } from "../../domain/captacao/present-offer.ts";
import { withdrawOffer as withdraw } from "../../domain/captacao/withdraw.ts";

export const withdrawOffer = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/offers/{offerId}/withdraw",
  operationId: "withdrawOffer",
  tags: ["Captacao"],
  params: OFFER_PARAMS,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.withdrawOffer.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["FINANCE", "CURATION"] },
  handle: async (call, { params: { accountId, offerId } }) => {
    const { plan } = await operate(call, accountId, {
      action: "captacao.withdraw",
      fields: ["status"],
      database: "directory",
      decide: (ctx) => withdraw(ctx, offerId),
    });
    return ok({ data: presentOffer(plan.data, UNKNOWN_FIGURES, call.language), result: plan.result });
  },
});
