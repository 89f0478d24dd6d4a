import { figuresFor } from "../../domain/captacao/figures.ts";
import { presentOffer } from "../../domain/captacao/present-offer.ts";
import { listOffers } from "../../domain/captacao/read-offers.ts";
import { readEndpoint } from "../endpoint.ts";

export const listCaptacaoOffers = readEndpoint({
  path: "/captacao/offers",
  operationId: "listCaptacaoOffers",
  tag: "Captação",
  summary: "Owners offered now, the nearest deadline first",
  description: "All of them on one page; their contact is hidden until the account accepts.",
  permission: "captacao:read",
  database: "directory",
  params: {},
  query: {},
  errors: [],
  read: async (call) => {
    const { offers, summary } = await listOffers(call, call.captacao);
    const figures = await figuresFor(call, offers);
    const data = offers.map((offer, at) => presentOffer(offer, figures[at]!, call.language));
    return { data, summary, nextCursor: null };
  },
});
