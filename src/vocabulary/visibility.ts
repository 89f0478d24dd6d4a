/** Of a property, what an account may hide from partners: what its scores use stays visible (rules 26.25). */
export const HIDEABLE_OF_PROPERTY = [
  "title",
  "coverPhoto",
  "listingUrl",
  "commissionPercent",
  "rentCommissionMonths",
  "splitListingPercent",
] as const;

/** And the names of its clients, in matches and partnerships that a key reads. */
export const HIDEABLE_FIELDS = [...HIDEABLE_OF_PROPERTY, "clientName"] as const;

export type HideableField = (typeof HIDEABLE_FIELDS)[number];
