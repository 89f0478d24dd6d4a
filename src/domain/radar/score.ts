import { categoryOf, type Purpose } from "../../vocabulary/value-lists.ts";
import type { Offer } from "./offer.ts";
import type { Wish } from "./wish.ts";

/** A pair is kept from here on (rules 26.13). */
export const LEAST_SCORE = 60;

/** The only place that knows points (rules 26.13). */
export const POINTS = {
  location: { neighborhood: 30, city: 24, elsewhere: 8 },
  price: { within: 30, below: 25 },
  type: 15,
  bedrooms: { enough: 15, oneFewer: 5 },
  area: 5,
  parking: 5,
} as const;

/** What one purpose compares, in cents. */
export interface Terms {
  readonly purpose: Purpose;
  readonly price: number;
  readonly min: number | null;
  readonly max: number;
}

/** The terms of a purpose that both have in common; null without one. */
export const termsOf = (offer: Offer, wish: Wish, purpose: Purpose): Terms | null => {
  const isSale = purpose === "VENDA";
  const price = isSale ? offer.saleCents : offer.rentCents;
  const max = isSale ? wish.saleMaxCents : wish.rentMaxCents;
  if (!(isSale ? wish.buys : wish.rents) || price === null || max === null) return null;
  return { purpose, price, max, min: isSale ? wish.saleMinCents : wish.rentMinCents };
};

/** At most 115 % of the maximum, in whole cents: 100 p <= 115 m, shortened so that no amount leaves the exact integers. */
export const isAffordable = ({ price, max }: Terms): boolean => 20 * price <= 23 * max;

/** Falls from 30 at the maximum to 0 at 115 % of it; rounded half up, as the other parts are whole. */
export const pricePoints = ({ price, min, max }: Terms): number => {
  if (price <= max) return min !== null && price < min ? POINTS.price.below : POINTS.price.within;
  return Math.floor((20 * (23 * max - 20 * price) + max) / (2 * max));
};

/** Points for the place; null: the city is none of the client's. */
export const locationPoints = ({ cityId, neighborhoodSlug }: Offer, { places }: Wish): number | null => {
  let points: number | null = null;
  for (const place of places) {
    if (place.cityId !== cityId) continue;
    if (place.neighborhoodSlug === neighborhoodSlug) return POINTS.location.neighborhood;
    if (place.neighborhoodSlug === null) points = POINTS.location.city;
    points ??= POINTS.location.elsewhere;
  }
  return points;
};

/** What the client asks of a count; null where the type has none of it (rules 26.14). */
export const askedBedrooms = ({ type }: Offer, { bedrooms }: Wish): number | null => {
  const category = categoryOf(type);
  return category === "COMERCIAL" || category === "TERRENO" ? null : bedrooms;
};

export const askedParking = ({ type }: Offer, { parkingSpots }: Wish): number | null =>
  categoryOf(type) === "TERRENO" ? null : parkingSpots;

/** What is asked and not told scores nothing. */
const isMet = (asked: number | null, told: number | null): boolean =>
  asked === null || (told !== null && told >= asked);

export const bedroomPoints = (offer: Offer, wish: Wish): number => {
  const asked = askedBedrooms(offer, wish);
  if (isMet(asked, offer.bedrooms)) return POINTS.bedrooms.enough;
  return offer.bedrooms === asked! - 1 ? POINTS.bedrooms.oneFewer : 0;
};

export const areaPoints = (offer: Offer, wish: Wish): number =>
  isMet(wish.areaMin, offer.area) ? POINTS.area : 0;

export const parkingPoints = (offer: Offer, wish: Wish): number =>
  isMet(askedParking(offer, wish), offer.parkingSpots) ? POINTS.parking : 0;

const NONE = -1;

const pointsOf = (terms: Terms | null): number => (terms && isAffordable(terms) ? pricePoints(terms) : NONE);

/** The terms with the better price, of equals those of the sale; null when no purpose passes (rules 26.12). */
export const bestTerms = (offer: Offer, wish: Wish): Terms | null => {
  const [sale, rent] = [termsOf(offer, wish, "VENDA"), termsOf(offer, wish, "LOCACAO")];
  const [ofSale, ofRent] = [pointsOf(sale), pointsOf(rent)];
  if (ofSale === NONE && ofRent === NONE) return null;
  return ofSale >= ofRent ? sale : rent;
};

/** The sum of the parts: those that a gate guards are given. */
export const pointsOfParts = (
  offer: Offer,
  wish: Wish,
  { location, price, type }: { readonly location: number; readonly price: number; readonly type: number },
): number =>
  location + price + type + bedroomPoints(offer, wish) + areaPoints(offer, wish) + parkingPoints(offer, wish);

/**
 * How well a pair fits, whoever the two belong to.
 * @returns 0 to 100; null where a gate is closed (rules 26.11). Below LEAST_SCORE there is no match.
 */
export const scoreOf = (offer: Offer, wish: Wish): number | null => {
  if (!wish.types.includes(offer.type)) return null;
  const location = locationPoints(offer, wish);
  const terms = location === null ? null : bestTerms(offer, wish);
  if (location === null || terms === null) return null;
  return pointsOfParts(offer, wish, { location, price: pricePoints(terms), type: POINTS.type });
};
