import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { densityOf, loadingOf, monthOf, radarOf, withCosts } from "../../bench/costs/month.ts";

const page = (name: string): string => readFileSync(join(import.meta.dirname, "../../docs", name), "utf8");

const radar = radarOf(page("measured/radar.md"));

describe("what docs/running.md says about costs", () => {
  it("is what npm run bench costs computes", () => {
    expect(page("running.md")).toBe(withCosts(page("running.md"), radar));
  });

  it("follows the measurement of Radar", () => {
    const dearer = { ...radar, priceChange: 2 * radar.priceChange };
    const of = (measured: typeof radar) => monthOf(measured).find(({ what }) => what === "Radar")!.dollars;
    expect(of(dearer)).toBeCloseTo(2 * of(radar));
  });

  it("estimates a tenth for a service with a tenth of the measured city's clients per listing", () => {
    expect(densityOf(radar)).toBeCloseTo(0.1, 2);
  });

  it("keeps the cost of Radar's first load, with Radar paused, under $700", () => {
    const least = loadingOf(radar).at(-1)!;
    expect(least.what).toBe("Radar, at rest while all is loaded");
    expect(least.dollars).toBeLessThan(700);
  });

  it("refuses a measurement without its figures", () => {
    expect(() => radarOf("# Radar's speed")).toThrow("docs/measured/radar.md has no row");
  });
});
