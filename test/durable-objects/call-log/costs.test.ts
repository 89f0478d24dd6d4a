import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { LOGGED } from "../../../bench/calls/uncounted.ts";
import { MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/id.ts";
import { aCall, callLogOf } from "../../support/call-log.ts";
import { countingWrites } from "../../support/object-meter.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

/** Ahead of the real clock, so that no alarm fires by itself. */
const NOON = "2031-03-10T12:00:00Z";

/** Rows that a series writes once. */
const BEGINNING = 2;

type Log = ReturnType<typeof callLogOf>;

/** Runs the alarm if it is due by now. */
const runDueAlarm = async (log: Log): Promise<void> => {
  const at = await runInDurableObject(log, (_, { storage }) => storage.getAlarm());
  if (at !== null && at <= Date.now()) await runDurableObjectAlarm(log);
};

/** A log that has been written to before, and sleeps. */
const sleepingLog = async (): Promise<Log> => {
  const log = callLogOf(newId("account"));
  await log.add([aCall()]);
  await evictDurableObject(log);
  moveClock(MINUTE_MS);
  return log;
};

/** Adds calls as the isolates hand them over: `calls` together, every `everyMs`. */
const series = async (log: Log, calls: number, everyMs: number, forMs: number): Promise<void> => {
  for (let passed = 0; passed < forMs; passed += everyMs) {
    await log.add(Array.from({ length: calls }, () => aCall()));
    moveClock(everyMs);
    await runDueAlarm(log);
  }
};

const rowsACall = async (log: Log, work: () => Promise<void>, calls: number): Promise<number> =>
  (await countingWrites([log], work)).use.rowsWritten / calls;

beforeEach(() => stopClockAt(NOON));

describe("the rows that logging a call writes", () => {
  it("are one for a call that comes alone, and no alarm", async () => {
    const log = await sleepingLog();
    const { use } = await countingWrites([log], () => log.add([aCall()]));
    expect(use).toEqual({ rowsWritten: LOGGED.alone.rowsWritten, alarmsSet: 0 });
    expect(LOGGED.alone.rowsWritten).toBe(1);
  });

  it("are one for each of many that come alone, unless one fills a block", async () => {
    const log = await sleepingLog();
    const rows = await rowsACall(log, () => series(log, 1, 10 * SECOND_MS, 400 * 10 * SECOND_MS), 400);
    expect(rows).toBeLessThanOrEqual(1.01);
  });

  it("are two in eight seconds for one call a second", async () => {
    const log = await sleepingLog();
    const rows = await rowsACall(log, () => series(log, 2, 2 * SECOND_MS, 10 * MINUTE_MS), 600);
    expect(rows).toBeLessThanOrEqual(LOGGED["one a second"].rowsWritten + BEGINNING / 600);
  });

  it("are one for twenty calls at ten calls a second", async () => {
    const log = await sleepingLog();
    const rows = await rowsACall(log, () => series(log, 20, 2 * SECOND_MS, 10 * MINUTE_MS), 6_000);
    expect(rows).toBeLessThanOrEqual(0.05);
  });

  it("are fewer for fifty calls a second", async () => {
    const log = await sleepingLog();
    const rows = await rowsACall(log, () => series(log, 20, 400, 2 * MINUTE_MS), 6_000);
    expect(rows).toBeLessThanOrEqual(LOGGED["50 a second"].rowsWritten + BEGINNING / 6_000);
  });

  it("take less than eighty bytes per call in full blocks", async () => {
    const log = await sleepingLog();
    for (let call = 0; call < 400; call += 1) {
      moveClock(700);
      await log.add([aCall({ ms: (call * 37) % 211, bytesOut: 900 + ((call * 73) % 5_000) })]);
    }
    const bytes = await runInDurableObject(
      log,
      (_, { storage }) =>
        storage.sql.exec<{ bytes: number }>("SELECT sum(length(content)) AS bytes FROM blocks").one().bytes,
    );
    expect(bytes / 400).toBeLessThan(80);
  });
});
