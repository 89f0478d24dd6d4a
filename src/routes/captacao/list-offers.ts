import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/captacao.ts";
import { figuresFor } from "../../domain/captacao/figures.ts";
import { MAX_OPEN_OFFERS, type OfferedOwner } from "../../domain/captacao/offered-owner.ts";
import { presentOffer } from "../../domain/captacao/present-offer.ts";
import { listOffers } from "../../domain/captacao/read-offers.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { pageOfWhole, wholeListQuery } from "../whole-list.ts";
import { OWNER_ROW } from "./tool-row.ts";

export const listCaptacaoOffers = readEndpoint({
  method: "get",
  path: "/captacao/offers",
  operationId: "listCaptacaoOffers",
  tags: ["Captacao"],
  query: wholeListQuery(MAX_OPEN_OFFERS),
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.listCaptacaoOffers.answer>() },
  title: ptEn("Listar os proprietários oferecidos", "List offered owners"),
  tool: {
    description:
      "See which property owners are on offer, nearest deadline first. Returns rows without contact; a person accepts in the dashboard.",
    row: [...OWNER_ROW, "priceCents", "deadline"],
  },
  permission: "captacao:read",
  database: "directory",
  errors: [],
  read: async (call, { query }) => {
    const { offers, summary } = await listOffers(call, call.captacao);
    const place = ({ offer }: OfferedOwner) => [offer.deadline, offer.ownerId];
    const { items, nextCursor } = await pageOfWhole(call, query, offers, place);
    const figures = await figuresFor(call, items);
    const data = items.map((offer, at) => presentOffer(offer, figures[at]!, call.language));
    return { data, summary, nextCursor };
  },
});
