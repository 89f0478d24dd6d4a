import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { COUNTING, KEY_ROWS, LOG_ROWS } from "../../../bench/calls/uncounted.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { drained } from "../../support/dump.ts";
import { logOf } from "../../support/event-log.ts";
import { gateOf } from "../../support/gate.ts";
import { listing } from "../../support/listing.ts";
import { countingWrites } from "../../support/object-meter.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

/** Ahead of the real clock, so that no alarm fires by itself. */
const NOON = "2031-03-10T12:00:00Z";
const PATH = "/reference/purposes";

/** The alarm, if it is due by now. */
const ring = async (accountId: string): Promise<void> => {
  const stub = gateOf(accountId);
  const at = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
  if (at !== null && at <= Date.now()) await runDurableObjectAlarm(stub);
};

/** An account whose gate has been called before, and sleeps. */
const asleep = async (limits = {}): Promise<TestAccount> => {
  const account = await makeAccount({ access: { limits } });
  stopClockAt(NOON);
  await account.api.get(PATH);
  await evictDurableObject(gateOf(account.accountId));
  moveClock(60_000);
  return account;
};

const counting = ({ accountId }: TestAccount, work: () => Promise<unknown>) =>
  countingWrites([gateOf(accountId), logOf(accountId)], work).then(({ use }) => use);

describe("the cost of a call at the gate", () => {
  beforeEach(() => stopClockAt(NOON));

  it.each([PATH, "/me"])("is one row for a single call, and no alarm: %s", async (path) => {
    const account = await asleep();
    const use = await counting(account, async () => {
      expect((await account.api.get(path)).status).toBe(200);
    });
    expect(use).toEqual({ rowsWritten: COUNTING.alone.rowsWritten, alarmsSet: 0 });
    expect(use.rowsWritten).toBe(1);
  });

  it("is nothing for a refused call", async () => {
    const account = await asleep({ ratePerSecond: 1, burst: 1 });
    await account.api.get(PATH);
    const use = await counting(account, async () => {
      expect((await account.api.get(PATH)).status).toBe(429);
    });
    expect(use).toEqual({ rowsWritten: 0, alarmsSet: 0 });
  });

  it("is two rows in eight seconds for one call a second", async () => {
    const account = await asleep();
    const use = await counting(account, async () => {
      for (let second = 0; second < 60; second += 1) {
        await account.api.get(PATH);
        moveClock(1_000);
        await ring(account.accountId);
      }
    });
    expect(use.rowsWritten).toBeLessThanOrEqual(60 * COUNTING["one a second"].rowsWritten + 1);
  });

  it("is three rows for a burst, the last call counted with the first", async () => {
    const account = await asleep();
    const use = await counting(account, async () => {
      await Promise.all(Array.from({ length: 50 }, () => account.api.get(PATH)));
      moveClock(8_000);
      await ring(account.accountId);
    });
    expect(use).toEqual({ rowsWritten: 3, alarmsSet: 1 });
    await evictDurableObject(gateOf(account.accountId));
    expect((await account.api.get("/me")).body.data.usage.calls).toBe(51);
  });

  it("includes no second notice of a quota after the object has slept", async () => {
    const account = await asleep({ monthlyQuota: 10 });
    for (let calls = 2; calls <= 8; calls += 1) await account.api.get(PATH);
    await runDurableObjectAlarm(gateOf(account.accountId));
    await evictDurableObject(gateOf(account.accountId));
    moveClock(60_000);
    const use = await counting(account, () => account.api.get(PATH));
    expect(use).toEqual({ rowsWritten: 1, alarmsSet: 0 });
  });
});

describe("the further cost of a write", () => {
  const put = ({ api }: TestAccount, ref: string, headers = {}) =>
    api.put(`/properties/by-ref/${ref}`, { body: listing(), headers });

  it("is the log's entry, and the gate's rows of an Idempotency-Key, as the price list says", async () => {
    const account = await asleep();
    const { accountId } = account;
    await put(account, "AP-1", { "Idempotency-Key": "first" });
    await drained(accountId);
    const counted = async (ref: string, headers = {}): Promise<number> => {
      const use = await counting(account, async () => {
        expect((await put(account, ref, headers)).status).toBe(201);
        await drained(accountId);
      });
      moveClock(60_000);
      return use.rowsWritten;
    };
    moveClock(60_000);
    const keyless = await counted("AP-2");
    const keyed = await counted("AP-3", { "Idempotency-Key": "second" });
    expect(keyless).toBe(COUNTING.alone.rowsWritten + LOG_ROWS);
    expect(keyed - keyless).toBe(KEY_ROWS);
  });
});

describe("the burst", () => {
  it("is not refilled while the object sleeps", async () => {
    const { accountId, api } = await makeAccount({ access: { limits: { ratePerSecond: 1, burst: 60 } } });
    stopClockAt(NOON);
    const admitted = async (calls: number): Promise<number> => {
      const answers = await Promise.all(Array.from({ length: calls }, () => api.get(PATH)));
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await admitted(61)).toBe(60);
    moveClock(8_000);
    await ring(accountId);
    moveClock(19_000);
    await evictDurableObject(gateOf(accountId));
    expect(await admitted(61)).toBe(27);
  });
});

describe("a gate stored by an earlier version", () => {
  it("keeps its counted calls and its keys", async () => {
    const account = await makeAccount();
    stopClockAt(NOON);
    await runInDurableObject(gateOf(account.accountId), (_, { storage: { sql } }) => {
      sql.exec("DELETE FROM counts");
      sql.exec("INSERT INTO months (month, calls) VALUES ('2031-03', 41), ('2031-02', 7)");
      sql.exec("INSERT INTO key_use (key_id, at) VALUES ('k_old', 5)");
    });
    await evictDurableObject(gateOf(account.accountId));
    await account.api.get(PATH);
    await evictDurableObject(gateOf(account.accountId));
    expect(await gateOf(account.accountId).usage()).toEqual([
      { month: "2031-03", calls: 42 },
      { month: "2031-02", calls: 7 },
    ]);
    expect(Object.keys(await gateOf(account.accountId).keyUse())).toEqual(["k_old", account.keyId]);
  });
});
