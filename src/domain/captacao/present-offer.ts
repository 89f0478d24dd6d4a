import type { CaptacaoOffer } from "../../db/schema/captacao-offers.ts";
import type { CaptacaoOwner } from "../../db/schema/captacao-owners.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import { reaisOf } from "../../lib/money.ts";
import { labelOf } from "../../vocabulary/labels.ts";
import { cityById } from "../geo/cities.ts";
import { refundUntil } from "./accepted.ts";
import { type CountedDemand, NOT_COUNTED } from "./counted-demand.ts";
import type { OfferedOwner } from "./offered-owner.ts";
import { presentDemand } from "./present-demand.ts";

/** The account's own clients and properties that fit an owner; null if they could not be computed (rules 29.21). */
export interface OfferFigures {
  readonly matchingClients: { readonly city: number | null; readonly neighborhood: number | null };
  readonly stockNeighborhood: number | null;
  /** Clients of other accounts (rules 29.22). */
  readonly demand: CountedDemand;
}

export const UNKNOWN_FIGURES: OfferFigures = {
  matchingClients: { city: null, neighborhood: null },
  stockNeighborhood: null,
  demand: NOT_COUNTED,
};

/** "M*** S***": the caller does not learn the length of a name either. */
const maskedName = (name: string | null): string | null => {
  const words = (name ?? "").split(/\s+/).filter((word) => word !== "");
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => `${[...word][0]!.toLocaleUpperCase("pt-BR")}***`).join(" ") || null;
};

const facts = (owner: CaptacaoOwner) => ({
  purpose: owner.purpose,
  propertyType: owner.propertyType,
  city: cityById(owner.cityId)?.name ?? null,
  citySlug: cityById(owner.cityId)?.citySlug ?? null,
  neighborhood: owner.neighborhood,
  bedrooms: owner.bedrooms,
  suites: owner.suites,
  bathrooms: owner.bathrooms,
  parkingSpots: owner.parkingSpots,
  usableAreaDeclared: owner.usableAreaDeclared,
  areaDeclared: owner.areaDeclared,
  priceExpected: reaisOf(owner.priceExpectedCents),
  sellTimeframe: owner.sellTimeframe,
  occupancy: owner.occupancy,
  ownerRelation: owner.ownerRelation,
  exclusivityOpenness: owner.exclusivityOpenness,
  alreadyListedDeclared: owner.alreadyListedDeclared,
});

/** The data that the account has paid for: no answer before the acceptance contains them. */
const contact = ({ offer, owner }: OfferedOwner, language: Language) => ({
  owner: { name: owner.name, phone: owner.phone, email: owner.email },
  address: {
    street: owner.street,
    number: owner.number,
    complement: owner.complement,
    neighborhood: owner.neighborhood,
    city: cityById(owner.cityId)?.name ?? null,
  },
  acceptedAt: isoOrNull(offer.acceptedAt),
  acceptedVia: viaOf(offer),
  refundUntil: isoTime(refundUntil(offer)),
  refundedAt: isoOrNull(offer.refundedAt),
  soldAt: isoOrNull(offer.soldAt),
  stage: offer.stage,
  stageLabel: offer.stage && labelOf("captacaoStage", offer.stage, language),
  lostReason: offer.lostReason,
  note: offer.note,
  tab: offer.tab,
});

const viaOf = ({ channel, keyId, keyName, ip, termsVersion }: CaptacaoOffer) => ({
  channel,
  keyId,
  keyName,
  ip,
  termsVersion,
});

/** An offer as shown to the account (rules 29.2, 29.3). */
export const presentOffer = (offered: OfferedOwner, figures: OfferFigures, language: Language) => {
  const { offer, owner } = offered;
  const isAccepted = offer.status === "ACCEPTED";
  return {
    id: owner.id,
    status: offer.status,
    ...facts(owner),
    priceCents: offer.priceCents,
    deadline: isoTime(offer.deadline),
    matchingClients: figures.matchingClients,
    demand: presentDemand(owner, figures.demand, language),
    stockNeighborhood: figures.stockNeighborhood,
    ownerNameMasked: maskedName(owner.name),
    ownerPhoneVerifiedVia: owner.phoneVerifiedVia,
    ownerPhoneVerifiedAt: isoOrNull(owner.phoneVerifiedAt),
    revealed: isAccepted,
    createdAt: isoTime(offer.createdAt),
    ...(isAccepted && contact(offered, language)),
  };
};
