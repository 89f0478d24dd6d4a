import * as z from "zod";
import { CAPTACAO_STATUSES, PROPERTY_TYPES, PURPOSES } from "../../vocabulary/value-lists.ts";
import { CAPTACAO_OFFER_TEXTS } from "../captacao-offer.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { pick } from "./everywhere.ts";

/** An offer as listed over all accounts. */
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

const OFFER_OF_ALL: StaffTexts = {
  _: "An offer to an account.",
  accountId: { en: "The account.", example: "acc-0123456789abcdef" },
  purpose: { en: "Its purpose.", example: "VENDA" },
  propertyType: { en: "Type of property.", example: "APARTAMENTO" },
  neighborhood: { en: "Neighborhood.", example: "Batel" },
  city: { en: "City.", example: "Curitiba" },
  refundUntil: { en: "Until when it may be refunded.", example: null },
};

const OFFER_OF_OWNER: StaffTexts = {
  ...OFFER_OF_ALL,
  createdAt: { en: "When it was made.", example: "2026-11-20T18:30:00.000Z" },
  endedAt: { en: "When it finished.", example: null },
  refundedAt: { en: "When it was refunded.", example: null },
};

const OWNER_OF_ALL: StaffTexts = {
  _: "An owner, without the contact, and the accounts that got the offer.",
  bedrooms: { en: "Bedrooms.", example: 2 },
  areaDeclared: { en: "Declared area, in m².", example: 98 },
  priceExpected: { en: "Expected price, in reais.", example: 720_000 },
  phoneVerifiedAt: { en: "When the phone was verified.", example: null },
  acceptedBy: { en: "The account that accepted.", example: null },
  createdAt: { en: "When the owner came.", example: "2026-11-20T18:30:00.000Z" },
  erasedAt: { en: "When the contact was erased.", example: null },
  offers: "The newest 100 offers.",
};

const { _, ...OFFER } = CAPTACAO_OFFER_TEXTS.CaptacaoOffer;

export const OFFERS_OF_ALL = {
  operations: {
    listAllOffers: {
      answer: pageSchema(OfferOfAll),
      summary: "List offers to all accounts",
      description:
        "Open offers, those that expire first at the top; or accepted ones that may still be refunded. Without the owner's contact.",
    },
    readOwner: {
      answer: z.object({ data: OwnerOfAll }),
      summary: "See an owner and their offers",
      description: "The offers to all accounts, newest first. Without the owner's contact.",
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
