import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/captacao.ts";
import { figuresFor } from "../../domain/captacao/figures.ts";
import { presentOffer } from "../../domain/captacao/present-offer.ts";
import { readOffer } from "../../domain/captacao/read-offers.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { offerId } from "./params.ts";

export const getCaptacaoOffer = readEndpoint({
  method: "get",
  path: "/captacao/offers/{offerId}",
  operationId: "getCaptacaoOffer",
  tags: ["Captacao"],
  params: z.strictObject({ offerId }),
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.getCaptacaoOffer.answer>() },
  title: ptEn("Consultar um proprietário", "Retrieve an owner"),
  tool: {
    description:
      "Read one property owner of Captação. Returns what the owner sells, and the contact once the account has accepted.",
  },
  permission: "captacao:read",
  database: "directory",
  errors: ["not_found"],
  read: async (call, { params }) => {
    const offer = await readOffer(call, params.offerId);
    const [figures] = await figuresFor(call, [offer]);
    return { data: presentOffer(offer, figures!, call.language) };
  },
});
