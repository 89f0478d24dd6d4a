import { beforeAll, describe, expect, it } from "vitest";
import { MINIMUMS } from "../../src/domain/radar/facts.ts";
import { nearMissesOf } from "../../src/domain/radar/near-misses.ts";
import { type DemoMarket, type DemoPair, demoMarket, keptIn } from "../support/demo-pairs.ts";

/** The lowest price, in percent of the client's maximum. */
const MIN_SHARE = 35;

let market: DemoMarket;
let pairs: DemoPair[];

beforeAll(async () => {
  market = await demoMarket();
  pairs = keptIn(market);
});

/** A client's matches, best first: score and listing code. */
const shownTo = (client: string): string[] =>
  pairs
    .filter((pair) => pair.client === client)
    .sort((a, b) => b.score - a.score)
    .map(({ score, listing }) => `${score} ${listing}`);

const neighborhoodsOf = (client: string): string[] =>
  pairs.filter((pair) => pair.client === client).map(({ neighborhood }) => neighborhood);

describe("the opportunities of the demonstration", () => {
  it("are of all three scopes, and most meet the whole request", () => {
    const scopes = Map.groupBy(pairs, ({ scope }) => scope);
    expect(new Set(scopes.keys())).toEqual(new Set(["INTERNAL", "NETWORK", "LAUNCH"]));
    expect(pairs.length).toBeGreaterThan(40);
    expect(pairs.filter(({ score }) => score === 100).length).toBeGreaterThan(pairs.length / 2);
  });

  it("miss at most one of the rooms and sizes that the client asks for", () => {
    for (const { facts, client, listing } of pairs) {
      const missed = MINIMUMS.filter((name) => {
        const minimum = facts[name];
        return minimum && (minimum.has === null || minimum.has < minimum.asked);
      });
      expect(missed.length, `${client} ${listing}: ${missed}`).toBeLessThanOrEqual(1);
    }
  });

  it("cost no less than 35 % of what the client can pay", () => {
    for (const { facts, client, listing } of pairs)
      expect((100 * facts.price.cents) / facts.price.max, `${client} ${listing}`).toBeGreaterThanOrEqual(
        MIN_SHARE,
      );
  });

  it("begin with matches worth a call today", () => {
    expect(shownTo("Família Bortolotti")).toEqual(["100 CA0401", "100 CC0401"]);
    expect(shownTo("Beatriz Fontoura").slice(0, 2)).toEqual(["100 AP0101", "100 PE-1001"]);
    expect(shownTo("Helmut Krause")).toEqual(["100 CC0301"]);
  });

  it("end with listings on the other side of the city", () => {
    expect(shownTo("Beatriz Fontoura").slice(2)).toEqual(["75 JAB-3D", "71 JAB-2D", "64 AP0103"]);
    expect(shownTo("Edson Yamamoto")).toEqual(["100 AP0103", "63 JAB-2D"]);
  });

  it("exclude two bedrooms for a client who wants four, and a third of the client's price", () => {
    expect(shownTo("Otto Zanetti")).toEqual(["100 AP0402"]);
    expect(shownTo("Marcelo Arruda")).toEqual(["100 CO0101"]);
  });

  it("include no listing that is far away, small and cheap at once", () => {
    expect(neighborhoodsOf("Fernanda Quintão")).not.toContain("tijuca");
    expect(shownTo("Fernanda Quintão")).toEqual(["100 AP0201", "81 AP0202", "65 PE-2001"]);
    expect(shownTo("Camila Kowalski")).toEqual(["100 AP0401", "88 PE-3001"]);
  });
});

it("a near miss of the demonstration is in a city of the client's, at 150 % of the maximum or less", () => {
  const offers = market.own;
  const wishes = market.clients;
  const misses = wishes.flatMap((wish) => nearMissesOf(offers.map((offer) => ({ offer, wish }))));
  expect(misses.length).toBeGreaterThan(10);
  for (const { gap, propertyId, leadId } of misses) {
    const wish = wishes.find(({ id }) => id === leadId)!;
    const { cityId } = offers.find(({ id }) => id === propertyId)!;
    expect(wish.places.map((place) => place.cityId)).toContain(cityId);
    if (gap.gate === "PRICE") expect(gap.cents).toBeLessThanOrEqual(1.5 * gap.max);
  }
});
