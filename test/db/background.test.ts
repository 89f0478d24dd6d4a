import { beforeEach, describe, expect, it, vi } from "vitest";
import { inBackground, Patience } from "../../src/db/background.ts";
import type { Database } from "../../src/db/statement.ts";
import { MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { seededRandom } from "../support/random.ts";
import { OneThread, SimulatedTime, takeFor } from "../support/simulated-database.ts";

const TRIP_MS = 10;
const END_MS = MINUTE_MS;
/** Messages and jobs begin without knowledge of earlier waits. */
const INVOCATION_MS = 15 * SECOND_MS;
const CALL_MS = 2;
const CALLS_PER_SECOND = 30;

/** Concurrent senders, each of which sends its next trip when the previous one has returned. */
interface Load {
  readonly senders: number;
  readonly workMs: number;
  readonly pauseMs?: number;
}

const MANY_BOARDS: Load = { senders: 40, workMs: 60 };
const BOARDS: Load = { senders: 12, workMs: 60 };
const FEEDS: Load = { senders: 5, workMs: 30 };
const PHOTOS: Load = { senders: 20, workMs: 8 };
const JOBS: Load = { senders: 14, workMs: 20 };
/** Four items a second, with two trips each. */
const BATCHES: Load = { senders: 25, workMs: 5, pauseMs: 120 };

beforeEach(() => {
  vi.spyOn(Math, "random").mockImplementation(seededRandom(7));
});

const portsOf = (clock: SimulatedTime, db: Database) => ({
  clock,
  directory: db,
  shard: () => db,
  shardForWrites: () => db,
});

interface Measured {
  /** The 95th percentile of the API calls' waits. */
  readonly waitedMs: number;
  readonly trips: readonly number[];
  readonly rests: number;
}

const watch = async (loads: readonly Load[], givesWay: boolean): Promise<Measured> => {
  const random = seededRandom(8);
  const time = new SimulatedTime();
  const { database } = new OneThread(time, TRIP_MS);
  const waits: number[] = [];
  const trips = loads.map(() => 0);
  let rests = 0;
  const wait = (ms: number): Promise<void> => {
    rests += 1;
    return time.wait(ms);
  };
  const call = async (): Promise<void> => {
    const begun = time.now();
    await takeFor(database, CALL_MS);
    if (begun > END_MS / 2) waits.push(time.now() - begun - CALL_MS - TRIP_MS);
  };
  const callForEver = async (): Promise<void> => {
    for (;;) {
      await time.wait((-Math.log(1 - random()) * SECOND_MS) / CALLS_PER_SECOND);
      void call();
    }
  };
  const sendForEver = async ({ workMs, pauseMs = 0 }: Load, at: number): Promise<void> => {
    await time.wait(random() * SECOND_MS);
    for (;;) {
      const end = time.now() + INVOCATION_MS;
      const ports = inBackground(portsOf(time, database), { wait });
      while (time.now() < end) {
        await takeFor(givesWay ? ports.shard("DB") : database, workMs);
        trips[at]! += 1;
        await time.wait(pauseMs);
      }
    }
  };
  void callForEver();
  for (const [at, load] of loads.entries())
    for (let sender = 0; sender < load.senders; sender += 1) void sendForEver(load, at);
  await time.passUntil(END_MS);
  waits.sort((one, other) => one - other);
  return { waitedMs: waits[Math.floor(waits.length * 0.95)]!, trips, rests };
};

describe("API calls during background work on the same database", () => {
  it.each([
    ["five feeds", [FEEDS], 140, 100],
    ["twenty galleries", [PHOTOS], 140, 80],
    ["twelve boards", [BOARDS], 700, 250],
    ["feeds, galleries, batches and jobs", [FEEDS, PHOTOS, BATCHES, JOBS], 700, 280],
    ["forty boards and everything else", [MANY_BOARDS, FEEDS, PHOTOS, BATCHES, JOBS], 3_000, 1_100],
  ])("wait less beside %s, and all of that work continues", async (_, loads, atOnceMs, givingWayMs) => {
    const atOnce = await watch(loads, false);
    const { waitedMs, trips } = await watch(loads, true);
    expect(atOnce.waitedMs).toBeGreaterThan(atOnceMs);
    expect(waitedMs).toBeLessThan(givingWayMs);
    expect(Math.min(...trips)).toBeGreaterThan(10);
  });

  it.each([
    ["a feed", [{ senders: 1, workMs: 30 }]],
    ["batches at their pace", [BATCHES]],
    ["two boards", [{ senders: 2, workMs: 30 }]],
  ])("that do not wait cost %s nothing", async (_, loads) => {
    const { trips, rests } = await watch(loads, true);
    expect(rests).toBe(0);
    expect(trips).toEqual((await watch(loads, false)).trips);
  });
});

describe("a sender", () => {
  const senderOf = (tripMs: () => number, workMs = 1) => {
    let now = 0;
    const rests: number[] = [];
    const trip = async () => {
      now += tripMs();
      return { results: [], meta: { duration: workMs } };
    };
    const db = { prepare: () => ({ bind: () => ({ all: trip }) }) } as unknown as Database;
    const clock = { now: () => now };
    const wait = async (ms: number) => {
      now += ms;
      rests.push(ms);
    };
    const patience = new Patience();
    const ports = inBackground({ ...portsOf(new SimulatedTime(), db), clock }, { wait, patience });
    return { send: (shard = "DB") => takeFor(ports.shard(shard), workMs), rests, patience };
  };

  it("does not pause before its first trip, nor after quick ones", async () => {
    const { send, rests } = senderOf(() => 30);
    for (let sent = 0; sent < 100; sent += 1) await send();
    expect(rests).toEqual([]);
  });

  it("does not count a long way to the database as a wait", async () => {
    const { send, rests } = senderOf(() => 140);
    for (let sent = 0; sent < 100; sent += 1) await send();
    expect(rests).toEqual([]);
  });

  it("does not count its own work as a wait", async () => {
    const { send, rests } = senderOf(() => 2_020, 2_000);
    for (let sent = 0; sent < 10; sent += 1) await send();
    expect(rests).toEqual([]);
  });

  it("pauses in proportion to its own work while trips wait, and not otherwise", async () => {
    let tripMs = 400;
    const light = senderOf(() => tripMs);
    const heavy = senderOf(() => tripMs + 50, 50);
    for (const { send, rests } of [light, heavy]) {
      tripMs = 400;
      await send();
      await send();
      expect(rests).toHaveLength(1);
      tripMs = 10;
      for (let sent = 0; sent < 50; sent += 1) await send();
      const count = rests.length;
      await send();
      expect(rests).toHaveLength(count);
    }
    expect(light.rests[0]).toBeLessThanOrEqual(313);
    expect(heavy.rests[0]).toBeGreaterThan(3_000);
  });

  it("pauses only for the busy database", async () => {
    let tripMs = 400;
    const { send, rests } = senderOf(() => tripMs);
    await send("DB_S1");
    tripMs = 10;
    await send("DB");
    expect(rests).toEqual([]);
    await send("DB_S1");
    expect(rests).toHaveLength(1);
  });

  it("pauses longest after the database reports overload", async () => {
    let failure: Error | null = new Error("D1_ERROR: D1 DB is overloaded. Too many requests queued.");
    const { send, rests } = senderOf(() => {
      if (failure) throw failure;
      return 10;
    });
    await expect(send()).rejects.toThrow("overloaded");
    failure = null;
    await send();
    expect(rests[0]).toBeGreaterThan(7_000);
  });

  it("ends its pauses, however slow its database is, and pauses again in its object's next invocation", async () => {
    const { send, rests, patience } = senderOf(() => 5_000, 100);
    const sum = () => rests.reduce((all, one) => all + one, 0);
    for (let sent = 0; sent < 1_000; sent += 1) await send();
    expect(sum()).toBeCloseTo(2 * MINUTE_MS);
    patience.renew();
    for (let sent = 0; sent < 1_000; sent += 1) await send();
    expect(sum()).toBeCloseTo(4 * MINUTE_MS);
  });
});
