import { type Interest, type Lead, leadTable } from "../../src/db/schema/leads.ts";
import { newId } from "../../src/lib/id.ts";

/** 2026-03-01, noon UTC. */
const MADE_AT = Date.UTC(2026, 2, 1, 12);

/** A stored search profile: nothing is pending. */
export const storedInterest = (overrides: Partial<Interest> = {}): Interest => ({
  purposes: ["VENDA"],
  propertyTypes: ["APARTAMENTO"],
  locations: [{ cityId: "3550308", neighborhoodSlug: "pinheiros", neighborhood: "Pinheiros" }],
  salePriceMin: null,
  salePriceMax: 900_000,
  rentPriceMin: null,
  rentPriceMax: null,
  bedrooms: 2,
  suites: null,
  bathrooms: null,
  parkingSpots: null,
  areaMin: null,
  ...overrides,
});

/** A stored lead. */
export const storedLead = (overrides: Partial<Lead> = {}): Lead => ({
  ...leadTable.nulls,
  seq: 1,
  id: newId("lead"),
  accountId: "acc-test",
  externalRef: "C-1",
  source: "API",
  state: "ACTIVE",
  stateBeforeTrash: null,
  status: "NEW",
  name: "Mariana Alves",
  phones: [{ number: "+5511987654320", isWhatsApp: true }],
  email: "mariana@clientes.test",
  notes: null,
  preApproved: false,
  sharedToNetwork: false,
  interest: storedInterest(),
  ownerAccountId: "usr-1",
  ownerName: "Ana",
  pending: [],
  radar: "READY",
  lastActivityAt: null,
  consentGivenAt: MADE_AT,
  dashboardFields: [],
  version: 1,
  deletedAt: null,
  createdAt: MADE_AT,
  updatedAt: MADE_AT,
  placeGiven: null,
  interactionBytes: 0,
  weighed: false,
  ...overrides,
});
