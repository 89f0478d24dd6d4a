import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { COUNTING, KEY_ROWS, LOG_ROWS } from "../../../bench/calls/uncounted.ts";
import { CallLog } from "../../../durable-objects/call-log/object.ts";
import { CallGatherer } from "../../../src/contract/call-gatherer.ts";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { callLogOf, logCalls, sendLogged } from "../../support/call-log.ts";
import { drained } from "../../support/dump.ts";
import { logOf } from "../../support/event-log.ts";
import { admit, gateOf } from "../../support/gate.ts";
import { listing } from "../../support/listing.ts";
import { countingWrites } from "../../support/object-meter.ts";
import { query } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

/** Ahead of the real clock, so that no alarm fires by itself. */
const NOON = "2031-03-10T12:00:00Z";
const PATH = "/reference/purposes";

/** Runs the alarm if it is due by now. */
const runDueAlarm = async (accountId: string): Promise<void> => {
  const stub = gateOf(accountId);
  const at = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
  if (at !== null && at <= Date.now()) await runDurableObjectAlarm(stub);
};

const fallAsleep = async ({ accountId }: TestAccount): Promise<void> => {
  await evictDurableObject(gateOf(accountId));
  moveClock(60_000);
};

/** A call that is in the log by the time it returns. */
const get = ({ key }: TestAccount, path = PATH) => sendLogged("GET", `/v1${path}`, key);

/** An account whose gate has been called before, and sleeps. */
const sleepingAccount = async (limits = {}): Promise<TestAccount> => {
  const account = await makeAccount({ access: { limits } });
  stopClockAt(NOON);
  await get(account);
  await fallAsleep(account);
  return account;
};

const counting = ({ accountId }: TestAccount, work: () => Promise<unknown>) =>
  countingWrites([gateOf(accountId), logOf(accountId)], work).then(({ use }) => use);

const NOTHING = { rowsWritten: 0, alarmsSet: 0 };

describe("the cost of a call at the gate", () => {
  beforeEach(() => {
    stopClockAt(NOON);
    logCalls();
  });

  it.each([PATH, "/me"])("is nothing for a single call, which the log's row counts: %s", async (path) => {
    const account = await sleepingAccount();
    const use = await counting(account, async () => {
      expect((await get(account, path)).status).toBe(200);
    });
    expect(use).toEqual(NOTHING);
    await fallAsleep(account);
    const { usage } = (await get(account, "/me")).body.data;
    expect(usage.calls).toBe(path === "/me" ? 1 : 2);
  });

  it("is one row for a hundred calls that come alone", async () => {
    const account = await sleepingAccount();
    for (let call = 0; call < 98; call += 1) {
      await get(account);
      await fallAsleep(account);
    }
    expect(await counting(account, () => get(account))).toEqual(NOTHING);
    await fallAsleep(account);
    const use = await counting(account, () => get(account));
    expect(use).toEqual({ rowsWritten: 100 * COUNTING.alone.rowsWritten, alarmsSet: 0 });
    await fallAsleep(account);
    expect(await counting(account, () => get(account))).toEqual(NOTHING);
    expect((await get(account, "/me")).body.data.usage.calls).toBe(102);
  });

  it("is a row for the first call of a day, so that an earlier release knows nearly all calls", async () => {
    const account = await sleepingAccount();
    stopClockAt("2031-03-10T23:59:00Z");
    await get(account);
    await fallAsleep(account);
    expect(await counting(account, () => get(account))).toEqual({ rowsWritten: 1, alarmsSet: 0 });
  });

  it("is a row at once for a call that is in no log", async () => {
    const account = await sleepingAccount();
    expect(await counting(account, () => admit(account))).toEqual({ rowsWritten: 1, alarmsSet: 0 });
  });

  it("is nothing for a refused call", async () => {
    const account = await sleepingAccount({ ratePerSecond: 1, burst: 1 });
    await get(account);
    const use = await counting(account, async () => {
      expect((await get(account)).status).toBe(429);
    });
    expect(use).toEqual(NOTHING);
  });

  it("is one row per hundred calls at one call a second", async () => {
    const account = await sleepingAccount();
    const use = await counting(account, async () => {
      for (let second = 0; second < 200; second += 1) {
        await get(account);
        moveClock(1_000);
        await runDueAlarm(account.accountId);
      }
    });
    expect(use).toEqual({ rowsWritten: 200 * COUNTING["one a second"].rowsWritten, alarmsSet: 0 });
  });

  it("is nothing for a burst, whose last call is counted with the first", async () => {
    const account = await sleepingAccount();
    const use = await counting(account, async () => {
      await Promise.all(Array.from({ length: 50 }, () => get(account)));
      moveClock(8_000);
      await runDueAlarm(account.accountId);
    });
    expect(use).toEqual(NOTHING);
    await evictDurableObject(gateOf(account.accountId));
    expect((await get(account, "/me")).body.data.usage.calls).toBe(51);
  });

  it("includes no second notice of a quota after the object has slept", async () => {
    const account = await sleepingAccount({ monthlyQuota: 10 });
    for (let calls = 2; calls <= 8; calls += 1) await get(account);
    await runDurableObjectAlarm(gateOf(account.accountId));
    await fallAsleep(account);
    expect(await counting(account, () => get(account))).toEqual(NOTHING);
  });
});

