import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { OFFER_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { offersOfOwner } from "../../domain/captacao/offers-of-all.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import { reaisOf } from "../../lib/money.ts";
import { viewOffered } from "./offered.ts";

export const readOwner = backofficeEndpoint({
  method: "get",
  path: "/captacao/owners/{offerId}",
  operationId: "readOwner",
  tags: ["Captacao"],
  params: OFFER_PARAMS.pick({ offerId: true }),
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.readOwner.answer>() },
  errors: ["not_found"],
  operator: { roles: ["FINANCE", "CURATION"] },
  handle: async (call, { params: { offerId } }) => {
    const offered = await offersOfOwner(call, offerId);
    const newest = orNotFound(offered[0] ?? null);
    const { owner } = newest;
    const { purpose, propertyType, neighborhood, city } = viewOffered(newest);
    const data = {
      id: offerId,
      purpose,
      propertyType,
      neighborhood,
      city,
      bedrooms: owner.bedrooms,
      areaDeclared: owner.areaDeclared,
      priceExpected: reaisOf(owner.priceExpectedCents),
      phoneVerifiedAt: isoOrNull(owner.phoneVerifiedAt),
      acceptedBy: owner.acceptedBy,
      createdAt: isoTime(owner.createdAt),
      erasedAt: isoOrNull(owner.erasedAt),
      offers: offered.map((one) => ({
        ...viewOffered(one),
        createdAt: isoTime(one.offer.createdAt),
        endedAt: isoOrNull(one.offer.endedAt),
        refundedAt: isoOrNull(one.offer.refundedAt),
      })),
    };
    return ok({ data });
  },
});
