import { describe, expect, it } from "vitest";
import { type Latency, keptLatency, latencyText, missesOf, withLatency } from "../../bench/latency/page.ts";
import { paceOf, waitOf, waitsAt } from "../../bench/latency/waits.ts";

const CALL = { name: "GET /me", aim: 155, platform: 153, waits: 153.6, ours: 4, p50: 158, p95: 170 };
const JOB = { job: "mails", everyMs: 300_000, ms: { beside: 20_000, anywhere: 90_000 } };

const LATENCY: Latency = {
  calls: [CALL, { ...CALL, name: "PUT created", waits: 300 }],
  paces: [{ place: "anywhere", perSecond: 3.5, reckoned: 3.57 }],
  jobs: [JOB, { ...JOB, job: "retention", ms: { beside: 1_000, anywhere: 300_001 } }],
  accounts: 1_000,
};

describe("what distance costs", () => {
  it("is the sum of a call's trips, one after the other", () => {
    expect(waitOf({ placed: false })).toBe(8);
    expect(waitOf({ placed: true, d1: 1 })).toBe(8 + 120 + 25);
    expect(waitOf({ placed: true, objects: 1, d1: 2 })).toBe(8 + 120 + 8 + 2 * 25);
  });

  it("slows a batch once an item's trips take longer than its share of a second", () => {
    expect(paceOf(2, waitsAt("beside").d1, 250)).toBe(4);
    expect(paceOf(2, waitsAt("anywhere").d1, 250)).toBeCloseTo(3.57, 2);
  });

  it("misses an aim by its waits, not by a slow machine", () => {
    expect(missesOf(LATENCY)).toEqual(["PUT created", "batches, work anywhere", "retention, work anywhere"]);
  });
});

describe("the page", () => {
  const [first, second] = ["a first machine", "a second machine"].map((one) => latencyText(LATENCY, one));

  it("gets the part at its end, and later in its place", () => {
    const page = withLatency("# Performance\n\nText.\n", first!);
    expect(keptLatency(page)).toBe(first);
    expect(withLatency(`${page}\n## More\n`, second!)).toBe(
      `# Performance\n\nText.\n\n${second}\n\n## More\n`,
    );
  });

  it("has no part before the first run", () => {
    expect(keptLatency("# Performance\n")).toBe("");
  });
});
