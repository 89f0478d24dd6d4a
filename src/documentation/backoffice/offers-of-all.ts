import * as z from "zod";
import { CAPTACAO_STATUSES, PROPERTY_TYPES, PURPOSES } from "../../vocabulary/value-lists.ts";
import { CAPTACAO_OFFER_TEXTS } from "../captacao-offer.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
import { pick } from "./everywhere.ts";

/** An offer as the list of all accounts has it. */
const OfferOfAll = z
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

/** An owner with every account that got the offer. */
const OwnerOfAll = z
  .object({
    id: z.string(),
    purpose: z.enum(PURPOSES),
    propertyType: z.enum(PROPERTY_TYPES),
    neighborhood: z.string().nullable(),
    city: z.string().nullable(),
    bedrooms: z.int().nullable(),
    areaDeclared: z.number().nullable(),
    priceExpected: z.number().nullable(),
    phoneVerifiedAt: z.iso.datetime().nullable(),
    acceptedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
    erasedAt: z.iso.datetime().nullable(),
    offers: z.array(
      OfferOfAll.extend({
        createdAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
        refundedAt: z.iso.datetime().nullable(),
      }).meta({ id: "OfferOfOwner" }),
    ),
  })
  .meta({ id: "OwnerOfAll" });

const OFFER_OF_ALL: SchemaTexts = {
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

const OFFER_OF_OWNER: SchemaTexts = {
  ...OFFER_OF_ALL,
  createdAt: { "pt-BR": "Quando foi feita.", en: "When it was made.", example: "2026-11-20T18:30:00.000Z" },
  endedAt: { "pt-BR": "Quando acabou.", en: "When it finished.", example: null },
  refundedAt: { "pt-BR": "Quando foi estornada.", en: "When it was refunded.", example: null },
};

const OWNER_OF_ALL: SchemaTexts = {
  _: {
    "pt-BR": "Um proprietário, sem o contato, e as contas que o receberam.",
    en: "An owner, without the contact, and the accounts that got the offer.",
  },
  bedrooms: { "pt-BR": "Quartos.", en: "Bedrooms.", example: 2 },
  areaDeclared: { "pt-BR": "Área declarada, em m².", en: "Declared area, in m².", example: 98 },
  priceExpected: { "pt-BR": "Valor esperado, em reais.", en: "Expected price, in reais.", example: 720_000 },
  phoneVerifiedAt: {
    "pt-BR": "Quando o telefone foi verificado.",
    en: "When the phone was verified.",
    example: null,
  },
  acceptedBy: { "pt-BR": "A conta que aceitou.", en: "The account that accepted.", example: null },
  createdAt: { "pt-BR": "Quando chegou.", en: "When the owner came.", example: "2026-11-20T18:30:00.000Z" },
  erasedAt: { "pt-BR": "Quando o contato foi apagado.", en: "When the contact was erased.", example: null },
  offers: { "pt-BR": "As 100 ofertas mais novas.", en: "The newest 100 offers." },
};

const { _, ...OFFER } = CAPTACAO_OFFER_TEXTS.CaptacaoOffer;

export const OFFERS_OF_ALL = {
  operations: {
    listAllOffers: {
      answer: pageSchema(OfferOfAll),
      summary: { "pt-BR": "Listar as ofertas a todas as contas", en: "List offers to all accounts" },
      description: {
        "pt-BR":
          "As abertas, a que vence primeiro em cima; ou as aceitas que ainda se podem estornar. Sem o contato.",
        en: "Open ones, the first to run out at the top; or accepted ones that may still be refunded. Without the owner's contact.",
      },
    },
    readOwner: {
      answer: z.object({ data: OwnerOfAll }),
      summary: { "pt-BR": "Ver um proprietário e suas ofertas", en: "See an owner and their offers" },
      description: {
        "pt-BR": "A todas as contas, a mais nova primeiro. Sem o contato.",
        en: "To all accounts, the newest first. Without the owner's contact.",
      },
    },
  },
  schemas: {
    OfferOfAll: { ...pick(OFFER, "id", "status", "priceCents", "deadline", "acceptedAt"), ...OFFER_OF_ALL },
    OfferOfOwner: {
      ...pick(OFFER, "id", "status", "priceCents", "deadline", "acceptedAt"),
      ...OFFER_OF_OWNER,
    },
    OwnerOfAll: {
      ...pick(OFFER, "id"),
      ...pick(OFFER_OF_ALL, "purpose", "propertyType", "neighborhood", "city"),
      ...OWNER_OF_ALL,
    },
  },
} satisfies BackofficeDocs;
