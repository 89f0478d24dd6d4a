import { describe, expect, it } from "vitest";
import type { Property } from "../../../src/db/schema/properties.ts";
import { pendingOf, withEligibility } from "../../../src/domain/properties/record/pending.ts";
import { PROPERTY_STATUSES } from "../../../src/vocabulary/value-lists.ts";
import { storedProperty } from "../../support/stored-property.ts";

/** The pending items of a complete property with these columns. */
const LACKS: readonly [string, Partial<Property>, readonly string[]][] = [
  ["nothing", {}, []],
  ["a city", { cityId: null, city: null, citySlug: null }, ["CITY_MISSING"]],
  ["a city of the catalog", { cityId: null, city: "Vila Velha do Sul" }, ["CITY_NOT_IN_CATALOG"]],
  ["a neighborhood", { neighborhoodSlug: null, neighborhood: null }, ["NEIGHBORHOOD_MISSING"]],
  ["a recognized neighborhood", { neighborhoodSlug: null }, ["NEIGHBORHOOD_NOT_IN_CATALOG"]],
  ["a type", { type: null }, ["TYPE_MISSING"]],
  ["a purpose", { forSale: false }, ["PURPOSE_MISSING"]],
  ["its sale price", { salePriceCents: null }, ["SALE_PRICE_MISSING"]],
  ["its rent", { forSale: false, forRent: true }, ["RENT_PRICE_MISSING"]],
  ["the rent of a property for both", { forRent: true }, ["RENT_PRICE_MISSING"]],
  ["both prices", { forRent: true, salePriceCents: null }, ["SALE_PRICE_MISSING", "RENT_PRICE_MISSING"]],
  ["a cover photo", { photos: [] }, ["COVER_PHOTO_MISSING"]],
  ["the end of its review", { curationStatus: "PENDING" }, ["OTHER"]],
  ["a favorable review", { curationStatus: "REJECTED", curationReason: "SEM_VALOR" }, ["OTHER"]],
  ["no review at all: the dashboard made it", { curationStatus: null }, []],
  ["only a price of the purpose it does not have", { rentPriceCents: null }, []],
];

describe("what a property lacks for recommendations", () => {
  it.each(LACKS)("is %s", (_name, columns, pending) => {
    expect(pendingOf(storedProperty(columns))).toEqual(pending);
  });

  it("lists everything at once, in the order of the list", () => {
    const bare = storedProperty({
      city: null,
      cityId: null,
      neighborhood: null,
      neighborhoodSlug: null,
      type: null,
      forSale: false,
      photos: [],
      curationStatus: "PENDING",
    });
    expect(pendingOf(bare)).toEqual([
      "CITY_MISSING",
      "NEIGHBORHOOD_MISSING",
      "TYPE_MISSING",
      "PURPOSE_MISSING",
      "COVER_PHOTO_MISSING",
      "OTHER",
    ]);
  });
});

describe("a property's recommendations", () => {
  it.each(PROPERTY_STATUSES)(
    "require ACTIVE and nothing pending: a complete property that is %s",
    (status) => {
      expect(withEligibility(storedProperty({ status })).radar).toBe(status === "ACTIVE" ? "READY" : "NONE");
    },
  );

  it.each(PROPERTY_STATUSES)(
    "are off while something is pending: an incomplete property that is %s",
    (status) => {
      expect(withEligibility(storedProperty({ status, photos: [] }))).toMatchObject({
        radar: "PENDING",
        pending: ["COVER_PHOTO_MISSING"],
      });
    },
  );

  it("are computed from the columns, whatever was stored", () => {
    const stale = storedProperty({ pending: ["TYPE_MISSING"], radar: "PENDING" });
    expect(withEligibility(stale)).toMatchObject({ pending: [], radar: "READY" });
  });
});
