import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/id.ts";
import type { CallFilter, CallPosition, LoggedCall } from "../../../src/ports/call-log.ts";
import { aCall, callLogOf } from "../../support/call-log.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

/** Ahead of the real clock, so that no alarm fires by itself. */
const NOON = "2031-03-10T12:00:00Z";

const newLog = () => callLogOf(newId("account"));

type Log = ReturnType<typeof newLog>;

/** In the order of their arrival, one each millisecond. */
const fill = async (log: Log, count: number, own: (at: number) => Partial<LoggedCall> = () => ({})) => {
  const calls: LoggedCall[] = [];
  for (let start = 0; start < count; start += 50) {
    const some = Array.from({ length: Math.min(50, count - start) }, (_, index) => {
      moveClock(1);
      return aCall(own(start + index));
    });
    await log.add(some);
    calls.push(...some);
  }
  return calls;
};

const pagesOf = async (log: Log, filter: CallFilter = {}, limit = 30): Promise<string[]> => {
  const ids: string[] = [];
  for (let after: CallPosition | null = null, isFirst = true; isFirst || after; isFirst = false) {
    const page = await log.list(filter, after, limit);
    ids.push(...page.calls.map(({ requestId }) => requestId));
    after = page.next as CallPosition | null;
  }
  return ids;
};

const idsOf = (calls: readonly LoggedCall[]): string[] =>
  calls.map(({ requestId }) => requestId).toReversed();