describe("the further cost of a write", () => {
  const put = ({ api }: TestAccount, ref: string, headers = {}) =>
    api.put(`/properties/by-ref/${ref}`, { body: listing(), headers });

  it("is the log's entry, and the gate's rows of an Idempotency-Key, as the price list says", async () => {
    const account = await sleepingAccount();
    const { accountId } = account;
    await put(account, "AP-1", { "Idempotency-Key": "first" });
    await drained(accountId);
    const rowsOfPut = async (ref: string, headers = {}): Promise<number> => {
      const use = await counting(account, async () => {
        expect((await put(account, ref, headers)).status).toBe(201);
        await drained(accountId);
      });
      moveClock(60_000);
      return use.rowsWritten;
    };
    moveClock(60_000);
    const keyless = await rowsOfPut("AP-2");
    const keyed = await rowsOfPut("AP-3", { "Idempotency-Key": "second" });
    expect(keyless).toBe(LOG_ROWS);
    expect(keyed - keyless).toBe(KEY_ROWS);
  });
});

describe("the burst", () => {
  it("is not refilled while the object sleeps", async () => {
    logCalls();
    const account = await makeAccount({ access: { limits: { ratePerSecond: 1, burst: 60 } } });
    const { accountId } = account;
    stopClockAt(NOON);
    const countAdmitted = async (calls: number): Promise<number> => {
      const answers = await Promise.all(Array.from({ length: calls }, () => get(account)));
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await countAdmitted(61)).toBe(60);
    moveClock(8_000);
    await runDueAlarm(accountId);
    moveClock(19_000);
    await evictDurableObject(gateOf(accountId));
    expect(await countAdmitted(61)).toBe(27);
  });
});

