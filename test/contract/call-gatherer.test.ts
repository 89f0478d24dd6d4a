import { beforeEach, describe, expect, it, vi } from "vitest";
import { CallGatherer } from "../../src/contract/call-gatherer.ts";
import type { CallCount } from "../../src/lib/call-count.ts";
import { newId } from "../../src/lib/id.ts";
import type { CallLogPort, LoggedCall } from "../../src/ports/call-log.ts";
import { aCall } from "../support/call-log.ts";

const NOON = Date.UTC(2031, 2, 10, 12);

const countOf = (calls: number, keyUse = {}): CallCount => ({
  month: "2031-03",
  calls,
  tokens: 1,
  filledAt: NOON + calls,
  keyUse,
});

/** A gatherer, the log of one account, and the work that outlives replies. */
const stage = () => {
  const gatherer = new CallGatherer();
  const times: (() => void)[] = [];
  vi.spyOn(gatherer, "pause").mockImplementation(() => new Promise<void>((resolve) => times.push(resolve)));
  const handed: (readonly LoggedCall[])[] = [];
  const counts: (CallCount | null)[] = [];
  const work: Promise<unknown>[] = [];
  const log = {
    add: async (calls: readonly LoggedCall[], count: CallCount | null) => {
      handed.push([...calls]);
      counts.push(count);
    },
  };
  let now = NOON;
  const accountId = newId("account");
  const gathering = (account: string, count: CallCount | null) => ({
    clock: { now: () => now },
    accountId: account,
    count,
    log: () => log as unknown as CallLogPort,
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  });
  return {
    gatherer,
    handed,
    counts,
    log,
    times,
    work,
    pass: (ms: number) => {
      now += ms;
    },
    add: (own: Partial<LoggedCall> = {}, account = accountId, count: CallCount | null = null) =>
      gatherer.add(aCall(own), gathering(account, count)),
    admit: (count: CallCount) => gatherer.count(gathering(accountId, count)),
    sizes: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return handed.map(({ length }) => length);
    },
  };
};

beforeEach(() => {
  vi.mocked(CallGatherer.prototype.add).mockRestore();
  vi.mocked(CallGatherer.prototype.count).mockRestore();
});

describe("finished calls", () => {
  it("that succeeded go together after two seconds", async () => {
    const { add, gatherer, times, sizes } = stage();
    for (let call = 0; call < 3; call += 1) add();
    expect(await sizes()).toEqual([]);
    expect(gatherer.pause).toHaveBeenCalledExactlyOnceWith(2_000);
    times[0]!();
    expect(await sizes()).toEqual([3]);
  });

  it("go as soon as there are twenty", async () => {
    const { add, sizes } = stage();
    for (let call = 0; call < 19; call += 1) add();
    expect(await sizes()).toEqual([]);
    add();
    expect(await sizes()).toEqual([20]);
  });

  it.each([400, 429, 500])("with a refusal go at once: %i", async (status) => {
    const { add, sizes } = stage();
    add();
    add({ status });
    expect(await sizes()).toEqual([2]);
  });

  it("are handed over one message at a time, however many are refused", async () => {
    const { add, log, handed, sizes } = stage();
    let arrive = () => {};
    vi.spyOn(log, "add").mockImplementation(async (calls) => {
      handed.push([...calls]);
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
    });
    for (let call = 0; call < 100; call += 1) add({ status: 429 });
    expect(await sizes()).toEqual([1]);
    arrive();
    expect(await sizes()).toEqual([1, 99]);
  });

  it("wait for the next one while the log cannot be reached, at most two hundred of them", async () => {
    const { add, log, sizes } = stage();
    const failing = vi.spyOn(log, "add").mockRejectedValue(new Error("Network connection lost."));
    for (let call = 0; call < 150; call += 1) add({ status: 400 });
    expect(await sizes()).toEqual([]);
    for (let call = 0; call < 150; call += 1) add();
    expect(await sizes()).toEqual([]);
    failing.mockRestore();
    add();
    expect(await sizes()).toEqual([200]);
  });

  it("do not wait for a request that has ended without handing them over", async () => {
    const { add, pass, gatherer, times, sizes } = stage();
    add();
    pass(31_000);
    add();
    expect(gatherer.pause).toHaveBeenCalledTimes(2);
    times[1]!();
    expect(await sizes()).toEqual([2]);
  });

  it("carry the gate's highest count, again if the log could not be reached", async () => {
    const { add, log, counts, sizes } = stage();
    const failing = vi.spyOn(log, "add").mockRejectedValue(new Error("Network connection lost."));
    add({ status: 400 }, undefined, countOf(9, { k_one: 1, k_other: 5 }));
    expect(await sizes()).toEqual([]);
    failing.mockRestore();
    add({}, undefined, countOf(7, { k_one: 4 }));
    add({ status: 429 });
    expect(await sizes()).toEqual([3]);
    expect(counts).toEqual([countOf(9, { k_one: 4, k_other: 5 })]);
    add({ status: 400 });
    expect(await sizes()).toEqual([3, 1]);
    expect(counts[1]).toBeNull();
  });

  it("of each account go to its own log", async () => {
    const { add, handed, sizes } = stage();
    add({ status: 400, keyId: "k_one" });
    add({ status: 400, keyId: "k_other" }, newId("account"));
    await sizes();
    expect(handed.map((calls) => calls.map(({ keyId }) => keyId))).toEqual([["k_one"], ["k_other"]]);
  });
});

describe("the count of an admitted call", () => {
  it("goes alone after six seconds, once for all calls that have not ended by then", async () => {
    const { admit, gatherer, counts, times, sizes } = stage();
    for (const calls of [1, 2, 3]) admit(countOf(calls));
    expect(gatherer.pause).toHaveBeenCalledExactlyOnceWith(6_000);
    times[0]!();
    expect(await sizes()).toEqual([0]);
    expect(counts).toEqual([countOf(3)]);
  });

  it("goes with the call if that ends sooner, and nothing goes later", async () => {
    const { admit, add, counts, times, sizes } = stage();
    admit(countOf(1));
    add({}, undefined, countOf(1));
    times[1]!();
    expect(await sizes()).toEqual([1]);
    times[0]!();
    expect(await sizes()).toEqual([1]);
    expect(counts).toEqual([countOf(1)]);
  });

  it("goes with other calls that end, and is left out of no handover", async () => {
    const { admit, add, counts, times, sizes } = stage();
    admit(countOf(1));
    add();
    times[0]!();
    expect(await sizes()).toEqual([]);
    add({ status: 400 });
    admit(countOf(2));
    times[1]!();
    expect(await sizes()).toEqual([2, 0]);
    expect(counts).toEqual([countOf(1), countOf(2)]);
  });
});
