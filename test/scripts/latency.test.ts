import { describe, expect, it } from "vitest";
import { callsPart, jobsPart, latencyParts, textOf, withPart } from "../../bench/latency/page.ts";
import { paceOf, waitOf } from "../../bench/latency/waits.ts";

const CALL = { name: "GET /me", aim: 155, platform: 153, waits: 157, ours: 4, p50: 161, p95: 170 };
const JOB = { job: "mails", everyMs: 300_000, ms: 20_000 };

const calls = callsPart([CALL, { ...CALL, name: "PUT created", waits: 300 }], {
  perSecond: 3.5,
  expected: 4,
});
const jobs = jobsPart([JOB, { ...JOB, job: "retention", ms: 300_001 }], 1_000);

describe("what distance costs", () => {
  it("is the sum of a call's trips, one after the other", () => {
    expect(waitOf({ placed: false })).toBe(8);
    expect(waitOf({ placed: true, d1: 1 })).toBe(8 + 120 + 25);
    expect(waitOf({ placed: true, objects: 1, d1: 2 })).toBe(8 + 120 + 8 + 2 * 25);
  });

  it("slows a batch once an item's trips take longer than its share of a second", () => {
    expect(paceOf(2, 25, 250)).toBe(4);
    expect(paceOf(2, 140, 250)).toBeCloseTo(3.57, 2);
  });

  it("misses its aim because of its waits, not because of a slow machine", () => {
    expect(calls.missed).toEqual(["PUT created", "batches"]);
    expect(jobs.missed).toEqual(["retention"]);
  });
});

describe("the page", () => {
  const [first, second] = ["a first machine", "a second machine"].map((one) => textOf(calls, one));
  const other = textOf(jobs, "a machine");

  it("gets each part at its end, and later in its place", () => {
    const page = withPart(withPart("# Performance\n\nText.\n", "calls", first!), "jobs", other);
    expect(latencyParts(page)).toBe(`${first}\n\n${other}`);
    expect(withPart(page, "calls", second!)).toBe(`# Performance\n\nText.\n\n${second}\n\n${other}\n`);
  });

  it("has no part before the first run", () => {
    expect(latencyParts("# Performance\n")).toBe("");
  });
});
