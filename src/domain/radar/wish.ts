import type { Lead, Location } from "../../db/schema/leads.ts";
import { centsOf } from "../../lib/money.ts";
import type { PropertyType } from "../../vocabulary/value-lists.ts";

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
