import { describe, expect, it } from "vitest";
import { factsOf, scoreIn } from "../../../src/domain/radar/facts.ts";
import type { Offer } from "../../../src/domain/radar/offer.ts";
import { isAffordable, pricePoints, scoreOf } from "../../../src/domain/radar/score.ts";
import type { Wish } from "../../../src/domain/radar/wish.ts";
import { PROPERTY_TYPES, type PropertyType } from "../../../src/vocabulary/value-lists.ts";
import GOLDEN from "../../fixtures/radar-pairs.generated.json";
import { naiveParts } from "../../support/naive-score.ts";
import { offer, randomPair, wish } from "../../support/pair.ts";
import { type Random, seededRandom } from "../../support/random.ts";

/** The highest amount that a price may be, in cents. */
const MOST = 1e14;
const PAIRS = 5_000;

const partsOf = (pair: { offer: Offer; wish: Wish }) => {
  const score = scoreOf(pair.offer, pair.wish);
  if (score === null) return null;
  const { purpose, location, price, bedrooms, area, parking } = factsOf(pair.offer, pair.wish);
  return {
    ...{ purpose, location: location.points, price: price.points, bedrooms: bedrooms.points },
    ...{ area: area.points, parking: parking.points, score },
  };
};

type Count = number | null;
/** In the order of the fixture; a wish without types asks for every one. */
type StoredOffer = [string, string, PropertyType, Count, Count, Count, Count, Count, Count, Count];
type StoredWish = [
  PropertyType[] | null,
  [string, string | null][],
  ...[Count, Count, Count, Count],
  ...[Count, Count, Count, Count, Count],
];
type StoredParts = ["VENDA" | "LOCACAO", number, number, number, number, number, number];

const offerIn = (row: StoredOffer): Offer => {
  const [
    cityId,
    neighborhoodSlug,
    type,
    saleCents,
    rentCents,
    bedrooms,
    suites,
    bathrooms,
    parkingSpots,
    area,
  ] = row;
  return offer({
    ...{ cityId, neighborhoodSlug, type, saleCents, rentCents },
    ...{ bedrooms, suites, bathrooms, parkingSpots, area },
  });
};

const wishIn = (row: StoredWish): Wish => {
  const [types, places, saleMinCents, saleMaxCents, rentMinCents, rentMaxCents, ...counts] = row;
  const [bedrooms, suites, bathrooms, parkingSpots, areaMin] = counts;
  return wish({
    types: types ?? PROPERTY_TYPES,
    places: places.map(([cityId, neighborhoodSlug]) => ({ cityId, neighborhoodSlug })),
    ...{ buys: saleMaxCents !== null, rents: rentMaxCents !== null },
    ...{ saleMinCents, saleMaxCents, rentMinCents, rentMaxCents },
    ...{ bedrooms, suites, bathrooms, parkingSpots, areaMin },
  });
};

const partsIn = (row: StoredParts | null) => {
  if (row === null) return null;
  const [purpose, location, price, bedrooms, area, parking, score] = row;
  return { purpose, location, price, bedrooms, area, parking, score };
};

