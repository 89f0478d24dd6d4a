import * as z from "zod";
import { readEndpoint } from "../../contract/endpoint.ts";
import { presentOffer, UNKNOWN_FIGURES } from "../../domain/captacao/present-offer.ts";
import { readOffer } from "../../domain/captacao/read-offers.ts";
import { CaptacaoOffer, offerId } from "./schemas.ts";

export const getCaptacaoOffer = readEndpoint({
  path: "/captacao/offers/{offerId}",
  operationId: "getCaptacaoOffer",
  tag: "Captação",
  summary: "One owner",
  description: "Offered now, without contact, or accepted by the account, with it.",
  permission: "captacao:read",
  database: "directory",
  params: { offerId },
  query: {},
  errors: ["not_found"],
  response: z.object({ data: CaptacaoOffer }),
  read: async (call, { params }) => {
    const offer = await readOffer(call, params.offerId);
    return { data: presentOffer(offer, UNKNOWN_FIGURES, call.language) };
  },
});
