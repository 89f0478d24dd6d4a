import { describe, expect, it } from "vitest";
import type { Interest } from "../../../src/db/schema/leads.ts";
import { pendingOf, withEligibility } from "../../../src/domain/leads/record/pending.ts";
import {
  CLIENT_STATES,
  LEAD_PENDING_ITEMS,
  type LeadPendingItem,
} from "../../../src/vocabulary/value-lists.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";

const unknownCity = { cityId: "0000000", neighborhoodSlug: null, neighborhood: null };
const knownCity = { cityId: "3550308", neighborhoodSlug: null, neighborhood: null };

/** The pending items of a complete search profile with these members: the whole truth table. */
const LACKS: readonly [string, Partial<Interest>, readonly LeadPendingItem[]][] = [
  ["nothing", {}, []],
  ["nothing, if a whole city is asked for", { locations: [knownCity] }, []],
  ["nothing, if one city is unknown", { locations: [unknownCity, knownCity] }, []],
  ["nothing, if it names no minimums", { bedrooms: null, areaMin: null, salePriceMin: null }, []],
  ["a purpose", { purposes: [] }, ["PURPOSE_MISSING"]],
  ["property types", { propertyTypes: [] }, ["PROPERTY_TYPES_MISSING"]],
  ["a city", { locations: [] }, ["CITY_MISSING"]],
  ["a city of the catalog", { locations: [unknownCity] }, ["CITY_NOT_IN_CATALOG"]],
  ["a sale budget", { salePriceMax: null }, ["SALE_BUDGET_MISSING"]],
  ["a sale budget, despite a rent", { salePriceMax: null, rentPriceMax: 3_000 }, ["SALE_BUDGET_MISSING"]],
  ["a sale budget, despite a minimum", { salePriceMax: null, salePriceMin: 1 }, ["SALE_BUDGET_MISSING"]],
  ["a rent budget", { purposes: ["LOCACAO"] }, ["RENT_BUDGET_MISSING"]],
  ["its only budget", { purposes: ["LOCACAO"], salePriceMax: null }, ["RENT_BUDGET_MISSING"]],
  ["the rent budget of both", { purposes: ["VENDA", "LOCACAO"] }, ["RENT_BUDGET_MISSING"]],
  [
    "the sale budget of both",
    { purposes: ["VENDA", "LOCACAO"], salePriceMax: null, rentPriceMax: 3_000 },
    ["SALE_BUDGET_MISSING"],
  ],
  ["any budget of both", { purposes: ["VENDA", "LOCACAO"], salePriceMax: null }, ["BUDGET_MISSING"]],
  ["purpose and budget", { purposes: [], salePriceMax: null }, ["PURPOSE_MISSING", "BUDGET_MISSING"]],
  [
    "everything",
    { purposes: [], propertyTypes: [], locations: [], salePriceMax: null },
    ["PURPOSE_MISSING", "PROPERTY_TYPES_MISSING", "CITY_MISSING", "BUDGET_MISSING"],
  ],
];

describe("what a lead lacks for recommendations", () => {
  it.each(LACKS)("is %s", (_name, members, pending) => {
    expect(pendingOf(storedInterest(members))).toEqual(pending);
  });

  it("covers every item of the list except OTHER", () => {
    const seen = new Set(LACKS.flatMap(([, , pending]) => pending));
    expect(LEAD_PENDING_ITEMS.filter((item) => !seen.has(item))).toEqual(["OTHER"]);
  });
});

describe("a lead's recommendations", () => {
  it.each(CLIENT_STATES)("require ACTIVE and nothing pending: a complete lead that is %s", (state) => {
    expect(withEligibility(storedLead({ state })).radar).toBe(state === "ACTIVE" ? "READY" : "NONE");
  });

  it.each(CLIENT_STATES)("are off while something is pending: an incomplete lead that is %s", (state) => {
    const interest = storedInterest({ purposes: [] });
    expect(withEligibility(storedLead({ state, interest }))).toMatchObject({
      radar: "PENDING",
      pending: ["PURPOSE_MISSING"],
    });
  });
});
