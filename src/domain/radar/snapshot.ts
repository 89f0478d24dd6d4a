import type { Links } from "../../call-context.ts";
import type { Interest, Lead } from "../../db/schema/leads.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { reaisOf } from "../../lib/money.ts";
import type { Purpose } from "../../vocabulary/value-lists.ts";
import type { HideableField } from "../../vocabulary/visibility.ts";
import { cityById } from "../geo/cities.ts";
import { photoUrl } from "../photos/property-photo.ts";
import type { ClientCard, PropertyCard } from "./card.ts";

const purposesOf = ({ forSale, forRent }: PropertyCard): Purpose[] => [
  ...(forSale ? (["VENDA"] as const) : []),
  ...(forRent ? (["LOCACAO"] as const) : []),
];

/** How a pair shows its property: for one purpose, and without hidden members. */
interface Shown {
  readonly purpose: Purpose;
  /** What its account, or a locked match, hides. */
  readonly hidden: readonly HideableField[];
  readonly links: Pick<Links, "photosUrl">;
}

/** `property` of a match (rules 26.3). */
export const presentProperty = (card: PropertyCard, { purpose, hidden, links }: Shown) => {
  const { cover } = card;
  const open = <T>(field: HideableField, value: T): T | null => (hidden.includes(field) ? null : value);
  return {
    title: open("title", card.title),
    type: card.type,
    purpose,
    purposes: purposesOf(card),
    price: reaisOf(purpose === "VENDA" ? card.salePriceCents : card.rentPriceCents),
    priceFrom: card.kind !== "PROPERTY",
    rentPrice: reaisOf(card.rentPriceCents),
    city: card.city,
    neighborhood: card.neighborhood,
    bedrooms: card.bedrooms,
    bathrooms: card.bathrooms,
    parkingSpots: card.parkingSpots,
    area: card.area,
    coverPhoto: open("coverPhoto", cover && photoUrl(links, card.accountId, cover)),
    listingUrl: open("listingUrl", card.listingUrl),
    commissionPercent: open("commissionPercent", card.commissionPercent),
    rentCommissionMonths: open("rentCommissionMonths", card.rentCommissionMonths),
    splitListingPercent: open("splitListingPercent", card.splitListingPercent),
    lastConfirmedAt: isoOrNull(card.confirmedAt),
    deliveryDate: card.deliveryDate,
    developmentId: card.developmentId,
    developmentName: card.developmentName,
  };
};

const regionOf = ({ cityId, neighborhood }: Interest["locations"][number]): string => {
  const city = cityById(cityId);
  const place = city ? `${city.name} - ${city.uf}` : cityId;
  return neighborhood === null ? place : `${neighborhood}, ${place}`;
};

/**
 * `client` of a match (rules 26.4).
 * @param own an own client's name and stage, if known; null for a partner's client, who stays masked
 * @param showsName whether the key reads clients
 */
export const presentClient = (
  { preApproved, interest }: ClientCard,
  own: Partial<Pick<Lead, "name" | "status">> | null,
  purpose: Purpose,
  showsName: boolean,
) => {
  const isSale = purpose === "VENDA";
  return {
    masked: own === null,
    status: own?.status ?? null,
    preApproved,
    purposes: interest.purposes,
    propertyTypes: interest.propertyTypes,
    regions: interest.locations.map(regionOf),
    priceMin: isSale ? interest.salePriceMin : interest.rentPriceMin,
    priceMax: isSale ? interest.salePriceMax : interest.rentPriceMax,
    bedrooms: interest.bedrooms,
    parkingSpots: interest.parkingSpots,
    areaMin: interest.areaMin,
    name: (showsName && own?.name) || null,
  };
};
