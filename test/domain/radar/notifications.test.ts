import { describe, expect, it } from "vitest";
import type { Job } from "../../../src/db/plan.ts";
import type { Interest, Lead } from "../../../src/db/schema/leads.ts";
import type { Property } from "../../../src/db/schema/properties.ts";
import { boardOfMatch } from "../../../src/domain/radar/boards.ts";
import {
  notifyOfAccount,
  notifyOfLead,
  notifyOfProperty,
  notifyOfRenewal,
} from "../../../src/domain/radar/notifications.ts";
import { storedMatch } from "../../support/match.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";
import { storedProperty } from "../../support/stored-property.ts";

const OWN = "a:acc-test";
const SAO_PAULO = "c:3550308";
const RIO = "c:3304557";
const SAO_PAULO_LAUNCHES = "l:3550308";
const RIO_LAUNCHES = "l:3304557";

const boardsOf = (jobs: readonly Job[]): readonly string[] => {
  expect(jobs.length).toBeLessThanOrEqual(1);
  return jobs.flatMap(({ payload }) => ("boards" in payload ? payload.boards : []));
};

/** A change of one column, and whether it affects a shared object's score, its card, or neither. */
interface Case<T> {
  readonly to: Partial<T>;
  readonly concerns: "score" | "card" | "nothing";
}

const score = <T>(to: Partial<T>): Case<T> => ({ to, concerns: "score" });
const card = <T>(to: Partial<T>): Case<T> => ({ to, concerns: "card" });
const nothing = <T>(to: Partial<T>): Case<T> => ({ to, concerns: "nothing" });

