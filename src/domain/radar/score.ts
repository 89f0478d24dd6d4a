import { type Category, categoryOf, type Purpose } from "../../vocabulary/value-lists.ts";
import type { Offer, Wish } from "./sides.ts";

/** The version of the boards' formula: a board that used another one judges its pairs again. */
export const FORMULA = "2";

/** The lowest score of a kept pair (rules 26.13). */
export const MIN_SCORE = 60;

/** The only place that knows points (rules 26.13). */
export const POINTS = {
  location: { neighborhood: 35, city: 35, restOfCity: 28, elsewhere: 10 },
  price: 30,
  bedrooms: { enough: 15, oneFewer: 5 },
  area: 10,
  parking: { enough: 5, oneFewer: 2 },
  suites: 3,
  bathrooms: 2,
} as const;

export type Place = keyof typeof POINTS.location;

/** The amounts that one purpose compares, in cents. */
export interface Terms {
  readonly purpose: Purpose;
  readonly price: number;
  readonly min: number | null;
  readonly max: number;
}

/** The terms of one purpose; null unless both have it. */
export const termsOf = (offer: Offer, wish: Wish, purpose: Purpose): Terms | null => {
  const isSale = purpose === "VENDA";
  const price = isSale ? offer.saleCents : offer.rentCents;
  const max = isSale ? wish.saleMaxCents : wish.rentMaxCents;
  if (!(isSale ? wish.buys : wish.rents) || price === null || max === null) return null;
  return { purpose, price, max, min: isSale ? wish.saleMinCents : wish.rentMinCents };
};

/** At most 115 % of the maximum, in whole cents: 100 p <= 115 m, shortened so that each amount is an exact integer. */
export const isAffordable = ({ price, max }: Terms): boolean => 20 * price <= 23 * max;

const roundedHalfUp = (over: number, under: number): number => Math.floor((2 * over + under) / (2 * under));

/** The lowest price with all points: the client's minimum, else 70 % of the maximum. */
export const floorOfPrice = ({ min, max }: Pick<Terms, "min" | "max">): number =>
  min ?? roundedHalfUp(7 * max, 10);

/** Falls from 30 at the maximum to 0 at 115 % of it, and from 30 at the floor to 0 at half of it. */
export const pricePoints = (terms: Terms): number => {
  const { price, max } = terms;
  if (price > max) return roundedHalfUp(10 * (23 * max - 20 * price), max);
  const floor = floorOfPrice(terms);
  if (price >= floor) return POINTS.price;
  return 2 * price < floor ? 0 : roundedHalfUp(POINTS.price * (2 * price - floor), floor);
};

/** Null if the client does not name the city. */
export const placeOf = ({ cityId, neighborhoodSlug }: Offer, { places }: Wish): Place | null => {
  let namesCity = false;
  let namesOthers = false;
  for (const place of places) {
    if (place.cityId !== cityId) continue;
    if (place.neighborhoodSlug === neighborhoodSlug) return "neighborhood";
    if (place.neighborhoodSlug === null) namesCity = true;
    else namesOthers = true;
  }
  if (namesCity) return namesOthers ? "restOfCity" : "city";
  return namesOthers ? "elsewhere" : null;
};

/** The client's minimum of a count; null if the type has none (rules 26.14). */
const askedOf = (
  asked: number | null,
  { type }: Offer,
  without: ReadonlySet<Category | null>,
): number | null => (asked === null || without.has(categoryOf(type)) ? null : asked);

const WITHOUT_ROOMS: ReadonlySet<Category | null> = new Set(["COMERCIAL", "TERRENO"]);
const LAND: ReadonlySet<Category | null> = new Set(["TERRENO"]);

export const askedBedrooms = (offer: Offer, { bedrooms }: Wish): number | null =>
  askedOf(bedrooms, offer, WITHOUT_ROOMS);

export const askedSuites = (offer: Offer, { suites }: Wish): number | null =>
  askedOf(suites, offer, WITHOUT_ROOMS);

export const askedParking = (offer: Offer, { parkingSpots }: Wish): number | null =>
  askedOf(parkingSpots, offer, LAND);