describe("the count that the log keeps", () => {
  beforeEach(() => {
    stopClockAt(NOON);
    logCalls();
  });

  it("includes past months, and each key's last use", async () => {
    const account = await sleepingAccount();
    for (let call = 0; call < 3; call += 1) await get(account);
    const usedAt = Date.now();
    await fallAsleep(account);
    expect(await gateOf(account.accountId).keyUse()).toEqual({ [account.keyId]: usedAt });
    await evictDurableObject(gateOf(account.accountId));
    moveClock(31 * DAY_MS);
    await get(account);
    expect(await gateOf(account.accountId).usage()).toEqual([
      { month: "2031-04", calls: 1 },
      { month: "2031-03", calls: 4 },
    ]);
  });

  it("outlives both objects' memory within ten seconds", async () => {
    const account = await sleepingAccount();
    for (let call = 0; call < 3; call += 1) await get(account);
    moveClock(8_000);
    await runDurableObjectAlarm(callLogOf(account.accountId));
    await evictDurableObject(callLogOf(account.accountId));
    await fallAsleep(account);
    expect((await get(account, "/me")).body.data.usage.calls).toBe(4);
  });

  it("is the highest that arrives, in whatever order isolates hand it over", async () => {
    const account = await sleepingAccount();
    const log = callLogOf(account.accountId);
    const count = { month: "2031-03", tokens: 5, filledAt: Date.now(), keyUse: {} };
    await log.add([], { ...count, calls: 9 });
    await log.add([], { ...count, calls: 7 });
    expect((await get(account, "/me")).body.data.usage.calls).toBe(9);
  });

  it("leaves out what calls that found a full store have given back, in whatever order they end", async () => {
    const account = await sleepingAccount();
    const { accountId, key } = account;
    await query`UPDATE portfolios SET batch_bytes = 1000000000 WHERE account_id = ${accountId}`;
    const body = { items: [listing({ externalRef: "A" })] };
    const refuse = async () =>
      expect((await sendLogged("POST", "/v1/properties/batch", key, { body })).body.code).toBe(
        "storage_full",
      );
    expect(await counting(account, refuse)).toEqual({ rowsWritten: 1, alarmsSet: 0 });
    await Promise.all([refuse(), refuse(), get(account)]);
    moveClock(8_000);
    await runDueAlarm(accountId);
    for (const calls of [2, 2]) {
      await fallAsleep(account);
      expect((await get(account, "/me")).body.data.usage.calls).toBe(calls);
    }
  });

  it("includes a call whose process ends before it is logged", async () => {
    const account = await sleepingAccount();
    vi.mocked(CallGatherer.prototype.count).mockRestore();
    vi.spyOn(CallGatherer.prototype, "add").mockReturnValue(undefined);
    await get(account);
    await fallAsleep(account);
    expect((await get(account, "/me")).body.data.usage.calls).toBe(2);
  });

  it("misses no call that is made while the log cannot be reached", async () => {
    const account = await sleepingAccount();
    for (let call = 0; call < 3; call += 1) await get(account);
    const failing = vi.spyOn(CallLog.prototype, "counted").mockRejectedValue(new Error("no log"));
    for (let call = 0; call < 2; call += 1) {
      await fallAsleep(account);
      expect((await get(account)).status).toBe(200);
    }
    failing.mockRestore();
    for (const calls of [6, 6]) {
      await fallAsleep(account);
      expect((await get(account, "/me")).body.data.usage.calls).toBe(calls);
    }
    expect(await counting(account, () => get(account))).toEqual(NOTHING);
  });

  it("is learned for a month that has ended before the log could be reached", async () => {
    const account = await sleepingAccount();
    for (let call = 0; call < 3; call += 1) await get(account);
    await fallAsleep(account);
    moveClock(31 * DAY_MS);
    const failing = vi.spyOn(CallLog.prototype, "counted").mockRejectedValue(new Error("no log"));
    await get(account);
    moveClock(8_000);
    await runDueAlarm(account.accountId);
    failing.mockRestore();
    await fallAsleep(account);
    expect(await gateOf(account.accountId).usage()).toEqual([
      { month: "2031-04", calls: 1 },
      { month: "2031-03", calls: 4 },
    ]);
  });
});

describe("a gate stored by an earlier version", () => {
  it("keeps its counted calls and its keys", async () => {
    const account = await makeAccount();
    stopClockAt(NOON);
    await runInDurableObject(gateOf(account.accountId), (_, { storage: { sql } }) => {
      sql.exec("DELETE FROM counts");
      for (const table of ["counts", "months"]) sql.exec(`ALTER TABLE ${table} DROP COLUMN apart`);
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
