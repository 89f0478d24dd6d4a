import { describe, expect, it, vi } from "vitest";
import { CallTally } from "../../src/contract/call-gatherer.ts";
import type { HourOfCalls } from "../../src/ports/call-log.ts";

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2031, 2, 10, 12);
const HOUR = NOON / HOUR_MS;

const stage = () => {
  const tally = new CallTally();
  const times: (() => void)[] = [];
  vi.spyOn(tally, "pause").mockImplementation(() => new Promise<void>((resolve) => times.push(resolve)));
  const reported: (readonly HourOfCalls[])[] = [];
  const work: Promise<unknown>[] = [];
  let now = NOON;
  let fails = false;
  const count = async (hours: readonly HourOfCalls[]) => {
    if (fails) throw new Error("unreachable");
    reported.push(hours);
  };
  return {
    tally,
    reported,
    add: (status = 200, ms = 0) => {
      now += ms;
      const clock = { now: () => now };
      tally.add({ status, clock, log: () => ({ count }), waitUntil: (one) => void work.push(one) });
    },
    fail: (whether: boolean) => {
      fails = whether;
    },
    /** Reports as if the oldest waiting call had waited long enough. */
    report: async () => {
      times.shift()!();
      await work.shift();
    },
    waiting: () => times.length,
  };
};

describe("the tally of calls", () => {
  it("reports a thousand calls together, 5xx apart, once in 20 seconds", async () => {
    const { add, reported, report, tally } = stage();
    for (let at = 0; at < 1_000; at += 1) add(at % 100 === 0 ? 503 : 404);
    expect(tally.pause).toHaveBeenCalledExactlyOnceWith(20_000);
    await report();
    expect(reported).toEqual([[{ hour: HOUR, calls: 1_000, failed: 10 }]]);
  });

  it("reports each call once, by the hour in which it ended", async () => {
    const { add, reported, report } = stage();
    add();
    add(500, HOUR_MS);
    await report();
    add();
    await report();
    expect(reported).toEqual([
      [
        { hour: HOUR, calls: 1, failed: 0 },
        { hour: HOUR + 1, calls: 1, failed: 1 },
      ],
      [{ hour: HOUR + 1, calls: 1, failed: 0 }],
    ]);
  });

  it("does not report again what may have been counted", async () => {
    const { add, reported, report, fail } = stage();
    fail(true);
    add();
    await report();
    fail(false);
    add();
    await report();
    expect(reported).toEqual([[{ hour: HOUR, calls: 1, failed: 0 }]]);
  });

  it("is reported by the next call if the platform ended the one that waited to report", () => {
    const { add, waiting } = stage();
    add();
    add(200, 39_000);
    expect(waiting()).toBe(1);
    add(200, 1_000);
    expect(waiting()).toBe(2);
  });
});
