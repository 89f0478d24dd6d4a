import { AREA_AND_ROOMS, inside } from "../tool-row.ts";

/** What an agent is shown of each match of a list. */
export const MATCH_ROW = [
  ...[
    "id",
    "scope",
    "status",
    "score",
    "parts",
    "reasons",
    "gaps",
    "propertyId",
    "leadId",
    "ownerName",
    "locked",
    "lostRelevance",
    "updatedAt",
  ],
  ...inside("property", [
    "title",
    "type",
    "purpose",
    "price",
    "priceFrom",
    "rentPrice",
    "city",
    "neighborhood",
  ]),
  ...inside("property", [...AREA_AND_ROOMS, "commissionPercent", "rentCommissionMonths", "listingUrl"]),
  "property.lastConfirmedAt",
  ...inside("client", [
    "masked",
    "name",
    "status",
    "purposes",
    "propertyTypes",
    "regions",
    "priceMin",
    "priceMax",
  ]),
  ...inside("client", ["bedrooms", "areaMin", "preApproved"]),
  ...inside("counterpart", ["name", "type", "phone"]),
];
