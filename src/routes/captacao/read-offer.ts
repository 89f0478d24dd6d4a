import { figuresFor } from "../../domain/captacao/figures.ts";
import { presentOffer } from "../../domain/captacao/present-offer.ts";
import { readOffer } from "../../domain/captacao/read-offers.ts";
import { readEndpoint } from "../endpoint.ts";
import { offerId } from "./params.ts";

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
  read: async (call, { params }) => {
    const offer = await readOffer(call, params.offerId);
    const [figures] = await figuresFor(call, [offer]);
    return { data: presentOffer(offer, figures!, call.language) };
  },
});