const rowsOf = (log: Log, table: string): Promise<number> =>
  runInDurableObject(
    log,
    (_, { storage }) =>
      storage.sql.exec<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`).one().rows,
  );

const alarmOf = (log: Log) => runInDurableObject(log, (_, { storage }) => storage.getAlarm());

beforeEach(() => stopClockAt(NOON));

describe("the log of an account's calls", () => {
  it("lists each call once, newest first, over full blocks and the open one", async () => {
    const log = newLog();
    const calls = await fill(log, 450);
    expect(await rowsOf(log, "blocks")).toBe(2);
    expect(await pagesOf(log)).toEqual(idsOf(calls));
  });

  it("continues where a page ended, though calls have come and a block has become full", async () => {
    const log = newLog();
    const calls = await fill(log, 190);
    const { next } = await log.list({}, null, 30);
    await fill(log, 50);
    const { calls: page } = await log.list({}, next as CallPosition, 30);
    expect(page.map(({ requestId }) => requestId)).toEqual(idsOf(calls).slice(30, 60));
  });

  it.each<[string, () => CallFilter, number]>([
    ["class of status", () => ({ statusClass: "4xx" }), 5],
    ["code", () => ({ code: "access_denied" }), 5],
    ["key", () => ({ keyId: "k_rare000000000000" }), 5],
    ["operation", () => ({ operation: "getMe" }), 5],
    ["channel", () => ({ via: "mcp" }), 5],
    ["object", () => ({ objectId: "prop-0123456789abcdef" }), 5],
    ["time", () => ({ since: Date.now() - 4, until: Date.now() - 1 }), 4],
    ["several at once", () => ({ code: "access_denied", operation: "listProperties" }), 0],
  ])("filters by %s", async (_, filterOf, count) => {
    const log = newLog();
    const rare = {
      status: 403,
      code: "access_denied",
      keyId: "k_rare000000000000",
      operation: "getMe",
      tool: "get_me",
      objectId: "prop-0123456789abcdef",
    };
    await fill(log, 450, (at) => (at % 100 === 7 ? rare : {}));
    expect(await pagesOf(log, filterOf())).toHaveLength(count);
  });

  it("does not read blocks without the mark of a filter", async () => {
    const log = newLog();
    await fill(log, 400, (at) => (at === 3 ? { operation: "getMe" } : {}));
    const read = await runInDurableObject(log, (_, { storage }) =>
      storage.sql.exec("SELECT id FROM blocks WHERE instr(marks, ' getMe ') > 0").toArray(),
    );
    expect(read).toHaveLength(1);
  });

  it("ends a page after two hundred blocks, and continues from there", async () => {
    const log = newLog();
    await fill(log, 400);
    await runInDurableObject(log, (_, { storage: { sql } }) => {
      const copies = `INSERT INTO blocks SELECT b.id - value, first_at, last_at, marks, content FROM blocks AS b, json_each(?)
        WHERE b.id = (SELECT min(id) FROM blocks)`;
      sql.exec(copies, JSON.stringify(Array.from({ length: 200 }, (_, at) => at + 1)));
    });
    const first = await log.list({ objectId: "prop-nowhere000000000" }, null, 10);
    expect(first.calls).toEqual([]);
    expect(first.next).not.toBeNull();
    const second = await log.list({ objectId: "prop-nowhere000000000" }, first.next as CallPosition, 10);
    expect(second).toEqual({ calls: [], next: null });
  });

  it("finds a call by its id alone, in the open block and in full ones", async () => {
    const log = newLog();
    const calls = await fill(log, 450);
    for (const at of [0, 199, 200, 449]) expect(await log.find(calls[at]!.requestId)).toEqual(calls[at]);
    expect(await log.find(aCall().requestId)).toBeNull();
  });

  it("keeps a call once when it is handed over twice", async () => {
    const log = newLog();
    const calls = [aCall(), aCall({ status: 400, code: "invalid_param" })];
    await log.add(calls);
    await log.add(calls);
    expect(await pagesOf(log)).toEqual(idsOf(calls));
    const [day] = await log.days("2031-03-10", "2031-03-10");
    expect(day!.sums.reduce((sum, { calls }) => sum + calls, 0)).toBe(2);
  });

  it("keeps each call once when many isolates hand over calls at the same moment", async () => {
    const log = newLog();
    const calls = Array.from({ length: 600 }, () => aCall());
    await Promise.all(Array.from({ length: 12 }, (_, at) => log.add(calls.slice(at * 50, at * 50 + 50))));
    expect(new Set(await pagesOf(log))).toEqual(new Set(idsOf(calls)));
    expect(await rowsOf(log, "blocks")).toBe(3);
  });

  it("lists at most sixty refusals by rate limit a minute, and counts them all", async () => {
    const log = newLog();
    await fill(log, 150, () => ({ status: 429, code: "rate_limited" }));
    await fill(log, 10);
    expect(await pagesOf(log, { code: "rate_limited" })).toHaveLength(60);
    expect(await pagesOf(log)).toHaveLength(70);
    const [day] = await log.days("2031-03-10", "2031-03-10");
    expect(day!.sums).toMatchObject([
      { code: "rate_limited", calls: 150 },
      { code: null, calls: 10 },
    ]);
    moveClock(60_000);
    await fill(log, 1, () => ({ status: 429, code: "rate_limited" }));
    expect(await pagesOf(log, { code: "rate_limited" })).toHaveLength(61);
  });

  it("counts a day's calls in a thousand groups at most", async () => {
    const log = newLog();
    await fill(log, 1_100, (at) => ({ keyId: `k_${at}` }));
    const [day] = await log.days("2031-03-10", "2031-03-10");
    expect(day!.sums.length).toBeLessThanOrEqual(1_001);
    expect(day!.sums.reduce((sum, { calls }) => sum + calls, 0)).toBe(1_100);
  });
});

describe("what is in the log's memory", () => {
  it("is written by the alarm within eight seconds", async () => {
    const log = newLog();
    const calls = await fill(log, 1);
    moveClock(1_000);
    calls.push(...(await fill(log, 1)));
    const at = await alarmOf(log);
    expect(at! - Date.now()).toBeLessThanOrEqual(8_000);
    moveClock(8_000);
    await runDurableObjectAlarm(log);
    await evictDurableObject(log);
    expect(await pagesOf(log)).toEqual(idsOf(calls));
  });

  it("is all that a crash loses: a call that came alone is written at once", async () => {
    const log = newLog();
    const [first] = await fill(log, 1);
    moveClock(1_000);
    await fill(log, 1);
    await evictDurableObject(log);
    expect(await pagesOf(log)).toEqual([first!.requestId]);
  });
});

describe("the end of a day", () => {
  it("moves the sums, and the calls into a block of their own", async () => {
    const log = newLog();
    await fill(log, 3, () => ({ status: 404, code: "not_found", ms: 10 }));
    moveClock(DAY_MS);
    const [later] = await fill(log, 1);
    expect(await rowsOf(log, "blocks")).toBe(1);
    expect(await log.days("2031-03-01", "2031-03-31")).toMatchObject([
      { day: "2031-03-10", sums: [{ statusClass: "4xx", code: "not_found", calls: 3, ms: 30 }] },
      { day: "2031-03-11", sums: [{ statusClass: "2xx", code: null, calls: 1 }] },
    ]);
    expect(await log.days("2031-03-11", "2031-03-11")).toHaveLength(1);
    expect((await log.list({}, null, 1)).calls[0]!.requestId).toBe(later!.requestId);
  });

  it("comes even without further calls", async () => {
    const log = newLog();
    await fill(log, 3);
    moveClock(DAY_MS);
    await runDurableObjectAlarm(log);
    await evictDurableObject(log);
    expect(await rowsOf(log, "blocks")).toBe(1);
    expect((await log.days("2031-03-10", "2031-03-10"))[0]!.sums).toMatchObject([{ calls: 3 }]);
  });
});

describe("the retention of the log", () => {
  it("ends calls after thirty days and sums after thirteen months, and then nothing wakes the object", async () => {
    const log = newLog();
    const calls = await fill(log, 3);
    const passDays = async (days: number) => {
      moveClock(days * DAY_MS);
      await runDurableObjectAlarm(log);
    };
    await passDays(1);
    await passDays(28);
    expect(await pagesOf(log)).toEqual(idsOf(calls));
    await passDays(2);
    expect(await pagesOf(log)).toEqual([]);
    expect(await log.find(calls[0]!.requestId)).toBeNull();
    expect(await log.days("2031-03-10", "2031-03-10")).toHaveLength(1);
    await passDays(360);
    expect(await log.days("2031-03-10", "2031-03-10")).toHaveLength(1);
    await passDays(10);
    expect(await log.days("2031-03-10", "2031-03-10")).toEqual([]);
    expect(await alarmOf(log)).toBeNull();
    await fill(log, 1);
    expect(await alarmOf(log)).not.toBeNull();
  });
});
