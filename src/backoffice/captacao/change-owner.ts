import { changeOwner as change } from "../../domain/captacao/change-owner.ts";
import { AcceptedOwnerInput } from "../../domain/captacao/desk-input.ts";
import { presentOffer, UNKNOWN_FIGURES } from "../../domain/captacao/present-offer.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { OFFER_PARAMS } from "../field.ts";
import { operate } from "../operate.ts";

export const changeOwner = backofficeEndpoint({
  method: "patch",
  path: "/accounts/{accountId}/captacao/owners/{offerId}",
  operationId: "changeOwner",
  tag: "Captação",
  summary: "Change an accepted owner's stage or note, or refund it",
  description: "Stage LOST needs `lostReason`. A refund is made once, until `refundUntil`.",
  params: OFFER_PARAMS,
  query: {},
  body: AcceptedOwnerInput,
  statuses: [200],
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId, offerId }, body }) => {
    const { plan } = await operate(call, accountId, {
      action: "captacao.owner",
      fields: Object.keys(body),
      database: "directory",
      decide: (ctx) => change(ctx, call.actor, offerId, body),
    });
    return ok({ data: presentOffer(plan.data, UNKNOWN_FIGURES, call.language) });
  },
});
