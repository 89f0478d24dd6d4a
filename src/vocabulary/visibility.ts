/** What an account may hide of a property from partners: nothing that scores use (rules 26.25). */
export const HIDEABLE_OF_PROPERTY = [
  "title",
  "coverPhoto",
  "listingUrl",
  "commissionPercent",
  "rentCommissionMonths",
  "splitListingPercent",
] as const;

/** Also its clients' names, in matches and partnerships that a key reads. */
export const HIDEABLE_FIELDS = [...HIDEABLE_OF_PROPERTY, "clientName"] as const;

export type HideableField = (typeof HIDEABLE_FIELDS)[number];
