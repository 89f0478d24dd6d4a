import type { RelatedProperty } from "../../db/related-property.ts";
import type { Lead, Location } from "../../db/schema/leads.ts";
import type { Property } from "../../db/schema/properties.ts";
import { centsOf } from "../../lib/money.ts";
import type { PropertyType } from "../../vocabulary/value-lists.ts";
import { completeUnit, type Lender } from "../properties/complete-unit.ts";

/** The property as Radar sees it, by the relatives read with it. @returns like offerOf */
export const offerOfRelated = (property: RelatedProperty): Offer | null => {
  const { development, units } = property.relatives;
  return offerOf(property, { development, hasReadyUnits: units.some(({ radar }) => radar === "READY") });
};

/** Radar's data of an eligible property: for gates and score, its account, and its rank among equals. */
export interface Offer {
  readonly id: string;
  readonly accountId: string;
  readonly kind: Property["kind"];
  /** Also a development's own id; null for a property without one. */
  readonly developmentId: string | null;
  readonly shared: boolean;
  readonly cityId: string;
  readonly neighborhoodSlug: string;
  readonly type: PropertyType;
  /** Null if not for sale. */
  readonly saleCents: number | null;
  /** Null if not for rent. */
  readonly rentCents: number | null;
  readonly bedrooms: number | null;
  readonly suites: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  /** Square meters; null if unknown. */
  readonly area: number | null;
  /** The member in charge on the property's side. */
  readonly ownerId: string | null;
  readonly createdAt: number;
}

/** The other rows that decide a property's recommendations. */
interface Kin {
  /** For a unit type: the source of its inherited members (rules 26.9). */
  readonly development: Lender | null;
  /** For a development: its unit types pair in its place (rules 26.10). */
  readonly hasReadyUnits: boolean;
}

const NO_KIN: Kin = { development: null, hasReadyUnits: false };

/** A sold-out unit type is not recommended, but still stands in for its development (rules 26.10). */
const isSoldOut = ({ kind, launch }: Property): boolean =>
  kind === "TYPOLOGY" && launch?.unitsAvailable === 0;

/** The property as Radar sees it. @returns null while it is in no recommendations (rules 26.6, 26.10) */
export const offerOf = (own: Property, { development, hasReadyUnits }: Kin = NO_KIN): Offer | null => {
  if (own.radar !== "READY" || hasReadyUnits || isSoldOut(own)) return null;
  const property = completeUnit(own, development);
  return {
    id: property.id,
    accountId: property.accountId,
    kind: property.kind,
    developmentId: property.kind === "DEVELOPMENT" ? property.id : property.developmentId,
    shared: property.sharedToNetwork,
    cityId: property.cityId!,
    neighborhoodSlug: property.neighborhoodSlug!,
    type: property.type!,
    saleCents: property.forSale ? property.salePriceCents : null,
    rentCents: property.forRent ? property.rentPriceCents : null,
    bedrooms: property.bedrooms,
    suites: property.suites,
    bathrooms: property.bathrooms,
    parkingSpots: property.parkingSpots,
    area: property.area,
    ownerId: property.captadorAccountId,
    createdAt: property.createdAt,
  };
};

/** An eligible client's search, as Radar sees it. */
export interface Wish {
  readonly id: string;
  readonly accountId: string;
  readonly shared: boolean;
  readonly buys: boolean;
  readonly rents: boolean;
  readonly types: readonly PropertyType[];
  readonly places: readonly Pick<Location, "cityId" | "neighborhoodSlug">[];
  readonly saleMinCents: number | null;
  readonly saleMaxCents: number | null;
  readonly rentMinCents: number | null;
  readonly rentMaxCents: number | null;
  readonly bedrooms: number | null;
  readonly suites: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  /** Square meters. */
  readonly areaMin: number | null;
  /** The client's broker. */
  readonly ownerId: string | null;
}

/** A minimum of 0 asks nothing (rules 26.14). */
const askedOf = (minimum: number | null): number | null => (minimum === 0 ? null : minimum);

/** The client as Radar sees it. @returns null while it is not recommended (rules 26.6) */
export const wishOf = (lead: Lead): Wish | null => {
  if (lead.radar !== "READY") return null;
  const { interest } = lead;
  return {
    id: lead.id,
    accountId: lead.accountId,
    shared: lead.sharedToNetwork,
    buys: interest.purposes.includes("VENDA"),
    rents: interest.purposes.includes("LOCACAO"),
    types: interest.propertyTypes,
    places: interest.locations.map(({ cityId, neighborhoodSlug }) => ({ cityId, neighborhoodSlug })),
    saleMinCents: centsOf(askedOf(interest.salePriceMin)),
    saleMaxCents: centsOf(interest.salePriceMax),
    rentMinCents: centsOf(askedOf(interest.rentPriceMin)),
    rentMaxCents: centsOf(interest.rentPriceMax),
    bedrooms: askedOf(interest.bedrooms),
    suites: askedOf(interest.suites),
    bathrooms: askedOf(interest.bathrooms),
    parkingSpots: askedOf(interest.parkingSpots),
    areaMin: askedOf(interest.areaMin),
    ownerId: lead.ownerAccountId,
  };
};
