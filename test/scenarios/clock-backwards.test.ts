import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { applyPairs } from "../../src/domain/radar/apply-pairs.ts";
import { sidesIn } from "../../src/domain/radar/kept-pair.ts";
import { offerOf, wishOf } from "../../src/domain/radar/sides.ts";
import { nextVersion } from "../../src/domain/records/row.ts";
import { cityBoard } from "../../src/ports/match-board.ts";
import { RadarStage, radarOnTwoShards } from "../support/radar-stage.ts";

const LATE = 2_000;
const EARLY = 1_000;

it("a write never backdates a match, whatever the clock shows", async () => {
  const { stage, ours, theirs } = await radarOnTwoShards();
  const offer = offerOf(await stage.property(ours, { sharedToNetwork: true }))!;
  const wish = wishOf(await stage.lead(theirs, { sharedToNetwork: true }))!;
  const cityId = stage.cities[0]!;
  const applyPair = (saleCents: number, ownerId: string | null, now: number) => {
    const pair = {
      offer: { ...offer, saleCents, ownerId },
      offerShard: "DB",
      knownAt: 1,
      wish,
      wishShard: "DB_S1",
      quiet: true,
    };
    return applyPairs(env.DB, { cityId, kept: sidesIn("DB", pair), gone: [], cards: [] }, now);
  };
  const dates = async () => (await stage.rows("matches")).map((row) => [row.updated_at, row.lost_at]);
  await applyPair(offer.saleCents!, null, LATE);
  await applyPair(offer.saleCents! + 1, null, EARLY);
  expect(await dates()).toEqual([[LATE, null]]);
  await applyPair(offer.saleCents! + 1, "usr-1", EARLY);
  expect(await dates()).toEqual([[LATE, null]]);
  const [match] = await stage.rows("matches");
  await stage.touch(match!);
  await applyPairs(
    env.DB,
    { cityId, kept: [], gone: [{ leadId: wish.id, propertyId: offer.id, quiet: false }], cards: [] },
    EARLY,
  );
  expect(await dates()).toEqual([[LATE, EARLY]]);
});

it.each([
  ["new", [1, 0]],
  ["old", [0, 1]],
] as const)(
  "a match follows a listing to another city although the clock goes back, with the %s city's board first",
  async (_, order) => {
    const stage = await RadarStage.open();
    const ours = await stage.account();
    const theirs = await stage.account();
    const locations = stage.cities.map((cityId) => ({ cityId, neighborhoodSlug: null, neighborhood: null }));
    const lead = await stage.lead(theirs, { sharedToNetwork: true, interest: stage.interest({ locations }) });
    const property = await stage.property(ours, { sharedToNetwork: true, updatedAt: LATE });
    await stage.notify("lead", theirs, lead.id);
    await stage.notify("property", ours, property.id);
    await stage.settle();
    const cities = async () => (await stage.rows("matches")).map(({ city_id: cityId }) => cityId);
    expect(await cities()).toEqual([stage.cities[0], stage.cities[0]]);
    const { seq: _seq, ...moved } = nextVersion(property, { ...property, cityId: stage.cities[1]! }, EARLY);
    await stage.write("DB", propertyTable.update(moved, "id = ?", [property.id]));
    for (const at of order) {
      const name = cityBoard(stage.cities[at]!);
      await stage.board(name).tell(name, [stage.changed("property", ours, property.id)]);
      while (!(await stage.board(name).settle(name)));
    }
    await stage.settle();
    expect(await cities()).toEqual([stage.cities[1], stage.cities[1]]);
  },
);
