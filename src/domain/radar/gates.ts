import { PURPOSES } from "../../vocabulary/value-lists.ts";
import { bestTerms, isLarge, isRoomy, placeOf, termsOf } from "./score.ts";
import type { Offer, Wish } from "./sides.ts";

export interface Candidate {
  readonly offer: Offer;
  readonly wish: Wish;
}

export const hasPurpose = ({ offer, wish }: Candidate): boolean =>
  PURPOSES.some((purpose) => termsOf(offer, wish, purpose) !== null);

export const hasCity = ({ offer, wish }: Candidate): boolean => placeOf(offer, wish) !== null;

export const hasType = ({ offer, wish }: Candidate): boolean => wish.types.includes(offer.type);

/** Only a purpose in common has a price to compare. */
export const hasPrice = ({ offer, wish }: Candidate): boolean => bestTerms(offer, wish) !== null;

export const hasBedrooms = ({ offer, wish }: Candidate): boolean => isRoomy(offer, wish);

export const hasArea = ({ offer, wish }: Candidate): boolean => isLarge(offer, wish);
