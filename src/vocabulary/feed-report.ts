import type { RefusalReason } from "../lib/address-guard.ts";
import type { Connector, FeedStatus } from "./value-lists.ts";

export const REPORT_OUTCOMES = [
  "CREATED",
  "UPDATED",
  "UNCHANGED",
  "CONFIRMED",
  "SKIPPED",
  "ARCHIVED",
  "MISSING",
] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The fields that a creation requires, by their names in the API. */
export type RequiredField = "type" | "purposes" | "salePrice" | "rentPrice" | "address.city";

/** A report's remarks on a listing that is imported nevertheless. */
export const REMARK_CODES = [
  "price_on_request",
  "purpose_by_price",
  "purpose_not_read",
  "purpose_without_price",
  "season_price",
  "price_implausible",
  "currency_not_read",
  "area_implausible",
  "unit_not_read",
  "lot_area_only",
  "number_unreadable",
  "photos_unreadable",
  "photos_over_limit",
  "amenities_over_limit",
  "text_over_limit",
  "link_unusable",
  "not_offered",
  "status_not_read",
  "by_postal_code",
  "left_recommendations",
  "gallery_emptied",
  "double",
  "code_alike",
  "other_property",
] as const;
export type RemarkCode = (typeof REMARK_CODES)[number];

export interface Remark {
  readonly code: RemarkCode;
  /** The field's name in the API; null if it has none. */
  readonly field: string | null;
  /** A text of the feed, or a count. */
  readonly value: string | null;
}

/** An address of a photo that the service may not fetch, cut to a length that can be shown. */
export interface RefusedPhoto {
  readonly url: string;
  readonly reason: RefusalReason;
}

/** A listing names a value that no catalog has. */
export interface UnknownValue {
  readonly field: "type" | "address.city";
  readonly value: string;
}

/** What was not imported from a listing, for the feed's maintainer. */
export interface Remarks {
  readonly missing: readonly RequiredField[];
  readonly unknown: readonly UnknownValue[];
  readonly refusedPhotos: readonly RefusedPhoto[];
  readonly remarks: readonly Remark[];
}

export const NO_REMARKS: Remarks = { missing: [], unknown: [], refusedPhotos: [], remarks: [] };

/** The outcome of a listing. */
export interface ListingOutcome {
  readonly externalRef: string | null;
  readonly outcome: ReportOutcome;
  /** A code that says why it was skipped or not archived. */
  readonly reason: string | null;
  readonly conflicts: readonly string[];
  /** Remarks that only the write can make, such as a neighborhood decided by the postal code. */
  readonly remarks?: readonly Remark[];
}

export const outcomeOf = (
  externalRef: string | null,
  outcome: ReportOutcome,
  rest: Partial<ListingOutcome> = {},
): ListingOutcome => ({ externalRef, outcome, reason: null, conflicts: [], ...rest });

export interface ReportedListing extends Omit<ListingOutcome, "remarks">, Remarks {}

/** A summary of all listings of a feed. */
export interface FeedSummary {
  /** How often each reason to skip, and each remark, was found. */
  readonly reasons: Readonly<Record<string, number>>;
  /** What the listings contain but the service does not read, the most frequent first. */
  readonly notRead: readonly { readonly name: string; readonly count: number }[];
  /** Values that the catalog does not have yet, the most frequent first. */
  readonly waiting: readonly (UnknownValue & { readonly count: number })[];
}

/** A report as stored: in codes, which are put into words in the reader's language. */
export interface KeptReport extends FeedSummary {
  readonly status: FeedStatus;
  readonly fault: string | null;
  readonly connector: Connector | null;
  readonly counts: Readonly<Partial<Record<ReportOutcome, number>>>;
  readonly listings: readonly ReportedListing[];
}

/** Hashes of what distinguishes a listing's property: its street, number and neighborhood, link and photos. */
export interface ListingMarks {
  readonly place: readonly (number | null)[];
  readonly link: number | null;
  readonly photos: readonly number[];
}
