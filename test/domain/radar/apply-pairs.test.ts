import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { applyPairs } from "../../../src/domain/radar/apply-pairs.ts";
import { sidesIn } from "../../../src/domain/radar/kept-pair.ts";
import { offerOf } from "../../../src/domain/radar/offer.ts";
import { wishOf } from "../../../src/domain/radar/wish.ts";
import { RadarStage } from "../../support/radar-stage.ts";

it("a late board does not overwrite a pair that another city's board knows better", async () => {
  const stage = await RadarStage.open();
  const ours = await stage.account();
  const theirs = await stage.account({ shard: "DB_S1" });
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
