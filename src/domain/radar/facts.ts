import type { PropertyType, Purpose } from "../../vocabulary/value-lists.ts";
import {
  areaPoints,
  askedBathrooms,
  askedBedrooms,
  askedParking,
  askedSuites,
  bathroomPoints,
  bedroomPoints,
  bestTerms,
  floorOfPrice,
  type Place,
  POINTS,
  parkingPoints,
  placeOf,
  pricePoints,
  suitePoints,
} from "./score.ts";
import type { Offer, Wish } from "./sides.ts";

/** A client's minimum, the property's value, and the resulting points. */
export interface Minimum {
  readonly points: number;
  readonly asked: number;
  /** Null if the property has no value. */
  readonly has: number | null;
}

export const MINIMUMS = ["bedrooms", "area", "parking", "suites", "bathrooms"] as const;

/** The stored score of a match: parts and numbers, without those that the client does not ask for (rules 26.15). */
export interface Facts extends Readonly<Partial<Record<(typeof MINIMUMS)[number], Minimum>>> {
  readonly purpose: Purpose;
  readonly location: { readonly points: number; readonly place: Place };
  readonly price: {
    readonly points: number;
    readonly cents: number;
    readonly min: number | null;
    readonly max: number;
    readonly floor: number;
  };
  readonly type: { readonly type: PropertyType };
}

const minimum = (
  name: (typeof MINIMUMS)[number],
  asked: number | null,
  has: number | null,
  points: number,
): Partial<Facts> => (asked === null ? {} : { [name]: { points, asked, has } });

/** The facts of a pair that passes every gate: scoreOf(offer, wish) is not null. */
export const factsOf = (offer: Offer, wish: Wish): Facts => {
  const terms = bestTerms(offer, wish)!;
  const { purpose, price, min, max } = terms;
  const place = placeOf(offer, wish)!;
  return {
    purpose,
    location: { points: POINTS.location[place], place },
    price: { points: pricePoints(terms), cents: price, min, max, floor: floorOfPrice(terms) },
    type: { type: offer.type },
    ...minimum("bedrooms", askedBedrooms(offer, wish), offer.bedrooms, bedroomPoints(offer, wish)),
    ...minimum("area", wish.areaMin, offer.area, areaPoints(offer, wish)),
    ...minimum("parking", askedParking(offer, wish), offer.parkingSpots, parkingPoints(offer, wish)),
    ...minimum("suites", askedSuites(offer, wish), offer.suites, suitePoints(offer, wish)),
    ...minimum("bathrooms", askedBathrooms(offer, wish), offer.bathrooms, bathroomPoints(offer, wish)),
  };
};

/** Points of each part; the type is a gate and has none. */
export type Parts = Readonly<Record<"location" | "price" | (typeof MINIMUMS)[number], number>>;

/** A part that the client does not ask for has all its points. */
export const partsIn = ({ location, price, bedrooms, area, parking, suites, bathrooms }: Facts): Parts => ({
  location: location.points,
  price: price.points,
  bedrooms: bedrooms?.points ?? POINTS.bedrooms.enough,
  area: area?.points ?? POINTS.area,
  parking: parking?.points ?? POINTS.parking.enough,
  suites: suites?.points ?? POINTS.suites,
  bathrooms: bathrooms?.points ?? POINTS.bathrooms,
});

export const scoreIn = (facts: Facts): number =>
  Object.values(partsIn(facts)).reduce((sum, points) => sum + points, 0);
