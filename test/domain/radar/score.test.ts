import { describe, expect, it } from "vitest";
import { factsOf, partsIn, scoreIn } from "../../../src/domain/radar/facts.ts";
import { scoreOf } from "../../../src/domain/radar/score.ts";
import type { Offer, Wish } from "../../../src/domain/radar/sides.ts";
import { PROPERTY_TYPES, type PropertyType } from "../../../src/vocabulary/value-lists.ts";
import GOLDEN from "../../fixtures/radar-pairs.generated.json";
import { naiveParts } from "../../support/naive-score.ts";
import { offer, randomPair, wish } from "../../support/pair.ts";
import { type Random, seededRandom } from "../../support/random.ts";

const PAIRS = 5_000;

interface Pair {
  readonly offer: Offer;
  readonly wish: Wish;
}

const partsOf = (pair: Pair) => {
  const score = scoreOf(pair.offer, pair.wish);
  if (score === null) return null;
  const facts = factsOf(pair.offer, pair.wish);
  return { purpose: facts.purpose, ...partsIn(facts), score };
};

type Count = number | null;
/** In the order of the fixture; a wish without types accepts every type. */
type StoredOffer = [string, string, PropertyType, Count, Count, Count, Count, Count, Count, Count];
type StoredWish = [
  PropertyType[] | null,
  [string, string | null][],
  ...[Count, Count, Count, Count],
  ...[Count, Count, Count, Count, Count],
];
type StoredParts = ["VENDA" | "LOCACAO", ...[number, number, number, number, number, number, number, number]];

const OFFER = [
  "cityId",
  "neighborhoodSlug",
  "type",
  "saleCents",
  "rentCents",
  "bedrooms",
  "suites",
  "bathrooms",
  "parkingSpots",
  "area",
] as const;

const offerIn = (row: StoredOffer): Offer =>
  offer(Object.fromEntries(OFFER.map((name, at) => [name, row[at]])));

const wishIn = (row: StoredWish): Wish => {
  const [types, places, saleMinCents, saleMaxCents, rentMinCents, rentMaxCents, ...counts] = row;
  const [bedrooms, suites, bathrooms, parkingSpots, areaMin] = counts;
  return wish({
    types: types ?? PROPERTY_TYPES,
    places: places.map(([cityId, neighborhoodSlug]) => ({ cityId, neighborhoodSlug })),
    buys: saleMaxCents !== null,
    rents: rentMaxCents !== null,
    saleMinCents,
    saleMaxCents,
    rentMinCents,
    rentMaxCents,
    bedrooms,
    suites,
    bathrooms,
    parkingSpots,
    areaMin,
  });
};

const storedPartsIn = (row: StoredParts | null) => {
  if (row === null) return null;
  const [purpose, location, price, bedrooms, area, parking, suites, bathrooms, score] = row;
  return { purpose, location, price, bedrooms, area, parking, suites, bathrooms, score };
};

