import type { Property } from "../../db/schema/properties.ts";
import type { PropertyType } from "../../vocabulary/value-lists.ts";
import { completeUnit, type Lender } from "../properties/complete-unit.ts";

/** What Radar knows of an eligible property: what gates and score look at, whose it is, and what places it among equals. */
export interface Offer {
  readonly id: string;
  readonly accountId: string;
  readonly kind: Property["kind"];
  /** A development's own id too; null for a property that stands alone. */
  readonly developmentId: string | null;
  readonly shared: boolean;
  readonly cityId: string;
  readonly neighborhoodSlug: string;
  readonly type: PropertyType;
  /** Null: not for sale. */
  readonly saleCents: number | null;
  /** Null: not for rent. */
  readonly rentCents: number | null;
  readonly bedrooms: number | null;
  readonly suites: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  /** Square metres; null: not told. */
  readonly area: number | null;
  /** The member whose match it is on the property's side. */
  readonly ownerId: string | null;
  readonly createdAt: number;
}

/** What a property's place in recommendations hangs on besides itself. */
export interface Kin {
  /** Of a unit type: what it lacks is taken from there (rules 26.9). */
  readonly development: Lender | null;
  /** Of a development: its unit types pair in its place (rules 26.10). */
  readonly hasReadyUnits: boolean;
}

const NO_KIN: Kin = { development: null, hasReadyUnits: false };

/** Nothing of it is left to recommend; its development stays covered by it (rules 26.10). */
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
