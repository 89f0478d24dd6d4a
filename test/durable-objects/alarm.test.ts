import { describe, expect, it } from "vitest";
import { Alarm } from "../../durable-objects/alarm.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const NOON = Date.parse("2031-03-10T12:00:00Z");

/** A storage that sets or loses its alarm as the test says. */
const stage = (at: number | null = null) => {
  const storage = {
    at,
    set: [] as number[],
    getAlarm: async () => storage.at,
    setAlarm: async (time: number | Date) => {
      storage.at = Number(time);
      storage.set.push(Number(time));
    },
  };
  stopClockAt(NOON);
  return { storage, alarm: new Alarm(storage) };
};

describe("the alarm of an object", () => {
  it("is set once for all callers, and again for an earlier one", async () => {
    const { storage, alarm } = stage();
    for (const at of [NOON + 9, NOON + 9, NOON + 20, NOON + 5]) await alarm.wakeAt(at);
    expect(storage.set).toEqual([NOON + 9, NOON + 5]);
  });

  it("stays as set before the object slept, if it fires in time", async () => {
    const { storage, alarm } = stage(NOON + 5);
    await alarm.wakeAt(NOON + 9);
    expect(storage.set).toEqual([]);
    await alarm.wakeAt(NOON + 1);
    expect(storage.set).toEqual([NOON + 1]);
  });

  it("is set again once it has fired", async () => {
    const { storage, alarm } = stage();
    await alarm.wakeAt(NOON + 5);
    alarm.noteFired();
    await alarm.wakeAt(NOON + 9);
    expect(storage.set).toEqual([NOON + 5, NOON + 9]);
  });

  it("that could not be set is set by the next caller", async () => {
    const { storage, alarm } = stage();
    const { setAlarm } = storage;
    storage.setAlarm = () => Promise.reject(new Error("overloaded"));
    await expect(alarm.wakeAt(NOON + 5)).rejects.toThrow("overloaded");
    storage.setAlarm = setAlarm;
    await alarm.wakeAt(NOON + 9);
    expect(storage.set).toEqual([NOON + 9]);
  });

  it("that the platform gave up is set again a minute later", async () => {
    const { storage, alarm } = stage();
    await alarm.wakeAt(NOON + 5);
    storage.at = null;
    moveClock(MINUTE_MS);
    await alarm.wakeAt(NOON + MINUTE_MS + 9);
    moveClock(6);
    await alarm.wakeAt(NOON + MINUTE_MS + 20);
    expect(storage.set).toEqual([NOON + 5, NOON + MINUTE_MS + 20]);
  });
});
