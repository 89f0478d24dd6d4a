import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { contextOf, operate } from "../../backoffice/operate.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { findAccount } from "../../domain/accounts/account.ts";
import { OfferInput } from "../../domain/captacao/input.ts";
import { findOfferFaults, offerOwner as offer } from "../../domain/captacao/offer-owner.ts";
import { presentOffer, UNKNOWN_FIGURES } from "../../domain/captacao/present-offer.ts";

export const offerOwner = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/offers",
  operationId: "offerOwner",
  tags: ["Captacao"],
  params: ACCOUNT_PARAMS,
  body: OfferInput,
  responses: {
    200: doneWith<typeof CAPTACAO_DOCS.operations.offerOwner.answer>(),
    201: createdWith<typeof CAPTACAO_DOCS.operations.offerOwner.answer>(),
  },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["FINANCE", "CURATION"] },
  developmentOnly: "seed",
  faults: async (call, { params: { accountId = "" }, body }) => {
    const account = await findAccount(call, accountId);
    return account ? findOfferFaults(contextOf(call, account, "directory"), body) : [];
  },
  handle: async (call, { params: { accountId }, body }) => {
    const { captacao } = call.services.settings;
    const { plan } = await operate(call, accountId, {
      action: "captacao.offer",
      fields: Object.keys(body),
      database: "directory",
      decide: (ctx) => offer({ ...ctx, captacao }, body),
    });
    const data = presentOffer(plan.data, UNKNOWN_FIGURES, call.language);
    return { status: plan.result.isNew ? 201 : 200, body: { data } };
  },
});
