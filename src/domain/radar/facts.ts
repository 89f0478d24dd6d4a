import type { PropertyType, Purpose } from "../../vocabulary/value-lists.ts";
import type { Offer } from "./offer.ts";
import {
  areaPoints,
  askedBedrooms,
  askedParking,
  bedroomPoints,
  bestTerms,
  locationPoints,
  POINTS,
  parkingPoints,
  pricePoints,
} from "./score.ts";
import type { Wish } from "./wish.ts";

/** A minimum, what the property has of it, and the points that this gives. */
interface Minimum {
  readonly points: number;
  /** Null: the client did not ask. */
  readonly asked: number | null;
  /** Null: the property does not tell. */
  readonly has: number | null;
}

/** What a match stores of its score: the parts and their numbers, which add up to it (rules 26.15). */
export interface Facts {
  readonly purpose: Purpose;
  readonly location: { readonly points: number };
  readonly price: {
    readonly points: number;
    readonly cents: number;
    readonly min: number | null;
    readonly max: number;
  };
  readonly type: { readonly points: number; readonly type: PropertyType };
  readonly bedrooms: Minimum;
  readonly area: Minimum;
  readonly parking: Minimum;
  readonly suites: Minimum;
  readonly bathrooms: Minimum;
}

/** The facts of a pair that passes every gate: scoreOf(offer, wish) is not null. */
export const factsOf = (offer: Offer, wish: Wish): Facts => {
  const { purpose, price, min, max } = bestTerms(offer, wish)!;
  return {
    purpose,
    location: { points: locationPoints(offer, wish)! },
    price: { points: pricePoints({ purpose, price, min, max }), cents: price, min, max },
    type: { points: POINTS.type, type: offer.type },
    bedrooms: {
      points: bedroomPoints(offer, wish),
      asked: askedBedrooms(offer, wish),
      has: offer.bedrooms,
    },
    area: { points: areaPoints(offer, wish), asked: wish.areaMin, has: offer.area },
    parking: {
      points: parkingPoints(offer, wish),
      asked: askedParking(offer, wish),
      has: offer.parkingSpots,
    },
    suites: { points: 0, asked: wish.suites, has: offer.suites },
    bathrooms: { points: 0, asked: wish.bathrooms, has: offer.bathrooms },
  };
};

/** The sum of the parts. */
export const scoreIn = (facts: Facts): number =>
  facts.location.points +
  facts.price.points +
  facts.type.points +
  facts.bedrooms.points +
  facts.area.points +
  facts.parking.points;
