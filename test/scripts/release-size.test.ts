import { describe, expect, it } from "vitest";
import { growthOf, growthText, type Release } from "../../bench/bundle/release.ts";

const BEFORE: Release = {
  bytes: { start: 100_000, parts: 200_000 },
  sources: { start: { "src/app.ts": 3_000, zod: 50_000 }, parts: { "src/parts/records.ts": 900 } },
};

const grown = (start: number, more: Readonly<Record<string, number>>): Release => ({
  bytes: { ...BEFORE.bytes, start },
  sources: { ...BEFORE.sources, start: { ...BEFORE.sources.start, ...more } },
});

describe("what a build adds to the last release", () => {
  it("may be at most a twentieth", () => {
    expect(growthOf(grown(105_000, {}), BEFORE).map(({ isTooMuch }) => isTooMuch)).toEqual([false, false]);
    expect(growthOf(grown(105_001, {}), BEFORE).map(({ isTooMuch }) => isTooMuch)).toEqual([true, false]);
  });

  it("names what grew most, new sources included", () => {
    const more = { "src/app.ts": 3_100, zod: 49_000, "src/new.ts": 6_000 };
    const [start] = growthOf(grown(106_000, more), BEFORE);
    expect(start!.grown).toEqual([
      ["src/new.ts", 6_000],
      ["src/app.ts", 100],
    ]);
    expect(growthText(start!)).toBe(
      "loaded by a start, beside the last release: +6.0 %, of at most +5 %: TOO MUCH; most by src/new.ts +6000 bytes, src/app.ts +100 bytes",
    );
  });

  it("may be negative", () => {
    expect(growthText(growthOf(grown(90_000, {}), BEFORE)[0]!)).toBe(
      "loaded by a start, beside the last release: -10.0 %",
    );
  });
});
