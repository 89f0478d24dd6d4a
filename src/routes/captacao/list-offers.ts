import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { figuresFor } from "../../domain/captacao/figures.ts";
import { presentOffer } from "../../domain/captacao/present-offer.ts";
import { listOffers } from "../../domain/captacao/read-offers.ts";
import { readEndpoint } from "../endpoint.ts";

export const listCaptacaoOffers = readEndpoint(
  createRoute({
    method: "get",
    path: "/captacao/offers",
    operationId: "listCaptacaoOffers" as const,
    tags: ["Captação"],
    summary: "Owners offered now, the nearest deadline first",
    description: "All of them on one page; their contact is hidden until the account accepts.",
    responses: { 200: DONE },
  }),
  {
    permission: "captacao:read",
    database: "directory",
    errors: [],
    read: async (call) => {
      const { offers, summary } = await listOffers(call, call.captacao);
      const figures = await figuresFor(call, offers);
      const data = offers.map((offer, at) => presentOffer(offer, figures[at]!, call.language));
      return { data, summary, nextCursor: null };
    },
  },
);
