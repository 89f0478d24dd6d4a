import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import type { PropertyType } from "../../vocabulary/value-lists.ts";
import { completeUnit, type Lender } from "../properties/complete-unit.ts";

/** The property as Radar sees it, with the relatives that decide a write. @returns as offerOf */
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

/** It is no longer recommended; its development still counts as covered by it (rules 26.10). */
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
