import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, isoTime } from "../../src/lib/clock.ts";

/** The last millisecond a Date can hold (ECMA-262 section 21.4.1.1). */
const LAST_MS = 8.64e15;

describe("the text of a time", () => {
  it("is the same as Date's for any time", () => {
    fc.assert(
      fc.property(fc.integer({ min: -LAST_MS, max: LAST_MS }), (ms) => {
        expect(isoTime(ms)).toBe(new Date(ms).toISOString());
      }),
    );
  });

  it.each([
    0,
    -1,
    -0.5,
    0.5,
    DAY_MS - 1,
    DAY_MS,
    -DAY_MS,
    253_402_300_799_999,
    253_402_300_800_000,
    LAST_MS,
    -LAST_MS,
  ])("is the same as Date's for %d", (ms) => {
    expect(isoTime(ms)).toBe(new Date(ms).toISOString());
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, LAST_MS + DAY_MS])("does not exist for %d", (ms) => {
    expect(() => isoTime(ms)).toThrow(RangeError);
  });
});
