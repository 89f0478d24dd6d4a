import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { Directory } from "../../durable-objects/account-gate/directory.ts";
import { DAY_MS, HOUR_MS } from "../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { type Fault, faultyEnv } from "../support/faulty-env.ts";
import { admit } from "../support/gate.ts";
import { stopClockAt } from "../support/time.ts";

const NOW = 1_000_000;

/** A database that counts reads and fails the first one. */
const databaseWith = (fault: Omit<Fault, "at"> | null) => {
  const faulty = faultyEnv(fault && { at: 1, ...fault });
  return { db: faulty.env.DB, reached: faulty.reached, reads: () => faulty.calls.length };
};

/** Runs `work` with a copy of the directory in the test's own object. */
const withDirectory = <T>(work: (directory: Directory) => Promise<T>): Promise<T> =>
  runInDurableObject(env.ACCOUNT_GATE.getByName(crypto.randomUUID()), (_, { storage }) =>
    work(new Directory(storage.sql)),
  );

describe("the gate's copy of the directory", () => {
  it("does not keep rows read before an invalidation", async () => {
    const { accountId, path } = await makeAccount();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { db, reached, reads } = databaseWith({ when: "after", how: () => promise });
    await withDirectory(async (directory) => {
      const early = directory.load(db, accountId, NOW);
      await reached;
      await backoffice.patch(path, { name: "Outro nome" });
      directory.invalidate();
      const late = await directory.load(db, accountId, NOW);
      resolve();
      expect([(await early)?.account.name, late?.account.name]).toEqual([
        "Imobiliária de Teste",
        "Outro nome",
      ]);
      expect([directory.known(NOW)?.account.name, reads()]).toEqual(["Outro nome", 2]);
    });
  });

  it("is empty if an invalidation came during its only read", async () => {
    const { accountId } = await makeAccount();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { db, reached } = databaseWith({ when: "after", how: () => promise });
    await withDirectory(async (directory) => {
      const loading = directory.load(db, accountId, NOW);
      await reached;
      directory.invalidate();
      resolve();
      await loading;
      expect(directory.known(NOW)).toBeUndefined();
    });
  });

  it("is read once for all calls that wait for it", async () => {
    const { accountId } = await makeAccount();
    const { db, reads } = databaseWith(null);
    const entries = await withDirectory((directory) =>
      Promise.all(Array.from({ length: 20 }, () => directory.load(db, accountId, NOW))),
    );
    expect([new Set(entries).size, reads()]).toEqual([1, 1]);
  });

  it("is read again after a read that failed", async () => {
    const { accountId } = await makeAccount();
    const how = new Error("Network connection lost.");
    const { db } = databaseWith({ when: "before", how });
    await withDirectory(async (directory) => {
      const waiting = await Promise.allSettled([1, 2].map(() => directory.load(db, accountId, NOW)));
      expect(waiting.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      expect((await directory.load(db, accountId, NOW))?.account.id).toBe(accountId);
    });
  });

  it("knows for 30 seconds that an account does not exist, and no longer", async () => {
    await withDirectory(async (directory) => {
      expect(await directory.load(env.DB, "acc-none", NOW)).toBeNull();
      expect([directory.known(NOW + 29_999), directory.known(NOW + 30_000)]).toEqual([null, undefined]);
    });
  });

  it("outlives the object's memory, until a notice of a change", async () => {
    const { accountId } = await makeAccount();
    const stub = env.ACCOUNT_GATE.getByName(accountId);
    const inMemoryAnew = <T>(look: (directory: Directory) => T): Promise<T> =>
      runInDurableObject(stub, (_, { storage }) => look(new Directory(storage.sql)));
    const before = await inMemoryAnew((directory) => directory.load(env.DB, accountId, NOW));
    expect(await inMemoryAnew((directory) => directory.known(NOW))).toEqual(before);
    await inMemoryAnew((directory) => directory.invalidate());
    expect(await inMemoryAnew((directory) => directory.known(NOW))).toBeUndefined();
  });

  it("is read again when an earlier version of the service stored it", async () => {
    const { accountId } = await makeAccount();
    await runInDurableObject(env.ACCOUNT_GATE.getByName(accountId), async (_, { storage }) => {
      await new Directory(storage.sql).load(env.DB, accountId, NOW);
      storage.sql.exec("UPDATE directory SET entry = json_set(entry, '$.format', 0)");
      expect(new Directory(storage.sql).known(NOW)).toBeUndefined();
    });
  });

  it("is read again after an hour, with or without a notice", async () => {
    const { accountId } = await makeAccount();
    await withDirectory(async (directory) => {
      const entry = await directory.load(env.DB, accountId, NOW);
      const known = [NOW + HOUR_MS - 1, NOW + HOUR_MS, NOW - 1].map((now) => directory.known(now));
      expect(known).toEqual([entry, undefined, undefined]);
    });
  });

  it("holds nothing of the account's owner", async () => {
    const { accountId, api } = await makeAccount();
    await api.get("/me");
    const [row] = await runInDurableObject(env.ACCOUNT_GATE.getByName(accountId), (_, { storage }) =>
      storage.sql.exec<{ entry: string }>("SELECT entry FROM directory").toArray(),
    );
    expect(row?.entry).toContain(accountId);
    expect(row?.entry).not.toMatch(/owner|titular/i);
  });
});

describe("the gate's count of calls", () => {
  beforeEach(() => {
    // Alarms are set by a clock a day ahead, so that none fires by itself.
    stopClockAt(Date.now() + DAY_MS);
  });

  it("loses at most eight seconds of calls that are in no log, in the caller's favor", async () => {
    const account = await makeAccount();
    const { accountId, path } = account;
    const gate = () => env.ACCOUNT_GATE.getByName(accountId);
    const countCalls = async () => (await backoffice.get(`${path}/usage`)).body.data[0]?.calls ?? 0;
    const call = () => admit(account);
    for (let calls = 0; calls < 3; calls += 1) await call();
    const dueAt = await runInDurableObject(gate(), (_, state) => state.storage.getAlarm());
    expect(dueAt! - Date.now()).toBeLessThanOrEqual(8_000);
    await runDurableObjectAlarm(gate());
    await evictDurableObject(gate());
    for (let calls = 0; calls < 2; calls += 1) await call();
    await evictDurableObject(gate());
    await call();
    // Three by the alarm, one by the first call after it, one by the last; the call between these two is lost.
    expect(await countCalls()).toBe(5);
  });
});
