import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { OFFER_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { refuseOperatorFields } from "../../backoffice/refuse-operator-fields.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { changeOwner as change } from "../../domain/captacao/change-owner.ts";
import { AcceptedOwnerInput } from "../../domain/captacao/desk-input.ts";
import { presentOffer, UNKNOWN_FIGURES } from "../../domain/captacao/present-offer.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";

export const changeOwner = backofficeEndpoint({
  method: "patch",
  path: "/accounts/{accountId}/captacao/owners/{offerId}",
  operationId: "changeOwner",
  tags: ["Captacao"],
  params: OFFER_PARAMS,
  body: AcceptedOwnerInput,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.changeOwner.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["FINANCE"], stepUp: true },
  handle: async (call, { params: { accountId, offerId }, body }) => {
    refuseOperatorFields(call, body, ["refund"]);
    const { plan } = await operate(call, accountId, {
      action: "captacao.owner",
      fields: Object.keys(body),
      database: "directory",
      decide: (ctx) => change(ctx, call.actor, offerId, body),
    });
    return ok({ data: presentOffer(plan.data, UNKNOWN_FIGURES, call.language), result: plan.result });
  },
});