export const askedBathrooms = (offer: Offer, { bathrooms }: Wish): number | null =>
  askedOf(bathrooms, offer, LAND);

const isMet = (asked: number | null, offered: number | null): boolean =>
  asked === null || (offered !== null && offered >= asked);

export const bedroomPoints = (offer: Offer, wish: Wish): number => {
  const asked = askedBedrooms(offer, wish);
  if (isMet(asked, offer.bedrooms)) return POINTS.bedrooms.enough;
  return offer.bedrooms === asked! - 1 ? POINTS.bedrooms.oneFewer : 0;
};

const hundredths = (area: number): number => Math.round(area * 100);

/** Falls from 10 at the minimum to 0 at 80 % of it. */
export const areaPoints = ({ area }: Offer, { areaMin }: Wish): number => {
  if (areaMin === null || (area !== null && area >= areaMin)) return POINTS.area;
  if (area === null) return 0;
  const has = hundredths(area);
  const asked = hundredths(areaMin);
  return 5 * has < 4 * asked ? 0 : roundedHalfUp(POINTS.area * (5 * has - 4 * asked), asked);
};

export const parkingPoints = (offer: Offer, wish: Wish): number => {
  const asked = askedParking(offer, wish);
  if (isMet(asked, offer.parkingSpots)) return POINTS.parking.enough;
  return offer.parkingSpots === asked! - 1 ? POINTS.parking.oneFewer : 0;
};

export const suitePoints = (offer: Offer, wish: Wish): number =>
  isMet(askedSuites(offer, wish), offer.suites) ? POINTS.suites : 0;

export const bathroomPoints = (offer: Offer, wish: Wish): number =>
  isMet(askedBathrooms(offer, wish), offer.bathrooms) ? POINTS.bathrooms : 0;

/** At most one bedroom fewer than asked; an unknown number closes no gate (rules 26.11). */
export const isRoomy = (offer: Offer, wish: Wish): boolean => {
  const asked = askedBedrooms(offer, wish);
  return asked === null || offer.bedrooms === null || offer.bedrooms >= asked - 1;
};

export const isLarge = ({ area }: Offer, { areaMin }: Wish): boolean =>
  areaMin === null || area === null || 5 * hundredths(area) >= 3 * hundredths(areaMin);

const NONE = -1;

const pointsOf = (terms: Terms | null): number => (terms && isAffordable(terms) ? pricePoints(terms) : NONE);

/** The terms with the better price, or the sale's if both are equal; null if no purpose passes (rules 26.12). */
export const bestTerms = (offer: Offer, wish: Wish): Terms | null => {
  const sale = termsOf(offer, wish, "VENDA");
  const rent = termsOf(offer, wish, "LOCACAO");
  const ofSale = pointsOf(sale);
  const ofRent = pointsOf(rent);
  if (ofSale === NONE && ofRent === NONE) return null;
  return ofSale >= ofRent ? sale : rent;
};

/** The sum of the parts; a pair outside the client's cities, or too expensive, has no points for that part. */
export const pointsOfParts = (
  offer: Offer,
  wish: Wish,
  { place, terms }: { readonly place: Place | null; readonly terms: Terms | null },
): number =>
  (place === null ? 0 : POINTS.location[place]) +
  (terms === null ? 0 : pricePoints(terms)) +
  bedroomPoints(offer, wish) +
  areaPoints(offer, wish) +
  parkingPoints(offer, wish) +
  suitePoints(offer, wish) +
  bathroomPoints(offer, wish);

/**
 * The score of a pair, of any accounts.
 * @returns 0 to 100; null if a gate is closed (rules 26.11). Below MIN_SCORE there is no match.
 */
export const scoreOf = (offer: Offer, wish: Wish): number | null => {
  if (!wish.types.includes(offer.type) || !isRoomy(offer, wish) || !isLarge(offer, wish)) return null;
  const place = placeOf(offer, wish);
  const terms = place === null ? null : bestTerms(offer, wish);
  return terms === null ? null : pointsOfParts(offer, wish, { place, terms });
};
