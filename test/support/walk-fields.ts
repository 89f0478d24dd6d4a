import type { Lead } from "../../src/db/schema/leads.ts";
import type { Property } from "../../src/db/schema/properties.ts";
import { withEligibility } from "../../src/domain/properties/record/pending.ts";
import type { RadarStage } from "./radar-stage.ts";
import { choose, type Random } from "./random.ts";
import { storedProperty } from "./stored-property.ts";

/** Values that make a property recommended, and values that prevent it. */
const { status, photos, curationStatus, neighborhoodSlug } = storedProperty();
const COMPLETE = { status, photos, curationStatus, neighborhoodSlug } as const;
const LACKING: readonly Partial<Property>[] = [
  { status: "SOLD" },
  { photos: [] },
  { curationStatus: "REJECTED" },
  { neighborhoodSlug: null },
];

/** A property in one of the stage's cities, as a write leaves it: usually in recommendations. */
export const propertyFields = (random: Random, { cities }: RadarStage): Partial<Property> => {
  const fields: Partial<Property> = {
    ...COMPLETE,
    cityId: choose(random, cities),
    sharedToNetwork: random() < 0.7,
    salePriceCents: choose(random, [80_000_000, 95_000_000, 120_000_000]),
    bedrooms: choose(random, [1, 2, 3]),
    suites: choose(random, [null, 0, 1, 2]),
    bathrooms: choose(random, [null, 1, 2]),
    parkingSpots: choose(random, [null, 0, 1, 2]),
    area: choose(random, [null, 55, 72.25, 92.5]),
    title: choose(random, ["Casa", "Apartamento"]),
    captadorAccountId: choose(random, [null, "usr-1"]),
    ...(random() < 0.2 && choose(random, LACKING)),
  };
  const { pending, radar } = withEligibility(storedProperty(fields));
  return { ...fields, pending, radar };
};

/** A client who looks in some of the stage's cities. */
export const leadFields = (random: Random, stage: RadarStage): Partial<Lead> => {
  const state = random() < 0.9 ? "ACTIVE" : "ARCHIVED";
  const interest = stage.interest({
    salePriceMax: random() < 0.05 ? null : choose(random, [900_000, 1_000_000]),
    bedrooms: choose(random, [null, 0, 2, 3]),
    suites: choose(random, [null, 1, 2]),
    bathrooms: choose(random, [null, 1, 2]),
    parkingSpots: choose(random, [null, 1, 2]),
    areaMin: choose(random, [null, 0, 70, 92.5]),
    locations: stage.cities
      .filter(() => random() < 0.7)
      .map((cityId) => ({ cityId, neighborhoodSlug: null, neighborhood: null })),
  });
  // Simpler than what a write computes, because the stage's cities are in no catalog.
  const isComplete = interest.salePriceMax !== null && interest.locations.length > 0;
  return {
    state,
    interest,
    radar: isComplete && state === "ACTIVE" ? "READY" : "NONE",
    sharedToNetwork: random() < 0.7,
    // Recent, so that an audit does not treat the match as part of a first fill.
    updatedAt: Date.now(),
    ownerAccountId: choose(random, ["usr-2", "usr-3"]),
    preApproved: random() < 0.5,
  };
};
