import type { Lead } from "../../src/db/schema/leads.ts";
import type { Property } from "../../src/db/schema/properties.ts";
import type { Offer, Wish } from "../../src/domain/radar/sides.ts";

/** A property, with what a unit type takes from its development for the score (rules 26.9). */
interface Complete {
  readonly own: Property;
  readonly development: Property | null;
  /** These three give the address, the purposes and the photos, each taken as a whole. */
  readonly place: Property;
  readonly deal: Property;
  readonly gallery: Property;
}

const complete = (own: Property, all: readonly Property[]): Complete => {
  const isUnit = own.kind === "TYPOLOGY";
  const development = isUnit ? (all.find(({ id }) => id === own.developmentId) ?? null) : null;
  const ownOrDevelopment = (hasItsOwn: boolean): Property => (hasItsOwn ? own : (development ?? own));
  return {
    own,
    development,
    place: ownOrDevelopment(own.cityId !== null),
    deal: ownOrDevelopment(own.forSale || own.forRent),
    gallery: ownOrDevelopment(own.photos.length > 0),
  };
};

/** Rules 12.3, 12.4 and 26.9, whatever the row's own radar column has. */
const isEligible = ({ own, development, place, deal, gallery }: Complete): boolean =>
  own.status === "ACTIVE" &&
  (own.kind !== "TYPOLOGY" || development?.status === "ACTIVE") &&
  place.cityId !== null &&
  place.neighborhoodSlug !== null &&
  own.type !== null &&
  (deal.forSale || deal.forRent) &&
  !(deal.forSale && own.salePriceCents === null) &&
  !(deal.forRent && own.rentPriceCents === null) &&
  gallery.photos.length > 0 &&
  own.curationStatus !== "PENDING" &&
  own.curationStatus !== "REJECTED";

const toOffer = ({ own, place, deal }: Complete): Offer => ({
  id: own.id,
  accountId: own.accountId,
  kind: own.kind,
  developmentId: own.developmentId,
  shared: own.sharedToNetwork,
  ownerId: own.captadorAccountId,
  createdAt: own.createdAt,
  cityId: place.cityId!,
  neighborhoodSlug: place.neighborhoodSlug!,
  type: own.type!,
  saleCents: deal.forSale ? own.salePriceCents : null,
  rentCents: deal.forRent ? own.rentPriceCents : null,
  bedrooms: own.bedrooms,
  suites: own.suites,
  bathrooms: own.bathrooms,
  parkingSpots: own.parkingSpots,
  area: own.area,
});

/** The offers of all properties (rules 26.6, 26.9 to 26.11). */
export const naiveOffers = (all: readonly Property[]): Offer[] => {
  const eligible = all.map((own) => complete(own, all)).filter(isEligible);
  return eligible
    .filter(({ own: { id, kind, launch } }) => {
      if (kind === "TYPOLOGY") return launch?.unitsAvailable !== 0;
      return !eligible.some(({ own }) => own.kind === "TYPOLOGY" && own.developmentId === id);
    })
    .map(toOffer);
};

/** A minimum of 0 requires nothing (rules 26.14). */
const positiveOrNull = (least: number | null): number | null => (least !== null && least > 0 ? least : null);
const inCents = (reais: number | null): number | null => (reais === null ? null : Math.round(100 * reais));

/** Rules 15.18: one city of the catalog is enough, and every purpose needs its maximum. */
const isLooking = ({ state, interest }: Lead): boolean => {
  const { purposes, propertyTypes, locations, salePriceMax, rentPriceMax } = interest;
  return (
    state === "ACTIVE" &&
    purposes.length > 0 &&
    propertyTypes.length > 0 &&
    locations.length > 0 &&
    !(purposes.includes("VENDA") && salePriceMax === null) &&
    !(purposes.includes("LOCACAO") && rentPriceMax === null)
  );
};

/** The wishes of all clients (rules 26.6, 26.14). */
export const naiveWishes = (all: readonly Lead[]): Wish[] =>
  all.filter(isLooking).map(({ id, accountId, sharedToNetwork, ownerAccountId, interest }) => ({
    id,
    accountId,
    shared: sharedToNetwork,
    ownerId: ownerAccountId,
    buys: interest.purposes.includes("VENDA"),
    rents: interest.purposes.includes("LOCACAO"),
    types: interest.propertyTypes,
    places: interest.locations,
    saleMinCents: inCents(positiveOrNull(interest.salePriceMin)),
    saleMaxCents: inCents(interest.salePriceMax),
    rentMinCents: inCents(positiveOrNull(interest.rentPriceMin)),
    rentMaxCents: inCents(interest.rentPriceMax),
    bedrooms: positiveOrNull(interest.bedrooms),
    suites: positiveOrNull(interest.suites),
    bathrooms: positiveOrNull(interest.bathrooms),
    parkingSpots: positiveOrNull(interest.parkingSpots),
    areaMin: positiveOrNull(interest.areaMin),
  }));