describe("the score", () => {
  it("of 1,000 pairs equals the one computed in fractions", () => {
    const rows = GOLDEN as unknown as [StoredOffer, StoredWish, StoredParts | null][];
    expect(rows).toHaveLength(1_000);
    const got = rows.map(([own, wanted]) => partsOf({ offer: offerIn(own), wish: wishIn(wanted) }));
    expect(got).toEqual(rows.map(([, , expected]) => storedPartsIn(expected)));
    expect(got.filter((parts) => parts === null).length).toBeGreaterThan(100);
  });

  it("of any pair follows the rules, in exact integers", () => {
    const random = seededRandom(26_13);
    for (let at = 0; at < PAIRS; at += 1) {
      const pair = randomPair(random);
      expect([at, partsOf(pair)]).toEqual([at, naiveParts(pair.offer, pair.wish)]);
    }
  });

  it("is the sum of its parts, none below zero", () => {
    const random = seededRandom(26_15);
    for (let at = 0; at < PAIRS; at += 1) {
      const pair = randomPair(random);
      const score = scoreOf(pair.offer, pair.wish);
      if (score === null) continue;
      const facts = factsOf(pair.offer, pair.wish);
      expect(scoreIn(facts)).toBe(score);
      const parts = Object.values(partsIn(facts));
      expect(parts.reduce((sum, points) => sum + points)).toBe(score);
      for (const points of parts) expect(Number.isInteger(points) && points >= 0).toBe(true);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  it("is 100 for a property that meets every request", () => {
    expect(scoreOf(offer(), wish())).toBe(100);
  });
});

type Irrelevant = [
  what: string,
  inOffer: (pair: Pair) => Partial<Offer>,
  inWish?: (pair: Pair) => Partial<Wish>,
];

/** Facts without influence on a score, and what else they may be. */
const IRRELEVANT: readonly Irrelevant[] = [
  [
    "who the two belong to, and who may see them",
    () => ({ id: "prop-2", accountId: "acc-2", shared: true, ownerId: "usr-2", createdAt: 9 }),
    () => ({ id: "lead-2", accountId: "acc-3", shared: true, ownerId: "usr-3" }),
  ],
  ["the kind of a property", () => ({ kind: "TYPOLOGY", developmentId: "prop-9" })],
  [
    "the order of what is asked, and asking it twice",
    () => ({}),
    ({ wish: { places, types } }) => ({
      places: [...places.toReversed(), ...places],
      types: types.toReversed(),
    }),
  ],
  [
    "places in other cities",
    () => ({}),
    ({ offer: { neighborhoodSlug }, wish: { places } }) => ({
      places: [{ cityId: "5300108", neighborhoodSlug }, ...places],
    }),
  ],
  [
    "suites and bathrooms of what has none",
    ({ offer: { type } }) =>
      ["TERRENO_RUA", "TERRENO_CONDOMINIO"].includes(type)
        ? { bedrooms: 0, suites: 9, bathrooms: 9, parkingSpots: 9 }
        : {},
  ],
  [
    "what is not asked",
    ({ offer: own, wish: wanted }) => ({
      bedrooms: wanted.bedrooms === null ? 0 : own.bedrooms,
      suites: wanted.suites === null ? 0 : own.suites,
      bathrooms: wanted.bathrooms === null ? null : own.bathrooms,
      parkingSpots: wanted.parkingSpots === null ? 0 : own.parkingSpots,
      area: wanted.areaMin === null ? 1 : own.area,
    }),
  ],
  [
    "a price of a purpose that is not asked",
    ({ offer: { saleCents, rentCents }, wish: { buys, rents } }) => ({
      saleCents: buys ? saleCents : 1,
      rentCents: rents ? rentCents : 1,
    }),
  ],
];

const otherThan = (pair: Pair, [, inOffer, inWish]: Irrelevant): Pair => ({
  offer: { ...pair.offer, ...inOffer(pair) },
  wish: { ...pair.wish, ...inWish?.(pair) },
});

const pairsOf = (random: Random) => Array.from({ length: 1_000 }, () => randomPair(random));

it("a match stores only requested parts", () => {
  const changed = IRRELEVANT.filter(([what]) => /not asked|has none/.test(what));
  expect(changed).toHaveLength(3);
  for (const pair of pairsOf(seededRandom(26_15))) {
    if (scoreOf(pair.offer, pair.wish) === null) continue;
    const facts = factsOf(pair.offer, pair.wish);
    for (const irrelevant of changed) {
      const other = otherThan(pair, irrelevant);
      expect(JSON.stringify(factsOf(other.offer, other.wish))).toBe(JSON.stringify(facts));
    }
  }
});

describe("a score does not depend on", () => {
  it.each(IRRELEVANT)("%s", (...irrelevant) => {
    for (const pair of pairsOf(seededRandom(26_11))) {
      const other = otherThan(pair, irrelevant);
      expect(scoreOf(other.offer, other.wish)).toBe(scoreOf(pair.offer, pair.wish));
    }
  });
});
