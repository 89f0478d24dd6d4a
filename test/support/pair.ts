import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { choose, type Random } from "./random.ts";

/** A flat of 850,000 in Pinheiros, São Paulo. */
export const offer = (overrides: Partial<Offer> = {}): Offer => ({
  id: "prop-1",
  accountId: "acc-1",
  kind: "PROPERTY",
  developmentId: null,
  shared: false,
  cityId: "3550308",
  neighborhoodSlug: "pinheiros",
  type: "APARTAMENTO",
  saleCents: 85_000_000,
  rentCents: null,
  bedrooms: 3,
  suites: null,
  bathrooms: null,
  parkingSpots: null,
  area: 92.5,
  ownerId: null,
  createdAt: 1,
  ...overrides,
});

/** A client who looks for such a flat there. */
export const wish = (overrides: Partial<Wish> = {}): Wish => ({
  id: "lead-1",
  accountId: "acc-1",
  shared: false,
  buys: true,
  rents: false,
  types: ["APARTAMENTO"],
  places: [{ cityId: "3550308", neighborhoodSlug: "pinheiros" }],
  saleMinCents: null,
  saleMaxCents: 90_000_000,
  rentMinCents: null,
  rentMaxCents: null,
  bedrooms: 2,
  suites: null,
  bathrooms: null,
  parkingSpots: null,
  areaMin: null,
  ownerId: null,
  ...overrides,
});

const CITIES = ["3550308", "3550308", "3550308", "3304557"];
const NEIGHBORHOODS = ["pinheiros", "pinheiros", "moema", "centro"];

const maybe = <T>(random: Random, share: number, make: () => T): T | null =>
  random() < share ? make() : null;
const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));

/** Mostly near the client's maximum or minimum, where the points change; sometimes the largest possible amount. */
const priceNear = (random: Random, max: number | null): number => {
  const base = max ?? 1 + upTo(random, 99_999_999);
  return Math.max(
    1,
    Math.round(
      base * choose(random, [0.2, 0.35, 0.5, 0.69, 0.7, 0.9, 1, 1, 1.05, 1.1, 1.1499, 1.15, 1.1501, 1.3]) +
        upTo(random, 2) -
        1,
    ),
  );
};

const amount = (random: Random): number =>
  1 + upTo(random, choose(random, [99, 9_999_999, 99_999_999, 1e14 - 1]));

const minimum = (random: Random, max: number | null): number | null =>
  max === null ? null : maybe(random, 0.5, () => Math.floor(max * choose(random, [0.1, 0.8, 0.9, 0.99])));

const counts = (random: Random, share: number) => ({
  bedrooms: maybe(random, share, () => upTo(random, 4)),
  suites: maybe(random, share / 2, () => upTo(random, 2)),
  bathrooms: maybe(random, share / 2, () => upTo(random, 3)),
  parkingSpots: maybe(random, share, () => upTo(random, 2)),
});

const randomWish = (random: Random): Wish => {
  const purpose = upTo(random, 2);
  const buys = purpose !== 1;
  const rents = purpose !== 0;
  const saleMaxCents = buys ? amount(random) : null;
  const rentMaxCents = rents ? amount(random) : null;
  return wish({
    buys,
    rents,
    saleMaxCents,
    rentMaxCents,
    types: random() < 0.2 ? ["APARTAMENTO", "TERRENO_RUA"] : PROPERTY_TYPES,
    places: Array.from({ length: 1 + upTo(random, 2) }, () => ({
      cityId: choose(random, CITIES),
      neighborhoodSlug: maybe(random, 0.7, () => choose(random, NEIGHBORHOODS)),
    })),
    saleMinCents: minimum(random, saleMaxCents),
    rentMinCents: minimum(random, rentMaxCents),
    ...counts(random, 0.6),
    areaMin: maybe(random, 0.4, () => choose(random, [60, 80.5, 100, 149.99])),
  });
};

/** A pseudo-random pair: most are matches, or fail one condition narrowly. */
export const randomPair = (random: Random): { offer: Offer; wish: Wish } => {
  const wanted = randomWish(random);
  const purpose = upTo(random, 3);
  return {
    wish: wanted,
    offer: offer({
      cityId: choose(random, CITIES),
      neighborhoodSlug: choose(random, NEIGHBORHOODS),
      type: choose(random, PROPERTY_TYPES),
      saleCents: purpose === 1 ? null : priceNear(random, wanted.saleMaxCents),
      rentCents: purpose === 0 ? null : priceNear(random, wanted.rentMaxCents),
      ...counts(random, 0.8),
      area: maybe(random, 0.8, () => choose(random, [48.3, 59.99, 60, 75, 84.99, 92.5, 120, 137.5])),
    }),
  };
};
