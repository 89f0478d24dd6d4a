import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { applyPairs } from "../../../src/domain/radar/apply-pairs.ts";
import { sidesIn } from "../../../src/domain/radar/kept-pair.ts";
import { offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { RadarStage, radarOnTwoShards } from "../../support/radar-stage.ts";

it("a late board does not overwrite a pair that another city's board knows better", async () => {
  const { stage, ours, theirs } = await radarOnTwoShards();
  const property = await stage.property(ours, { sharedToNetwork: true });
  const [here, there] = stage.cities as [string, string];
  const locations = [here, there].map((cityId) => ({ cityId, neighborhoodSlug: null, neighborhood: null }));
  const interest = stage.interest({ locations });
  const wish = wishOf(await stage.lead(theirs, { sharedToNetwork: true, interest }))!;
  const keep = (cityId: string, knownAt: number) => {
    const offer = { ...offerOf(property)!, cityId };
    const pair = { offer, offerShard: "DB", knownAt, wish, wishShard: "DB_S1", quiet: true };
    return applyPairs(env.DB, { cityId, kept: sidesIn("DB", pair), gone: [], cards: [] }, knownAt);
  };
  const kept = async () => (await stage.rows("matches")).map((row) => [row.city_id, row.known_at]);
  await keep(here, 1);
  await keep(here, 4);
  await keep(there, 2);
  expect(await kept()).toEqual([[here, 4]]);
  await keep(there, 5);
  expect(await kept()).toEqual([[there, 5]]);
});

it("a price that moves no score writes a match's row and two index entries", async () => {
  const stage = await RadarStage.open();
  const account = await stage.account();
  const offer = offerOf(await stage.property(account))!;
  const wish = wishOf(await stage.lead(account))!;
  const keep = async (saleCents: number) => {
    const pair = { offer: { ...offer, saleCents }, knownAt: 1, wish, quiet: true };
    const kept = sidesIn("DB", { ...pair, offerShard: "DB", wishShard: "DB" });
    const { use } = await countingD1(() =>
      applyPairs(env.DB, { cityId: null, kept, gone: [], cards: [] }, Date.now()),
    );
    return [kept[0]!.score, use.rowsWritten] as const;
  };
  const max = wish.saleMaxCents!;
  await keep(max);
  const [score] = await keep(max);
  expect(await keep(max - 100)).toEqual([score, 3]);
  expect(await keep(max - 100)).toEqual([score, 0]);
  const [lower, written] = await keep(Math.round(max * 1.1));
  expect(lower).toBeLessThan(score);
  expect(written).toBe(6);
});
