import { describe, expect, it } from "vitest";
import type { Interest } from "../../../src/db/schema/leads.ts";
import type { Property } from "../../../src/db/schema/properties.ts";
import { explore } from "../../../src/domain/radar/explore.ts";
import { funnelOf } from "../../../src/domain/radar/funnel.ts";
import type { Candidate } from "../../../src/domain/radar/gates.ts";
import { nearMissesOf } from "../../../src/domain/radar/near-misses.ts";
import { scoreOf } from "../../../src/domain/radar/score.ts";
import { offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import type { Language } from "../../../src/lib/language.ts";
import { boardWith, holding } from "../../support/board.ts";
import { seededRandom } from "../../support/random.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";
import { storedProperty } from "../../support/stored-property.ts";

const pairOf = (property: Partial<Property>, interest: Partial<Interest> = {}): Candidate => ({
  offer: offerOf(storedProperty(property))!,
  wish: wishOf(storedLead({ interest: storedInterest(interest) }))!,
});

const ELSEWHERE = { cityId: "3304557", city: "Rio de Janeiro", neighborhoodSlug: "leblon" };
const EXPENSIVE = { salePriceCents: 120_000_000 };

const CLOSED: readonly (readonly [string, Partial<Property>, string, string])[] = [
  [
    "PURPOSE",
    { forSale: false, forRent: true, rentPriceCents: 300_000 },
    "Outra finalidade",
    "Another purpose",
  ],
  ["TYPE", { type: "STUDIO" }, "Outro tipo: ", "Another type: "],
  ["PRICE", EXPENSIVE, "34 % acima do máximo", "34 % above the maximum"],
  [
    "BEDROOMS",
    { bedrooms: 0 },
    "0 quartos; o cliente pede no mínimo 2",
    "0 bedrooms; the client asks for at least 2",
  ],
];

const sentenceOf = async ({ offer, wish }: Candidate, language: Language): Promise<string> => {
  const board = () => boardWith(holding([offer], [wish])) as never;
  const asking = { accountId: offer.accountId, language, board };
  const { nearMisses } = await explore(asking, { kind: "property", id: offer.id }, ["nearMisses"]);
  return nearMisses![0]!.gaps.join("; ");
};

describe("a near miss", () => {
  it.each(CLOSED)("is a pair that only %s separates, with its gap", async (gate, property, pt, en) => {
    const pair = pairOf(property);
    expect(nearMissesOf([pair])).toMatchObject([
      { propertyId: pair.offer.id, leadId: pair.wish.id, gap: { gate } },
    ]);
    expect(await sentenceOf(pair, "pt-BR")).toContain(pt);
    expect(await sentenceOf(pair, "en")).toContain(en);
  });

  it("is a pair where only the area is under 60 % of the request", async () => {
    const small = pairOf({ area: 92 }, { areaMin: 200 });
    expect(nearMissesOf([small])).toMatchObject([{ gap: { gate: "AREA", asked: 200, has: 92 } }]);
    expect(await sentenceOf(small, "pt-BR")).toBe("92 m²; o cliente pede no mínimo 200");
  });

  it("is not a pair that two gates separate", () => {
    expect(nearMissesOf([pairOf({ ...EXPENSIVE, type: "STUDIO" })])).toEqual([]);
    expect(nearMissesOf([pairOf({ ...EXPENSIVE, bedrooms: 0 })])).toEqual([]);
  });

  it("is not a pair in another city, which nobody can change", () => {
    expect(nearMissesOf([pairOf(ELSEWHERE)])).toEqual([]);
  });

  it("is not a pair one cent above 150 % of the maximum, for either purpose", () => {
    const expensive = (salePriceCents: number) => nearMissesOf([pairOf({ salePriceCents })]);
    expect(expensive(135_000_000)).toMatchObject([
      { gap: { gate: "PRICE", cents: 135_000_000, max: 90_000_000 } },
    ]);
    expect(expensive(135_000_001)).toEqual([]);
    const rented = pairOf(
      { salePriceCents: 200_000_000, forRent: true, rentPriceCents: 450_000 },
      { purposes: ["VENDA", "LOCACAO"], rentPriceMax: 3_000 },
    );
    expect(nearMissesOf([rented])).toMatchObject([{ gap: { gate: "PRICE", cents: 450_000 } }]);
  });

  it("is a pair that scores 45 to 59, with its gaps", async () => {
    const poor = pairOf({ salePriceCents: 99_000_000, neighborhoodSlug: "moema", bedrooms: 1 });
    expect(scoreOf(poor.offer, poor.wish)).toBe(45);
    expect(nearMissesOf([poor])).toMatchObject([{ score: 45, gap: { gate: "SCORE" } }]);
    expect(await sentenceOf(poor, "pt-BR")).toContain("10 % acima do máximo");
    const worse = pairOf({ salePriceCents: 99_300_000, neighborhoodSlug: "moema", bedrooms: 1 });
    expect(nearMissesOf([worse])).toEqual([]);
    expect(nearMissesOf([pairOf({})])).toEqual([]);
  });

  it("is sorted by how little is missing, whatever the order of the pairs", () => {
    const nearest: readonly [string, Partial<Property>, Partial<Interest>?][] = [
      ["a-little-dear", { salePriceCents: 104_000_000, neighborhoodSlug: "moema" }],
      ["dear", { salePriceCents: 130_000_000 }],
      ["poor", { salePriceCents: 97_000_000, neighborhoodSlug: "moema", bedrooms: 1 }],
      ["poorer", { salePriceCents: 99_000_000, neighborhoodSlug: "moema", bedrooms: 1 }],
      ["two-rooms-fewer", { bedrooms: 2, neighborhoodSlug: "moema" }, { bedrooms: 4 }],
      ["three-rooms-fewer", { bedrooms: 1 }, { bedrooms: 4 }],
      ["small", { area: 55, neighborhoodSlug: "moema" }, { areaMin: 100 }],
      ["smaller", { area: 100 }, { areaMin: 200.5 }],
      ["to-let", { forSale: false, forRent: true, rentPriceCents: 300_000 }],
      ["of-another-type", { type: "STUDIO" }],
    ];
    const names = nearest.map(([id]) => id);
    const pairs = nearest.map(([id, property, interest]) => pairOf({ ...property, id }, interest));
    const more = [
      pairOf({ type: "STUDIO", neighborhoodSlug: "moema", id: "of-another-type-elsewhere" }),
      pairOf({ ...ELSEWHERE, id: "far" }),
    ];
    const random = seededRandom(26_42);
    for (let at = 0; at < 50; at += 1) {
      const found = nearMissesOf(
        [...pairs, ...more]
          .map((pair) => ({ pair, at: random() }))
          .sort((a, b) => a.at - b.at)
          .map(({ pair }) => pair),
      );
      expect(found.map(({ propertyId }) => propertyId)).toEqual(names);
    }
  });

  it("is one of the ten nearest, whatever the order", () => {
    const prices = Array.from({ length: 30 }, (_, at) =>
      pairOf({ ...EXPENSIVE, bedrooms: at % 3, id: `prop-${at}` }),
    );
    const best = nearMissesOf(prices);
    expect(best).toHaveLength(10);
    expect(best.every(({ score }) => score === 70)).toBe(true);
    expect(nearMissesOf([...prices].reverse()).map(({ propertyId }) => propertyId)).toEqual(
      best.map(({ propertyId }) => propertyId),
    );
  });
});

describe("the funnel", () => {
  it("counts the pairs left after each gate", () => {
    const pairs = [
      pairOf({ forSale: false, forRent: true, rentPriceCents: 300_000 }),
      pairOf(ELSEWHERE),
      pairOf({ type: "STUDIO" }),
      pairOf(EXPENSIVE),
      pairOf({ bedrooms: 0 }),
      pairOf({ area: 59 }, { areaMin: 100 }),
      pairOf({ salePriceCents: 100_000_000, neighborhoodSlug: "moema", bedrooms: 1 }),
      pairOf({}),
      pairOf({ id: "prop-kept" }),
    ];
    expect(funnelOf(pairs, ({ offer }) => offer.id === "prop-kept")).toEqual({
      eligible: 9,
      purpose: 8,
      city: 7,
      type: 6,
      price: 5,
      bedrooms: 4,
      area: 3,
      score: 2,
      kept: 1,
    });
  });
});