describe("the score", () => {
  it("of 1,000 pairs is what was reckoned in fractions once", () => {
    const rows = GOLDEN as unknown as [StoredOffer, StoredWish, StoredParts | null][];
    expect(rows).toHaveLength(1_000);
    const got = rows.map(([own, wanted]) => partsOf({ offer: offerIn(own), wish: wishIn(wanted) }));
    expect(got).toEqual(rows.map(([, , expected]) => partsIn(expected)));
    expect(got.filter((parts) => parts === null).length).toBeGreaterThan(100);
  });

  it("of any pair is what the rules say, in exact integers", () => {
    const random = seededRandom(26_13);
    for (let at = 0; at < PAIRS; at += 1) {
      const pair = randomPair(random);
      expect([at, partsOf(pair)]).toEqual([at, naiveParts(pair.offer, pair.wish)]);
    }
  });

  it("is the sum of its parts, of which none is below zero", () => {
    const random = seededRandom(26_15);
    for (let at = 0; at < PAIRS; at += 1) {
      const pair = randomPair(random);
      const score = scoreOf(pair.offer, pair.wish);
      if (score === null) continue;
      const facts = factsOf(pair.offer, pair.wish);
      expect(scoreIn(facts)).toBe(score);
      const { location, price, type, bedrooms, area, parking, suites, bathrooms } = facts;
      for (const { points } of [location, price, type, bedrooms, area, parking, suites, bathrooms])
        expect(Number.isInteger(points) && points >= 0).toBe(true);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  it("is 100 for what has all that is asked", () => {
    expect(scoreOf(offer(), wish())).toBe(100);
  });
});

/** What a score does not hang on. */
const IRRELEVANT: readonly [string, (pair: { offer: Offer; wish: Wish }) => { offer: Offer; wish: Wish }][] =
  [
    [
      "who the two belong to, and who may see them",
      (pair) => ({
        offer: {
          ...pair.offer,
          id: "prop-2",
          accountId: "acc-2",
          shared: true,
          ownerId: "usr-2",
          createdAt: 9,
        },
        wish: { ...pair.wish, id: "lead-2", accountId: "acc-3", shared: true, ownerId: "usr-3" },
      }),
    ],
    [
      "the kind of a property",
      (pair) => ({ ...pair, offer: { ...pair.offer, kind: "TYPOLOGY", developmentId: "prop-9" } }),
    ],
    [
      "the order of what is asked, and asking it twice",
      ({ offer: own, wish: wanted }) => ({
        offer: own,
        wish: {
          ...wanted,
          places: [...wanted.places.toReversed(), ...wanted.places],
          types: wanted.types.toReversed(),
        },
      }),
    ],
    [
      "places in other cities",
      (pair) => ({
        ...pair,
        wish: {
          ...pair.wish,
          places: [{ cityId: "5300108", neighborhoodSlug: pair.offer.neighborhoodSlug }, ...pair.wish.places],
        },
      }),
    ],
    [
      "suites and bathrooms",
      (pair) => ({
        offer: { ...pair.offer, suites: 0, bathrooms: null },
        wish: { ...pair.wish, suites: 9, bathrooms: 9 },
      }),
    ],
    [
      "a price of a purpose that is not asked",
      ({ offer: own, wish: wanted }) => ({
        wish: wanted,
        offer: {
          ...own,
          saleCents: wanted.buys ? own.saleCents : 1,
          rentCents: wanted.rents ? own.rentCents : 1,
        },
      }),
    ],
  ];

describe("a score does not hang on", () => {
  const pairsOf = (random: Random) => Array.from({ length: 1_000 }, () => randomPair(random));

  it.each(IRRELEVANT)("%s", (_, changed) => {
    for (const pair of pairsOf(seededRandom(26_11))) {
      const other = changed(pair);
      expect(scoreOf(other.offer, other.wish)).toBe(scoreOf(pair.offer, pair.wish));
    }
  });
});

describe("the price", () => {
  const terms = (price: number, max: number) => ({ purpose: "VENDA" as const, price, max, min: null });

  it.each([20, 100, 90_000_000, 12_345_680, MOST - MOST * 0.15, MOST])(
    "of exactly 115 %% of a maximum of %d cents passes with 0 points, and of a cent more does not",
    (max) => {
      const edge = (max / 20) * 23;
      expect(isAffordable(terms(edge, max))).toBe(true);
      expect(pricePoints(terms(edge, max))).toBe(0);
      expect(isAffordable(terms(edge + 1, max))).toBe(false);
      expect(scoreOf(offer({ saleCents: edge + 1 }), wish({ saleMaxCents: max }))).toBeNull();
    },
  );

  it.each([1, 7, 999_999, 33_333_333, MOST - 1])(
    "stops at the last whole cent below 115 %% of a maximum of %d cents",
    (max) => {
      const edge = Number((BigInt(max) * 23n) / 20n);
      expect(isAffordable(terms(edge, max))).toBe(true);
      expect(isAffordable(terms(edge + 1, max))).toBe(false);
    },
  );

  it("never gains points by rising above the maximum", () => {
    for (const max of [1_000, 7_777_777, MOST]) {
      let last = pricePoints(terms(max, max));
      for (let step = 0; step <= 300; step += 1) {
        const price = max + Math.floor((max * 0.15 * step) / 300);
        const points = pricePoints(terms(price, max));
        expect(points).toBeLessThanOrEqual(last);
        last = points;
      }
      expect(last).toBe(0);
    }
  });

  it("rounds half up", () => {
    // 30 * (115 * 10,000 - 100 * 10,225) / (15 * 10,000) is 25.5.
    expect(pricePoints(terms(10_225, 10_000))).toBe(26);
    expect(pricePoints(terms(10_226, 10_000))).toBe(25);
  });

  it("of both purposes is that of the better one, of equals of the sale", () => {
    const both = offer({ saleCents: 95_000_000, rentCents: 300_000 });
    const wanted = wish({ rents: true, rentMaxCents: 300_000 });
    expect(factsOf(both, wanted).purpose).toBe("LOCACAO");
    expect(factsOf({ ...both, saleCents: 90_000_000 }, wanted).purpose).toBe("VENDA");
  });
});
