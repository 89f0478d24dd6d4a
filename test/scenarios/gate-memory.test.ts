import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DirectoryCache } from "../../durable-objects/account-gate/directory.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { type Fault, faultyEnv } from "../support/faulty-env.ts";

const NOW = 1_000_000;

/** A database of which the reads are counted, and the first one breaks off. */
const databaseWith = (fault: Omit<Fault, "at"> | null) => {
  const faulty = faultyEnv(fault && { at: 1, ...fault });
  return { db: faulty.env.DB, struck: faulty.struck, reads: () => faulty.calls.length };
};

describe("the gate's copy of the directory", () => {
  it("does not keep what was read before an invalidation", async () => {
    const { accountId, path } = await makeAccount();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { db, struck, reads } = databaseWith({ when: "after", how: () => promise });
    const cache = new DirectoryCache();
    const early = cache.load(db, accountId, NOW);
    await struck;
    await backoffice.patch(path, { name: "Outro nome" });
    cache.invalidate();
    const late = await cache.load(db, accountId, NOW);
    resolve();
    expect([(await early)?.account.name, late?.account.name]).toEqual(["Imobiliária de Teste", "Outro nome"]);
    expect([cache.fresh(NOW)?.account.name, reads()]).toEqual(["Outro nome", 2]);
  });

  it("is empty when the invalidation came in the middle of its only read", async () => {
    const { accountId } = await makeAccount();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { db, struck } = databaseWith({ when: "after", how: () => promise });
    const cache = new DirectoryCache();
    const loading = cache.load(db, accountId, NOW);
    await struck;
    cache.invalidate();
    resolve();
    await loading;
    expect(cache.fresh(NOW)).toBeUndefined();
  });

  it("is read once for all who wait", async () => {
    const { accountId } = await makeAccount();
    const { db, reads } = databaseWith(null);
    const cache = new DirectoryCache();
    const entries = await Promise.all(Array.from({ length: 20 }, () => cache.load(db, accountId, NOW)));
    expect([new Set(entries).size, reads()]).toEqual([1, 1]);
  });

  it("is read again after a read that failed", async () => {
    const { accountId } = await makeAccount();
    const how = new Error("Network connection lost.");
    const { db } = databaseWith({ when: "before", how });
    const cache = new DirectoryCache();
    const waiting = await Promise.allSettled([1, 2].map(() => cache.load(db, accountId, NOW)));
    expect(waiting.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await cache.load(db, accountId, NOW))?.account.id).toBe(accountId);
  });

  it("knows for 30 seconds that an account does not exist, and no longer", async () => {
    const cache = new DirectoryCache();
    expect(await cache.load(env.DB, "acc-none", NOW)).toBeNull();
    expect([cache.fresh(NOW + 29_999), cache.fresh(NOW + 30_000)]).toEqual([null, undefined]);
  });
});

describe("the gate's count of calls", () => {
  beforeEach(() => {
    // Alarms are set for a day that does not come: none fires by itself.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS });
  });

  it("loses five seconds of calls at most, in the caller's favour", async () => {
    const { accountId, path, api } = await makeAccount();
    const gate = () => env.ACCOUNT_GATE.getByName(accountId);
    const counted = async () => (await backoffice.get(`${path}/usage`)).body.data[0]?.calls ?? 0;
    const call = () => api.get("/reference/purposes");
    for (let calls = 0; calls < 3; calls += 1) await call();
    const dueAt = await runInDurableObject(gate(), (_, state) => state.storage.getAlarm());
    expect(dueAt! - Date.now()).toBeLessThanOrEqual(5_000);
    await runDurableObjectAlarm(gate());
    await evictDurableObject(gate());
    for (let calls = 0; calls < 2; calls += 1) await call();
    await evictDurableObject(gate());
    await call();
    expect(await counted()).toBe(4);
  });
});
