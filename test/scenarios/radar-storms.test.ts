import fc from "fast-check";
import { expect, it } from "vitest";
import { forAll, timeoutOf } from "../fuzz/for-all.ts";
import { naiveRows, rowText } from "../support/naive-rows.ts";
import { RadarStorm } from "../support/radar-storm.ts";
import { seededRandom } from "../support/random.ts";

const STORMS = 4;
const WRITES = 30;
const AT_ONCE = 10;

it(
  "a storm of writes of one city leaves exactly the matches that a check of every pair finds",
  async () => {
    let passed = 0;
    await forAll(fc.integer(), STORMS, async (seed) => {
      const storm = await RadarStorm.open(seededRandom(seed));
      for (let written = 0; written < WRITES; written += AT_ONCE)
        for (const status of await storm.blow(AT_ONCE)) expect([200, 201, 409, 422]).toContain(status);
      await storm.calm();
      const { all, rows } = await storm.stored();
      const passing = rows.filter((row) => row.lost_at === null);
      expect(passing.map(rowText).sort()).toEqual(naiveRows(all, rows).sort());
      expect(rows.filter((row) => row.lost_at !== null && row.touched === 0)).toEqual([]);
      passed += passing.length;
    });
    expect(passed).toBeGreaterThan(0);
  },
  timeoutOf(STORMS * 5),
);
