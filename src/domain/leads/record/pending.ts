import type { Interest, Lead } from "../../../db/schema/leads.ts";
import type { Warning } from "../../../vocabulary/labels.ts";
import type { LeadPendingItem } from "../../../vocabulary/value-lists.ts";
import { cityById } from "../../geo/cities.ts";
import { addedGaps, eligibilityOf } from "../../records/eligibility.ts";
import type { RefWarning } from "../../records/likely-ref.ts";
import type { ContactWarning } from "./contacts.ts";

/** One city of the catalog is enough for a search. */
const cityItems = ({ locations }: Interest): LeadPendingItem[] => {
  if (locations.length === 0) return ["CITY_MISSING"];
  return locations.some(({ cityId }) => cityById(cityId)) ? [] : ["CITY_NOT_IN_CATALOG"];
};

/** A client who wants to buy and to rent, or has not said which, and names no maximum, lacks just "a budget". */
const budgetItems = ({ purposes, salePriceMax, rentPriceMax }: Interest): LeadPendingItem[] => {
  const lacksSale = salePriceMax === null && purposes.includes("VENDA");
  const lacksRent = rentPriceMax === null && purposes.includes("LOCACAO");
  const none = salePriceMax === null && rentPriceMax === null;
  if (none && (purposes.length === 0 || (lacksSale && lacksRent))) return ["BUDGET_MISSING"];
  return [
    ...(lacksSale ? (["SALE_BUDGET_MISSING"] as const) : []),
    ...(lacksRent ? (["RENT_BUDGET_MISSING"] as const) : []),
  ];
};

/** The client's gaps for recommendations, in the order of the list (rules 15.18). */
export const pendingOf = (interest: Interest): LeadPendingItem[] => [
  ...(interest.purposes.length === 0 ? (["PURPOSE_MISSING"] as const) : []),
  ...(interest.propertyTypes.length === 0 ? (["PROPERTY_TYPES_MISSING"] as const) : []),
  ...cityItems(interest),
  ...budgetItems(interest),
];

/** Recomputes a client's gaps and eligibility: ACTIVE and nothing pending. */
export const withEligibility = (lead: Lead): Lead => {
  const pending = pendingOf(lead.interest);
  return { ...lead, pending, radar: eligibilityOf(lead.state === "ACTIVE", pending) };
};

export interface LeadWarning extends Warning {
  readonly code: ContactWarning["code"] | RefWarning["code"] | LeadPendingItem;
}

const GAP_MEMBERS: Readonly<Record<Exclude<LeadPendingItem, "OTHER">, string>> = {
  PURPOSE_MISSING: "interest.purposes",
  PROPERTY_TYPES_MISSING: "interest.propertyTypes",
  CITY_MISSING: "interest.locations",
  CITY_NOT_IN_CATALOG: "interest.locations",
  BUDGET_MISSING: "interest.salePriceMax",
  SALE_BUDGET_MISSING: "interest.salePriceMax",
  RENT_BUDGET_MISSING: "interest.rentPriceMax",
};

/** Warns of what an update left missing for recommendations (rules 8.6). */
export const gapWarnings = (before: Lead, after: Lead): LeadWarning[] =>
  addedGaps(before, after, GAP_MEMBERS);
