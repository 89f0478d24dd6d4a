import { PURPOSES } from "../../vocabulary/value-lists.ts";
import type { Offer } from "./offer.ts";
import { bestTerms, locationPoints, termsOf } from "./score.ts";
import type { Wish } from "./wish.ts";

/** An own property and an own client, whether or not they fit. */
export interface Pair {
  readonly offer: Offer;
  readonly wish: Wish;
}

export const hasPurpose = ({ offer, wish }: Pair): boolean =>
  PURPOSES.some((purpose) => termsOf(offer, wish, purpose) !== null);

export const hasCity = ({ offer, wish }: Pair): boolean => locationPoints(offer, wish) !== null;

export const hasType = ({ offer, wish }: Pair): boolean => wish.types.includes(offer.type);

/** Only a purpose in common has a price to compare. */
export const hasPrice = ({ offer, wish }: Pair): boolean => bestTerms(offer, wish) !== null;
