import { describe, expect, it, vi } from "vitest";
import { CallTally, PLATFORM_LOG } from "../../src/contract/call-gatherer.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { callLogOf, sendLogged } from "../support/call-log.ts";
import { stopClockAt } from "../support/time.ts";

const HOUR_MS = 3_600_000;

interface Hour {
  readonly at: string;
  readonly calls: number;
  readonly failed: number;
}

const sums = async (): Promise<Hour[]> => (await backoffice.get("/call-sums")).body.data;

describe("the calls of all accounts", () => {
  it("are counted by hour, whichever account they belong to", async () => {
    // Later than in any other test, whose calls may still wait to be counted.
    stopClockAt("2090-03-10T12:00:00Z");
    vi.mocked(CallTally.prototype.add).mockRestore();
    vi.spyOn(CallTally.prototype, "pause").mockResolvedValue(undefined);
    const before = (await sums()).reduce((sum, { calls }) => sum + calls, 0);
    for (const { key } of [await makeAccount(), await makeAccount()]) await sendLogged("GET", "/v1/me", key);
    const hours = await sums();
    expect(hours).toHaveLength(24);
    expect(hours.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThanOrEqual(before + 2);
    const times = hours.map(({ at }) => Date.parse(at));
    expect(times.every((at, index) => at === times[0]! + index * HOUR_MS)).toBe(true);
  });

  it("are shown for the last 24 hours, and kept for two days", async () => {
    const log = callLogOf(`${PLATFORM_LOG}-${crypto.randomUUID()}`);
    await log.count([{ hour: 100, calls: 5, failed: 1 }]);
    await log.count([{ hour: 100, calls: 2, failed: 0 }]);
    await log.count([{ hour: 147, calls: 1, failed: 0 }]);
    expect(await log.hours(0)).toEqual([
      { hour: 100, calls: 7, failed: 1 },
      { hour: 147, calls: 1, failed: 0 },
    ]);
    await log.count([{ hour: 148, calls: 1, failed: 0 }]);
    expect((await log.hours(0)).map(({ hour }) => hour)).toEqual([147, 148]);
    expect(await log.hours(148)).toHaveLength(1);
  });
});
