import fc from "fast-check";
import { expect, it } from "vitest";
import { forAll, timeoutOf } from "../../fuzz/for-all.ts";
import { RadarStage } from "../../support/radar-stage.ts";
import { type Post, RadarWalk } from "../../support/radar-walk.ts";
import { seededRandom } from "../../support/random.ts";
import { Cuts } from "../../support/small-boards.ts";

const WALKS = 2;
const STEPS = 48;
const QUIET_EVERY = 12;

it.each<[string, Post]>([
  ["arrives twice and in any order", "arrives"],
  ["may be lost, once the boards are audited", "may be lost"],
])(
  "boards that are cut in the middle of anything make the rows of whole ones, when the word %s",
  async (_, post) => {
    await forAll(fc.integer(), WALKS, async (seed) => {
      const stage = await RadarStage.open();
      const random = seededRandom(seed);
      const walk = new RadarWalk(stage, random, post);
      const cuts = new Cuts();
      await walk.begin();
      for (let step = 1; step <= STEPS; step += 1) {
        if (random() < 0.3) cuts.allow(1);
        await walk.step();
        if (step % QUIET_EVERY !== 0) continue;
        await walk.rest();
        await walk.check();
        const before = await walk.seen();
        cuts.allow(2);
        await stage.settle();
        expect(await walk.seen()).toEqual(before);
        await walk.auditAgain();
      }
      expect(stage.parts.length).toBeGreaterThan(3);
    });
  },
  timeoutOf(WALKS * 60),
);
