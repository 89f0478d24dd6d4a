import type { RelatedProperty } from "../../src/db/related-property.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { NO_RELATIVES } from "../../src/domain/properties/related.ts";
import { newId } from "../../src/lib/id.ts";

/** 2026-03-01, noon UTC. */
const MADE_AT = Date.UTC(2026, 2, 1, 12);

/** A stored property: complete, approved, with a photo, so that nothing is pending. */
export const storedProperty = (overrides: Partial<RelatedProperty> = {}): RelatedProperty => ({
  ...propertyTable.nulls,
  seq: 1,
  id: newId("property"),
  accountId: "acc-test",
  externalRef: "AP-1",
  kind: "PROPERTY",
  developmentId: null,
  source: "API",
  status: "ACTIVE",
  statusBeforeTrash: null,
  inactiveReason: null,
  type: "APARTAMENTO",
  forSale: true,
  forRent: false,
  salePriceCents: 85_000_000,
  rentPriceCents: null,
  title: "Apartamento",
  description: null,
  neighborhood: "Pinheiros",
  neighborhoodSlug: "pinheiros",
  city: "São Paulo",
  cityId: "3550308",
  citySlug: "sao-paulo-sp",
  state: "SP",
  street: null,
  number: null,
  complement: null,
  bedrooms: 3,
  suites: null,
  bathrooms: null,
  parkingSpots: null,
  area: 92.5,
  privateArea: null,
  amenities: [],
  listingUrl: null,
  captadorAccountId: null,
  captadorTeamName: null,
  captadorName: null,
  sharedToNetwork: false,
  commissionPercent: null,
  rentCommissionMonths: null,
  splitListingPercent: null,
  pending: [],
  radar: "READY",
  curationStatus: "APPROVED",
  curationReason: null,
  confirmedAt: MADE_AT,
  noticeAt: null,
  launch: null,
  photos: [{ hash: "a1", mediaType: "image/jpeg", url: "https://fotos.example.com/1.jpg" }],
  photoRequestId: "ph_1",
  photoRequest: ["https://fotos.example.com/1.jpg"],
  photoState: "DONE",
  photoIngested: 1,
  photoFailed: 0,
  photoQueuedAt: MADE_AT,
  photoFinishedAt: MADE_AT,
  photoFaults: null,
  dashboardFields: [],
  version: 1,
  deletedAt: null,
  createdAt: MADE_AT,
  updatedAt: MADE_AT,
  placeGiven: null,
  weighed: false,
  relatives: NO_RELATIVES,
  ...overrides,
});

/** The row to insert for a stored property: without `seq` and `relatives`. */
export const newProperty = (overrides: Partial<RelatedProperty> = {}) => {
  const { seq: _, relatives: __, ...property } = storedProperty({ externalRef: null, ...overrides });
  return property;
};
