import * as z from "zod";
import { CaptacaoAccepted, CaptacaoOffer, CaptacaoSummary } from "./schemas.ts";

const count = z.int();

export const CAPTACAO_ANSWERS = {
  acceptCaptacaoOffer: CaptacaoAccepted,
  listCaptacaoOffers: z
    .object({ data: z.array(CaptacaoOffer), summary: CaptacaoSummary, nextCursor: z.string().nullable() })
    .meta({ id: "CaptacaoOfferList" }),
  listCaptacaoOwners: z
    .object({
      data: z.array(CaptacaoOffer),
      nextCursor: z.string().nullable(),
      total: count,
      counts: z.object({ ACTIVE: count, CAPTURED: count, ARCHIVED: count }),
    })
    .meta({ id: "CaptacaoOwnerPage" }),
  getCaptacaoOffer: z.object({ data: CaptacaoOffer }),
};