/** A different value of the same type. */
const otherThan = (value: unknown): unknown => {
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value} B`;
  return Array.isArray(value) ? [...value, "b"] : Number(value ?? 8) + 1;
};

type Cases<T> = Readonly<Partial<Record<keyof T, Case<T>>>>;

/** Each column of a row with its case; a column without one affects nothing. */
const casesOf = <T extends object>(
  row: T,
  cases: Cases<T>,
  besides: readonly string[],
): [column: string, Case<T>][] =>
  (Object.keys(row) as (keyof T & string)[])
    .filter((name) => !besides.includes(name))
    .map((name) => [name, cases[name] ?? nothing({ [name]: otherThan(row[name]) } as Partial<T>)]);

/** Columns that affect something, or whose values need their own case. */
const COLUMNS: Cases<Property> = {
  kind: score({ kind: "DEVELOPMENT" }),
  developmentId: score({ kind: "TYPOLOGY", developmentId: "prop-dev" }),
  source: nothing({ source: "FEED" }),
  status: nothing({ status: "ACTIVE" }),
  statusBeforeTrash: nothing({ statusBeforeTrash: "SOLD" }),
  inactiveReason: nothing({ inactiveReason: "MANUAL" }),
  type: score({ type: "COBERTURA" }),
  forSale: score({ forSale: false, forRent: true, rentPriceCents: 100 }),
  forRent: score({ forRent: true, rentPriceCents: 100 }),
  salePriceCents: score({ salePriceCents: 84_999_999 }),
  rentPriceCents: card({ rentPriceCents: 100 }),
  title: card({ title: "Outro" }),
  neighborhood: card({ neighborhood: "Alto de Pinheiros" }),
  neighborhoodSlug: score({ neighborhoodSlug: "moema" }),
  city: card({ city: "Sampa" }),
  cityId: score({ cityId: "3304557" }),
  bedrooms: score({ bedrooms: 2 }),
  suites: score({ suites: 1 }),
  bathrooms: score({ bathrooms: 1 }),
  parkingSpots: score({ parkingSpots: 1 }),
  area: score({ area: 92.51 }),
  captadorAccountId: score({ captadorAccountId: "usr-2" }),
  sharedToNetwork: score({ sharedToNetwork: false }),
  commissionPercent: card({ commissionPercent: 6 }),
  rentCommissionMonths: card({ rentCommissionMonths: 1 }),
  splitListingPercent: card({ splitListingPercent: 50 }),
  radar: score({ radar: "NONE" }),
  curationStatus: nothing({ curationStatus: null }),
  curationReason: nothing({ curationReason: "OUTRO" }),
  confirmedAt: card({ confirmedAt: 1 }),
  launch: nothing({ launch: null }),
  photos: card({ photos: [{ hash: "b2", mediaType: "image/png", url: "https://fotos.example.com/2.png" }] }),
  photoRequest: nothing({ photoRequest: [] }),
  photoState: nothing({ photoState: "QUEUED" }),
  photoFaults: nothing({ photoFaults: [] }),
  dashboardFields: nothing({ dashboardFields: ["title"] }),
  createdAt: score({ createdAt: 2 }),
};

const cityOf = ({ to }: Case<Property>): string[] => (to.cityId ? [SAO_PAULO, RIO] : [SAO_PAULO]);

const expectedOf = (one: Case<Property>, shared: boolean): readonly string[] => {
  // Another kind of object appears elsewhere, shared or not.
  if (one.to.kind) return [OWN, ...(shared ? [SAO_PAULO] : []), SAO_PAULO_LAUNCHES];
  if (one.concerns === "score") return [OWN, ...(shared ? cityOf(one) : [])];
  return one.concerns === "card" && shared ? cityOf(one) : [];
};

describe("a change of a property notifies Radar", () => {
  it.each(casesOf<Property>(storedProperty(), COLUMNS, ["id", "accountId", "relatives"]))(
    "as its column %s requires",
    (_, one) => {
      for (const sharedToNetwork of [true, false]) {
        const before = storedProperty({
          sharedToNetwork: one.to.sharedToNetwork === false || sharedToNetwork,
        });
        const after = { ...before, ...one.to };
        expect(boardsOf(notifyOfProperty(before, after))).toEqual(expectedOf(one, before.sharedToNetwork));
      }
    },
  );

  it("when it begins and ceases to be recommended", () => {
    const ready = storedProperty({ sharedToNetwork: true });
    const pending = { ...ready, radar: "PENDING" as const };
    for (const [before, after] of [
      [null, ready],
      [pending, ready],
      [ready, pending],
    ] as const)
      expect(boardsOf(notifyOfProperty(before, after))).toEqual([OWN, SAO_PAULO]);
    expect(notifyOfProperty(null, pending)).toEqual([]);
    expect(notifyOfProperty(pending, { ...pending, bedrooms: 7, sharedToNetwork: false })).toEqual([]);
  });

  it("of a title that partners may still see in a lost match", () => {
    const sold = storedProperty({ sharedToNetwork: true, radar: "NONE" });
    expect(boardsOf(notifyOfProperty(sold, { ...sold, title: "Vendido" }))).toEqual([SAO_PAULO]);
  });

  it("when it is purged, in any state", () => {
    expect(boardsOf(notifyOfProperty(storedProperty({ radar: "NONE" }), null))).toEqual([OWN, SAO_PAULO]);
    expect(boardsOf(notifyOfProperty(storedProperty({ radar: "NONE", cityId: null }), null))).toEqual([OWN]);
  });

  it("of a renewed date that partners see", () => {
    expect(boardsOf(notifyOfRenewal("acc-test", "prop-1", "3550308"))).toEqual([SAO_PAULO]);
    expect(notifyOfRenewal("acc-test", "prop-1", null)).toEqual([]);
  });

  it("of a move, if its boards differ before and after", () => {
    const saysMoved = (before: ReturnType<typeof storedProperty>, to: Partial<Property>) => {
      const [notice] = notifyOfProperty(before, { ...before, ...to });
      return notice && "moved" in notice.payload;
    };
    const shared = storedProperty({ sharedToNetwork: true });
    expect(saysMoved(shared, { cityId: "3304557" })).toBe(true);
    expect(saysMoved(shared, { sharedToNetwork: false })).toBe(true);
    expect(saysMoved(storedProperty({ sharedToNetwork: false }), { sharedToNetwork: true })).toBe(true);
    expect(saysMoved(shared, { title: "Outro" })).toBe(false);
    expect(saysMoved(shared, { salePriceCents: 1 })).toBe(false);
  });

  it("with only ids", () => {
    const property = storedProperty({ id: "prop-1" });
    const [notice] = notifyOfProperty(null, property);
    const payload = { v: 1, kind: "property", id: "prop-1", accountId: "acc-test", boards: [OWN] };
    expect(notice).toEqual({ id: expect.stringMatching(/^job_/), queue: "radar", payload });
  });
});

const LEAD_COLUMNS: Cases<Lead> = {
  source: nothing({ source: "DASHBOARD" }),
  state: nothing({ state: "ACTIVE" }),
  stateBeforeTrash: nothing({ stateBeforeTrash: "ACTIVE" }),
  status: nothing({ status: "WON" }),
  preApproved: card({ preApproved: true }),
  sharedToNetwork: score({ sharedToNetwork: false }),
  ownerAccountId: score({ ownerAccountId: "usr-2" }),
  radar: score({ radar: "NONE" }),
  dashboardFields: nothing({ dashboardFields: ["name"] }),
};

const INTERESTS: Readonly<Record<keyof Interest, Partial<Interest>>> = {
  purposes: { purposes: ["LOCACAO"] },
  propertyTypes: { propertyTypes: ["APARTAMENTO", "COBERTURA"] },
  locations: { locations: [{ cityId: "3550308", neighborhoodSlug: null, neighborhood: null }] },
  salePriceMin: { salePriceMin: 1 },
  salePriceMax: { salePriceMax: 900_000.01 },
  rentPriceMin: { rentPriceMin: 1 },
  rentPriceMax: { rentPriceMax: 1 },
  bedrooms: { bedrooms: null },
  suites: { suites: 1 },
  bathrooms: { bathrooms: 1 },
  parkingSpots: { parkingSpots: 1 },
  areaMin: { areaMin: 60.5 },
};

describe("a change of a client notifies Radar", () => {
  it.each(casesOf(storedLead(), LEAD_COLUMNS, ["id", "accountId", "interest"]))(
    "as its column %s requires",
    (_, { to, concerns }) => {
      const before = storedLead({ sharedToNetwork: true });
      const score = [OWN, SAO_PAULO_LAUNCHES, SAO_PAULO];
      const expected = { score, card: [SAO_PAULO], nothing: [] }[concerns];
      expect(boardsOf(notifyOfLead(before, { ...before, ...to }))).toEqual(expected);
      const unshared = { ...before, sharedToNetwork: false };
      if (concerns === "card") expect(notifyOfLead(unshared, { ...unshared, ...to })).toEqual([]);
    },
  );

  it.each(Object.entries(INTERESTS))("of the %s in the search profile", (_, changed) => {
    const before = storedLead();
    const after = { ...before, interest: storedInterest(changed) };
    expect(boardsOf(notifyOfLead(before, after))).toEqual([OWN, SAO_PAULO_LAUNCHES]);
  });

  it("in every city before and after", () => {
    const before = storedLead({ sharedToNetwork: true });
    const place = { cityId: "3304557", neighborhoodSlug: null, neighborhood: null };
    const after = { ...before, interest: storedInterest({ locations: [place, place] }) };
    const cities = [SAO_PAULO_LAUNCHES, SAO_PAULO, RIO_LAUNCHES, RIO];
    expect(boardsOf(notifyOfLead(before, after))).toEqual([OWN, ...cities]);
  });

  it("when the broker changes, even without a search profile, for the partnerships", () => {
    const before = storedLead({ radar: "NONE" });
    const notices = notifyOfLead(before, { ...before, ownerAccountId: "usr-2" });
    expect([notices.length, boardsOf(notices)]).toEqual([1, []]);
    expect(notifyOfLead(before, { ...before, name: "Outro" })).toEqual([]);
    expect(notifyOfLead(null, before)).toEqual([]);
  });

  it("when the client is purged, in any state", () => {
    expect(boardsOf(notifyOfLead(storedLead({ radar: "NONE" }), null))).toEqual([
      OWN,
      SAO_PAULO_LAUNCHES,
      SAO_PAULO,
    ]);
  });
});

it.each([
  ["INTERNAL", null, OWN],
  ["NETWORK", "3550308", SAO_PAULO],
  ["LAUNCH", "3550308", SAO_PAULO_LAUNCHES],
] as const)("a match of scope %s is kept by the board of its kind", (scope, cityId, board) => {
  expect(boardOfMatch({ seq: 1, ...storedMatch("acc-test", { scope, cityId }) })).toBe(board);
});

it("names only the account whose state changes", () => {
  const payload = { v: 1, kind: "account", id: "acc-test", accountId: "acc-test", boards: [] };
  expect(notifyOfAccount("acc-test")).toMatchObject({ queue: "radar", payload });
});
