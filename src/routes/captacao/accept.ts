import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/captacao.ts";
import { acceptOwner } from "../../domain/captacao/accept.ts";
import { presentOffer, UNKNOWN_FIGURES } from "../../domain/captacao/present-offer.ts";
import { ptEn } from "../../lib/language.ts";
import { writeEndpoint } from "../endpoint.ts";
import { offerId } from "./params.ts";

export const acceptCaptacaoOffer = writeEndpoint({
  method: "post",
  path: "/captacao/offers/{offerId}/accept",
  operationId: "acceptCaptacaoOffer",
  tags: ["Captacao"],
  params: z.strictObject({ offerId }),
  query: DRY_RUN,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.acceptCaptacaoOffer.answer>() },
  title: ptEn("Aceitar um proprietário", "Accept an owner"),
  tool: null,
  permission: "captacao:accept",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  database: "directory",
  idempotent: true,
  errors: ["not_found", "request_refused"],
  plan: (call, { params }) =>
    acceptOwner({ ...call, acceptor: { channel: "API", key: call.key } }, params.offerId),
  render: ({ data, result }, { language }) => ({
    data: presentOffer(data, UNKNOWN_FIGURES, language),
    result,
  }),
});
