import * as z from "zod";
import { CAPTACAO_STATUSES, PROPERTY_TYPES, PURPOSES } from "../../vocabulary/value-lists.ts";
import type { SchemaTexts } from "../text.ts";

/** An offer as the list of all accounts has it. */
export const OfferOfAll = z
  .object({
    id: z.string(),
    accountId: z.string(),
    status: z.enum(CAPTACAO_STATUSES),
    priceCents: z.int(),
    purpose: z.enum(PURPOSES),
    propertyType: z.enum(PROPERTY_TYPES),
    neighborhood: z.string().nullable(),
    city: z.string().nullable(),
    deadline: z.iso.datetime(),
    acceptedAt: z.iso.datetime().nullable(),
    refundUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: "OfferOfAll" });

export const OFFER_OF_ALL: SchemaTexts = {
  _: { "pt-BR": "Uma oferta a uma conta.", en: "An offer to an account." },
  accountId: { "pt-BR": "A conta.", en: "The account.", example: "acc-0123456789abcdef" },
  purpose: { "pt-BR": "Finalidade.", en: "Its purpose.", example: "VENDA" },
  propertyType: { "pt-BR": "Tipo do imóvel.", en: "Type of property.", example: "APARTAMENTO" },
  neighborhood: { "pt-BR": "Bairro.", en: "Neighborhood.", example: "Batel" },
  city: { "pt-BR": "Cidade.", en: "City.", example: "Curitiba" },
  refundUntil: {
    "pt-BR": "Até quando se pode estornar.",
    en: "Until when it may be refunded.",
    example: null,
  },
};
