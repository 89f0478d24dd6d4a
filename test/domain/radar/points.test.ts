import { describe, expect, it } from "vitest";
import { factsOf } from "../../../src/domain/radar/facts.ts";
import { areaPoints, isAffordable, isLarge, pricePoints, scoreOf } from "../../../src/domain/radar/score.ts";
import type { Offer, Wish } from "../../../src/domain/radar/sides.ts";
import { naiveParts } from "../../support/naive-score.ts";
import { offer, wish } from "../../support/pair.ts";

/** The highest possible price, in cents. */
const MAX_CENTS = 1e14;

describe("the price", () => {
  const terms = (price: number, max: number) => ({ purpose: "VENDA" as const, price, max, min: null });

  it.each([20, 100, 90_000_000, 12_345_680, MAX_CENTS - MAX_CENTS * 0.15, MAX_CENTS])(
    "of exactly 115 %% of a maximum of %d cents passes with 0 points, and of a cent more does not",
    (max) => {
      const edge = (max / 20) * 23;
      expect(isAffordable(terms(edge, max))).toBe(true);
      expect(pricePoints(terms(edge, max))).toBe(0);
      expect(isAffordable(terms(edge + 1, max))).toBe(false);
      expect(scoreOf(offer({ saleCents: edge + 1 }), wish({ saleMaxCents: max }))).toBeNull();
    },
  );

  it.each([1, 7, 999_999, 33_333_333, MAX_CENTS - 1])(
    "stops at the last whole cent below 115 %% of a maximum of %d cents",
    (max) => {
      const edge = Number((BigInt(max) * 23n) / 20n);
      expect(isAffordable(terms(edge, max))).toBe(true);
      expect(isAffordable(terms(edge + 1, max))).toBe(false);
    },
  );

  it("never gains points by rising above the maximum", () => {
    for (const max of [1_000, 7_777_777, MAX_CENTS]) {
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
    // 30 * (2 * 6,883 - 7,000) / 7,000 is 28.9; 30 * (2 * 3,850 - 7,000) / 7,000 is 3.
    expect(pricePoints(terms(6_883, 10_000))).toBe(29);
    expect(pricePoints(terms(3_850, 10_000))).toBe(3);
  });

  it("has all points from the minimum to the maximum, and none below half of the minimum", () => {
    const asking = (price: number) => pricePoints({ ...terms(price, 10_000), min: 8_000 });
    expect([10_000, 8_000, 7_999, 6_000, 4_100, 4_000, 3_999, 1].map(asking)).toEqual([
      30, 30, 30, 15, 1, 0, 0, 0,
    ]);
  });

  it("without a minimum has all points from 70 % of the maximum, to the cent", () => {
    // 70 % of 5 cents is 3.5, of 15 cents 10.5.
    const floors = [
      [5, 4],
      [15, 11],
      [10_000, 7_000],
      [MAX_CENTS, 70_000_000_000_000],
    ] as const;
    for (const [max, floor] of floors) {
      expect(pricePoints(terms(floor, max))).toBe(30);
      const below = offer({ saleCents: floor - 1 });
      const points = naiveParts(below, wish({ saleMaxCents: max }))!.price;
      expect(pricePoints(terms(floor - 1, max))).toBe(points);
      expect(factsOf(below, wish({ saleMaxCents: max })).price).toMatchObject({ floor, points });
    }
  });

  it("of 34 % of the maximum has no points", () => {
    expect(pricePoints(terms(96_000_000, 280_000_000))).toBe(0);
  });

  it("for both purposes counts for the better one, or for the sale if equal", () => {
    const both = offer({ saleCents: 95_000_000, rentCents: 300_000 });
    const wanted = wish({ rents: true, rentMaxCents: 300_000 });
    expect(factsOf(both, wanted).purpose).toBe("LOCACAO");
    expect(factsOf({ ...both, saleCents: 90_000_000 }, wanted).purpose).toBe("VENDA");
  });
});

describe("the area", () => {
  it.each<[number, number, number, boolean]>([
    [100, 100, 10, true],
    [99.99, 100, 10, true],
    [90, 100, 5, true],
    // 10 * (100 * 85 - 80 * 100) / (20 * 100) is 2.5.
    [85, 100, 3, true],
    [84.99, 100, 2, true],
    [80, 100, 0, true],
    [60, 100, 0, true],
    [59.99, 100, 0, false],
    [92, 200, 0, false],
  ])("of %d m² where %d are asked for has %d points; passes: %s", (area, areaMin, points, passes) => {
    const pair = [offer({ area }), wish({ areaMin })] as const;
    expect([areaPoints(...pair), isLarge(...pair)]).toEqual([points, passes]);
    expect(scoreOf(...pair) !== null).toBe(passes);
  });

  it("has no points if unknown, but closes no gate", () => {
    expect(scoreOf(offer({ area: null }), wish({ areaMin: 100 }))).toBe(90);
  });
});

describe("bedrooms", () => {
  it.each<[number | null, number | null]>([
    [4, 100],
    [3, 90],
    [2, null],
    [0, null],
    [null, 85],
  ])("%s where 4 are asked for: %s", (bedrooms, score) => {
    expect(scoreOf(offer({ bedrooms }), wish({ bedrooms: 4 }))).toBe(score);
  });

  it("are not required of a shop", () => {
    const shop = offer({ type: "LOJA_PONTO", bedrooms: 0 });
    expect(scoreOf(shop, wish({ types: ["LOJA_PONTO"], bedrooms: 4 }))).toBe(100);
  });
});

describe("a score misses the points of", () => {
  it.each<[string, Partial<Offer>, Partial<Wish>, number]>([
    ["one parking spot fewer", { parkingSpots: 1 }, { parkingSpots: 2 }, 97],
    ["two parking spots fewer", { parkingSpots: 0 }, { parkingSpots: 2 }, 95],
    ["a suite", { suites: 1 }, { suites: 2 }, 97],
    ["an unknown number of bathrooms", { bathrooms: null }, { bathrooms: 2 }, 98],
    [
      "a city's other neighborhoods, where one is named",
      { neighborhoodSlug: "moema" },
      {
        places: [
          { cityId: "3550308", neighborhoodSlug: "pinheiros" },
          { cityId: "3550308", neighborhoodSlug: null },
        ],
      },
      93,
    ],
    ["another neighborhood", { neighborhoodSlug: "moema" }, {}, 75],
    [
      "nothing, where only the city is named",
      {},
      { places: [{ cityId: "3550308", neighborhoodSlug: null }] },
      100,
    ],
  ])("%s", (_, own, wanted, score) => {
    expect(scoreOf(offer(own), wish(wanted))).toBe(score);
  });
});
