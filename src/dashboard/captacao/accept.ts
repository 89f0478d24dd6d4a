import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { OFFER_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { acceptOwner } from "../../domain/captacao/accept.ts";
import { presentOffer, UNKNOWN_FIGURES } from "../../domain/captacao/present-offer.ts";

export const acceptOffer = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/offers/{offerId}/accept",
  operationId: "acceptOffer",
  tags: ["Captacao"],
  params: OFFER_PARAMS,
  body: z.strictObject({ priceCents: z.int().min(0).optional() }),
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.acceptOffer.answer>() },
  panel: { roles: ["OWNER"], stepUp: true },
  errors: ["not_found", "access_denied", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId, offerId }, body }) => {
    const { captacao } = call.services.settings;
    const by = { acceptor: { channel: "PANEL", actor: call.actor }, shownCents: body.priceCents } as const;
    const { plan } = await operate(call, accountId, {
      action: "captacao.accept",
      fields: ["status"],
      database: "directory",
      decide: (ctx) => acceptOwner({ ...ctx, captacao, ...by }, offerId),
    });
    const data = presentOffer(plan.data, UNKNOWN_FIGURES, call.language);
    return ok({ data, result: plan.result });
  },
});
