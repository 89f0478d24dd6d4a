import type { Phone } from "../../../db/schema/leads.ts";
import type { ClientStage, PropertyType, Purpose } from "../../../vocabulary/value-lists.ts";

export interface LocationInput {
  readonly cityId: string;
  /** Absent or null: the whole city. */
  readonly neighborhoodSlug?: string | null | undefined;
}

/** Search profile as a write gives it: absent members are kept, null clears. */
export interface InterestInput {
  readonly purposes?: readonly Purpose[] | undefined;
  readonly propertyTypes?: readonly PropertyType[] | undefined;
  readonly locations?: readonly LocationInput[] | undefined;
  readonly salePriceMin?: number | null | undefined;
  readonly salePriceMax?: number | null | undefined;
  readonly rentPriceMin?: number | null | undefined;
  readonly rentPriceMax?: number | null | undefined;
  readonly bedrooms?: number | null | undefined;
  readonly suites?: number | null | undefined;
  readonly bathrooms?: number | null | undefined;
  readonly parkingSpots?: number | null | undefined;
  readonly areaMin?: number | null | undefined;
}

/** Body of a client write, of valid shape: absent fields are kept (rules 15.3). */
export interface LeadInput {
  readonly name?: string | undefined;
  /** Numbers are E.164 already. */
  readonly phones?: readonly Phone[] | undefined;
  /** In lower case already. */
  readonly email?: string | null | undefined;
  readonly status?: ClientStage | undefined;
  readonly notes?: string | undefined;
  readonly preApproved?: boolean | undefined;
  readonly sharedToNetwork?: boolean | undefined;
  readonly interest?: InterestInput | undefined;
  readonly ownerAccountId?: string | undefined;
  readonly ownerEmail?: string | undefined;
  readonly lastActivityAt?: number | undefined;
  readonly consentGiven?: boolean | undefined;
}
