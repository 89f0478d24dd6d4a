import type { PropertyType, Purpose } from "../../../vocabulary/value-lists.ts";
import type { City } from "../../geo/cities.ts";

/** An address as a write gives it: whole, its city already looked up in the catalogue. */
export interface AddressInput {
  readonly city: City | null;
  /** Text of a city the catalogue lacks; only a feed may leave one. */
  readonly cityText?: string;
  readonly stateText?: string;
  readonly neighborhoodSlug?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly street?: string | undefined;
  readonly number?: string | undefined;
  readonly complement?: string | undefined;
}

export interface TermsInput {
  readonly commissionPercent?: number | null | undefined;
  readonly rentCommissionMonths?: number | null | undefined;
  readonly splitListingPercent?: number | null | undefined;
}

/** Body of a property write, of valid shape: absent fields are kept, null clears (rules 8.3, 10.6). */
export interface PropertyInput {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly type?: PropertyType | undefined;
  readonly purposes?: readonly Purpose[] | undefined;
  readonly salePrice?: number | null | undefined;
  readonly rentPrice?: number | null | undefined;
  readonly address?: AddressInput | undefined;
  readonly bedrooms?: number | null | undefined;
  readonly suites?: number | null | undefined;
  readonly bathrooms?: number | null | undefined;
  readonly parkingSpots?: number | null | undefined;
  readonly area?: number | null | undefined;
  readonly privateArea?: number | null | undefined;
  readonly listingUrl?: string | null | undefined;
  readonly captadorName?: string | null | undefined;
  readonly captadorAccountId?: string | null | undefined;
  readonly partnershipTerms?: TermsInput | undefined;
  readonly photos?: readonly string[] | undefined;
  /** Dashboard only. */
  readonly sharedToNetwork?: boolean | undefined;
  readonly amenities?: string[] | undefined;
}

export type InputField = keyof PropertyInput;
