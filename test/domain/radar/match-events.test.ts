import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { applyPairs } from "../../../src/domain/radar/apply-pairs.ts";
import type { Facts } from "../../../src/domain/radar/facts.ts";
import { sidesIn } from "../../../src/domain/radar/kept-pair.ts";
import { offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import { newId } from "../../../src/lib/id.ts";
import { MATCH_STATUSES, type MatchStatus } from "../../../src/vocabulary/value-lists.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Json } from "../../support/http.ts";
import { storedMatch, storeMatch } from "../../support/match.ts";
import { query } from "../../support/query.ts";
import { storedLead } from "../../support/stored-lead.ts";
import { storedProperty } from "../../support/stored-property.ts";

const PRICE_CENTS = 85_000_000;

let client: TestAccount;
let owner: TestAccount;

beforeEach(async () => {
  [client, owner] = [await makeAccount(), await makeAccount()];
});

const eventsOf = async ({ api }: TestAccount): Promise<Json[]> =>
  (await api.get("/events?limit=500&types=radar.price_drop,radar.match_lost")).body.events;

/** A match of two accounts with this status on both sides; `report` writes what its board then reports. */
const stage = async (status: MatchStatus) => {
  const propertyId = newId("property");
  const leadId = newId("lead");
  const wish = wishOf(storedLead({ id: leadId, accountId: client.accountId, sharedToNetwork: true }))!;
  const at = (salePriceCents: number) => {
    const facts = { id: propertyId, accountId: owner.accountId, sharedToNetwork: true, salePriceCents };
    const offer = offerOf(storedProperty(facts))!;
    return sidesIn("DB", { offer, offerShard: "DB", knownAt: 1, wish, wishShard: "DB", quiet: false });
  };
  for (const { facts, ...side } of at(PRICE_CENTS)) {
    const { shown: _, quiet: __, ...row } = side;
    await storeMatch(
      storedMatch(row.accountId, { ...row, facts: facts as never, status, touched: status !== "NEW" }),
    );
  }
  const { cityId } = at(PRICE_CENTS)[0]!;
  const report = (salePriceCents: number | null, quiet = false) =>
    applyPairs(
      env.DB,
      {
        cityId,
        kept: salePriceCents === null ? [] : at(salePriceCents),
        gone: salePriceCents === null ? [{ leadId, propertyId, quiet }] : [],
        cards: [],
      },
      Date.now(),
    );
  return { propertyId, leadId, report };
};

describe("a match whose price falls", () => {
  it.each(MATCH_STATUSES)(
    "is reported to both sides in the status %s only if somebody acted on it",
    async (status) => {
      const { propertyId, leadId, report } = await stage(status);
      await report(PRICE_CENTS * 0.97);
      const data = { propertyId, leadId, status, score: 100, previousPrice: 850_000, price: 824_500 };
      const isActedOn = status === "FAVORITED" || status === "REQUESTED";
      for (const [account, side] of [
        [client, "client"],
        [owner, "property"],
      ] as const) {
        const events = (await eventsOf(account)).map(({ type, data: own }) => [type, own]);
        const id = `m#${propertyId}#${leadId}#${side}`;
        expect(events).toEqual(isActedOn ? [["radar.price_drop", { id, ...data }]] : []);
      }
    },
  );

  it.each([
    ["by less than 3 %", PRICE_CENTS * 0.97 + 1],
    ["not at all", PRICE_CENTS],
    ["but rises", PRICE_CENTS * 1.02],
  ])("%s is not reported", async (_, cents) => {
    const { report } = await stage("FAVORITED");
    await report(cents);
    expect(await eventsOf(client)).toEqual([]);
  });

  it("by a real and back, ten times, is not reported", async () => {
    const { report } = await stage("FAVORITED");
    for (let time = 0; time < 10; time += 1) {
      await report(PRICE_CENTS - 100);
      await report(PRICE_CENTS);
    }
    expect(await eventsOf(client)).toEqual([]);
  });

  it("makes one event, however often its board writes it", async () => {
    const { report } = await stage("REQUESTED");
    await report(PRICE_CENTS / 2);
    const before = await dumpOf(client.accountId);
    await report(PRICE_CENTS / 2);
    expect(await eventsOf(client)).toHaveLength(1);
    expect(await dumpOf(client.accountId)).toEqual(before);
  });

  it("makes its own event, even if many prices fall at once", async () => {
    const stages = [await stage("FAVORITED"), await stage("FAVORITED")];
    for (const { report } of stages) await report(PRICE_CENTS / 2);
    const events = await eventsOf(client);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
    expect(events.map(({ data }) => data.propertyId)).toEqual(stages.map(({ propertyId }) => propertyId));
  });

  it("is only compared for the same purpose: a rent is not a sale price", async () => {
    const { leadId, report } = await stage("FAVORITED");
    const rows = await query`SELECT facts FROM matches WHERE lead_id = ${leadId}`;
    const facts = JSON.parse(rows[0].facts) as Facts;
    const rented = JSON.stringify({ ...facts, purpose: "LOCACAO" });
    await query`UPDATE matches SET facts = ${rented} WHERE lead_id = ${leadId}`;
    await report(PRICE_CENTS / 2);
    expect(await eventsOf(client)).toEqual([]);
  });
});

describe("a match that no longer fits", () => {
  it.each(MATCH_STATUSES)(
    "is reported to both sides in the status %s only if somebody acted on it",
    async (status) => {
      const { propertyId, leadId, report } = await stage(status);
      await report(null);
      await report(null);
      const isActedOn = status === "FAVORITED" || status === "REQUESTED";
      for (const [account, side] of [
        [client, "client"],
        [owner, "property"],
      ] as const) {
        const events = (await eventsOf(account)).map(({ type, data }) => [type, data]);
        const id = `m#${propertyId}#${leadId}#${side}`;
        expect(events).toEqual(isActedOn ? [["radar.match_lost", { id, propertyId, leadId, status }]] : []);
      }
    },
  );

  it("only because of another formula is not reported", async () => {
    const { leadId, report } = await stage("FAVORITED");
    await report(null, true);
    expect(await eventsOf(client)).toEqual([]);
    const rows = await query`SELECT lost_at FROM matches WHERE lead_id = ${leadId}`;
    expect(rows.map((row) => row.lost_at)).not.toContain(null);
  });

  it("and fits again is then reported only for a lower price", async () => {
    const { report } = await stage("FAVORITED");
    await report(null);
    await report(PRICE_CENTS);
    expect((await eventsOf(client)).map(({ type }) => type)).toEqual(["radar.match_lost"]);
    await report(null);
    await report(PRICE_CENTS / 2);
    const types = ["radar.match_lost", "radar.match_lost", "radar.price_drop"];
    expect((await eventsOf(client)).map(({ type }) => type)).toEqual(types);
  });

  it("is reported again if it has fitted meanwhile", async () => {
    const { report } = await stage("FAVORITED");
    await report(null);
    await report(PRICE_CENTS);
    await report(null);
    expect((await eventsOf(client)).map(({ type }) => type)).toEqual([
      "radar.match_lost",
      "radar.match_lost",
    ]);
  });
});
