import { describe, expect, it } from "vitest";
import { explore, preview } from "../../../durable-objects/match-board/questions.ts";
import { type Offer, offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import { holding } from "../../support/board.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";
import { storedProperty } from "../../support/stored-property.ts";

const CAP = 200;

const offer = (id: string, overrides: Partial<Offer> = {}): Offer => ({
  ...offerOf(storedProperty({ id }))!,
  ...overrides,
});

const wish = (id: string, salePriceMax = 900_000) =>
  wishOf(storedLead({ id, interest: storedInterest({ salePriceMax }) }))!;

describe("the preview of a property", () => {
  const holdings = holding(
    [offer("prop-1")],
    [wish("lead-1"), wish("lead-2", 700_000), wish("lead-3", 840_000)],
  );
  const about = { kind: "property", id: "prop-1" } as const;

  it("counts gained, lost and changed matches", () => {
    expect(preview(holdings, [{ about, after: offer("prop-1") }])).toEqual({
      gained: 0,
      lost: 0,
      changed: 0,
      topScore: null,
    });
    const cheaper = offer("prop-1", { saleCents: 70_000_000 });
    expect(preview(holdings, [{ about, after: cheaper }])).toEqual({
      gained: 1,
      lost: 0,
      changed: 2,
      topScore: 100,
    });
    expect(preview(holdings, [{ about, after: null }])).toEqual({
      gained: 0,
      lost: 2,
      changed: 0,
      topScore: null,
    });
  });

  it("counts nothing that no client asks for", () => {
    const unasked = offer("prop-1", { suites: 4, bathrooms: 0, parkingSpots: 0, area: null });
    expect(preview(holdings, [{ about, after: unasked }])).toMatchObject({ changed: 0 });
    const asked = offer("prop-1", { bedrooms: 4 });
    expect(preview(holdings, [{ about, after: asked }])).toMatchObject({ changed: 2 });
  });

  it("of a new one counts every fitting client as gained", () => {
    const made = preview(holdings, [
      { about: { kind: "property", id: "prop-2" }, after: offer("prop-2", { bedrooms: 1 }) },
    ]);
    expect(made).toEqual({ gained: 2, lost: 0, changed: 0, topScore: 90 });
  });

  it("of several adds up their effects", () => {
    const more = {
      about: { kind: "property", id: "prop-2" },
      after: offer("prop-2", { bedrooms: 1 }),
    } as const;
    expect(preview(holdings, [{ about, after: null }, more])).toEqual({
      gained: 2,
      lost: 2,
      changed: 0,
      topScore: 90,
    });
  });
});

describe("the preview of a client", () => {
  it("respects the cap of each city", () => {
    const offers = Array.from({ length: CAP + 5 }, (_, at) => offer(`prop-${at}`, { createdAt: at }));
    const holdings = holding(offers, []);
    const about = { kind: "lead", id: "lead-1" } as const;
    expect(preview(holdings, [{ about, after: wish("lead-1") }])).toEqual({
      gained: CAP,
      lost: 0,
      changed: 0,
      topScore: 100,
    });
  });

  it("that ends loses all its matches", () => {
    const holdings = holding([offer("prop-1"), offer("prop-2")], [wish("lead-1")]);
    expect(preview(holdings, [{ about: { kind: "lead", id: "lead-1" }, after: null }])).toMatchObject({
      gained: 0,
      lost: 2,
    });
  });
});

describe("an exploration", () => {
  it("of an object that is not recommended is empty", () => {
    const { nearMisses, funnel } = explore(holding([], [wish("lead-1")]), {
      kind: "property",
      id: "prop-1",
    });
    expect([nearMisses, funnel.eligible, funnel.kept]).toEqual([[], 0, 0]);
  });

  it("counts pairs above the client's floor, and those acted on, as kept", () => {
    const one = offer("prop-1", { createdAt: 1 });
    const other = offer("prop-2", { createdAt: 2 });
    const holdings = holding([one, other], []);
    const key = 100 * 2 ** 43 + 2;
    const cell = { cityId: one.cityId, scope: "INTERNAL" as const, kept: null, marked: false };
    const cells = [{ ...cell, floor: { key, id: "prop-2" } }];
    const held = { wish: wish("lead-1"), shard: "DB", cells };
    holdings.replaceWish("lead-1", { ...held, pins: new Set() });
    const about = { kind: "lead", id: "lead-1" } as const;
    expect(explore(holdings, about).funnel).toMatchObject({ eligible: 2, score: 2, kept: 1 });
    holdings.replaceWish("lead-1", { ...held, pins: new Set(["prop-1"]) });
    expect(explore(holdings, about).funnel).toMatchObject({ score: 2, kept: 2 });
  });
});
