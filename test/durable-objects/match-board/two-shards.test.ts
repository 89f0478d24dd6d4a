import fc from "fast-check";
import { it } from "vitest";
import { forAll, timeoutOf } from "../../fuzz/for-all.ts";
import { RadarStage } from "../../support/radar-stage.ts";
import { type Post, RadarWalk } from "../../support/radar-walk.ts";
import { seededRandom } from "../../support/random.ts";

const WALKS = 2;
const STEPS = 48;
const QUIET_EVERY = 12;

it.each<[string, Post]>([
  ["arrives twice and in any order", "arrives"],
  ["may be lost, once the boards are audited", "may be lost"],
])(
  "boards that die at work make of every account's rows what they are to be, and count what they make, when the word %s",
  async (_, post) => {
    await forAll(fc.integer(), WALKS, async (seed) => {
      const stage = await RadarStage.open();
      const walk = new RadarWalk(stage, seededRandom(seed), post);
      await walk.begin();
      for (let step = 1; step <= STEPS; step += 1) {
        await walk.step();
        if (step % QUIET_EVERY !== 0) continue;
        await walk.rest();
        await walk.check();
        await walk.auditAgain();
      }
    });
  },
  timeoutOf(WALKS * 60),
);
