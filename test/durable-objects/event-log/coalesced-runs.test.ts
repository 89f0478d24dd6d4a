import { describe, expect, it } from "vitest";
import { CoalescedRuns } from "../../../durable-objects/event-log/coalesced-runs.ts";
import { eventually } from "../../support/eventually.ts";

/** Work that ends on command, and a record of its runs. */
const manualWork = () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const work = (): Promise<void> => {
    const run = Promise.withResolvers<void>();
    begun.push(run);
    return run.promise;
  };
  return { begun, work };
};

describe("coalesced work", () => {
  it("begins at once when none runs", async () => {
    const { begun, work } = manualWork();
    const done = new CoalescedRuns().run(work);
    begun[0]!.resolve();
    await done;
    expect(begun).toHaveLength(1);
  });

  it("is shared by all callers during a run", async () => {
    const { begun, work } = manualWork();
    const coalesced = new CoalescedRuns();
    const first = coalesced.run(work);
    const waiting = [coalesced.run(work), coalesced.run(work)];
    expect(begun).toHaveLength(1);
    begun[0]!.resolve();
    await first;
    await eventually(() => expect(begun).toHaveLength(2));
    begun[1]!.resolve();
    await Promise.all(waiting);
    expect(begun).toHaveLength(2);
  });

  it("never runs twice at a time", async () => {
    const coalesced = new CoalescedRuns();
    let running = 0;
    let most = 0;
    let runs = 0;
    const work = async (): Promise<void> => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    const askedFor = (turn: number): Promise<void> =>
      turn === 0 ? coalesced.run(work) : Promise.resolve().then(() => askedFor(turn - 1));
    await Promise.all(Array.from({ length: 50 }, (_, turn) => askedFor(turn)));
    expect(most).toBe(1);
    expect(runs).toBeGreaterThan(2);
  });

  it("runs again for a call after it has begun", async () => {
    const { begun, work } = manualWork();
    const coalesced = new CoalescedRuns();
    const first = coalesced.run(work);
    const second = coalesced.run(work);
    begun[0]!.resolve();
    await first;
    await eventually(() => expect(begun).toHaveLength(2));
    const third = coalesced.run(work);
    begun[1]!.resolve();
    await second;
    await eventually(() => expect(begun).toHaveLength(3));
    begun[2]!.resolve();
    await third;
  });

  it("continues after a failed run, whose error only its own callers get", async () => {
    const { begun, work } = manualWork();
    const coalesced = new CoalescedRuns();
    const first = coalesced.run(work);
    const second = coalesced.run(work);
    begun[0]!.reject(new Error("lost"));
    await expect(first).rejects.toThrow("lost");
    await eventually(() => expect(begun).toHaveLength(2));
    begun[1]!.resolve();
    await second;
  });
});
