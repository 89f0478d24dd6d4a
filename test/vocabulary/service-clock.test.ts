import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { deadlineAfter, serviceUntil } from "../../src/vocabulary/service-clock.ts";
import { SERVICE_DAYS, type ServiceDay } from "../../src/vocabulary/value-lists.ts";
import { forAll } from "../fuzz/for-all.ts";

const WEEKDAYS = SERVICE_DAYS.slice(0, 5);
const NAMES = { Mon: "SEG", Tue: "TER", Wed: "QUA", Thu: "QUI", Fri: "SEX", Sat: "SAB", Sun: "DOM" } as const;

const shown = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Sao_Paulo",
  weekday: "short",
  hour: "numeric",
  hourCycle: "h23",
});

/** Hours begin at the same moment in São Paulo and in UTC, so the desk is open or closed for whole hours. */
const isOpen = (at: number, served: readonly ServiceDay[]): boolean => {
  const parts = new Map(shown.formatToParts(at).map(({ type, value }) => [type, value]));
  const clock = Number(parts.get("hour"));
  return clock >= 9 && clock < 17 && served.includes(NAMES[parts.get("weekday") as keyof typeof NAMES]);
};

/** The opening time between two moments, hour by hour. */
const elapsed = (from: number, to: number, served: readonly ServiceDay[]): number => {
  let passed = 0;
  for (let hour = Math.floor(from / HOUR_MS) * HOUR_MS; hour < to; hour += HOUR_MS) {
    if (isOpen(hour, served)) passed += Math.min(to, hour + HOUR_MS) - Math.max(from, hour);
  }
  return passed;
};

/** São Paulo had summer time from 1985 to February 2019, and has had none since. */
const SUMMERS = { min: Date.UTC(1986, 0, 1), max: Date.UTC(2019, 2, 1) };
const LATER = { min: Date.UTC(2019, 2, 1), max: Date.UTC(2030, 0, 1) };

const RUNS = 3_000;

const days = fc.subarray([...SERVICE_DAYS], { minLength: 1 });
const minutes = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 2_400 }));

const expectExact = (from: number, count: number, served: readonly ServiceDay[]): void => {
  const deadline = deadlineAfter(from, count, served);
  expect(elapsed(from, deadline, served)).toBe(count * MINUTE_MS);
  expect(elapsed(from, deadline - 1, served)).toBe(count * MINUTE_MS - 1);
};

describe("a deadline", () => {
  it.each([
    ["years of summer time", SUMMERS],
    ["years without", LATER],
  ])("comes when its minutes have passed, and not a millisecond sooner, in %s", async (_, years) => {
    await forAll(fc.tuple(fc.integer(years), minutes, days), RUNS, (made) => expectExact(...made));
  });

  it.each(["1985-11-02", "1994-02-20", "2006-11-05", "2018-02-18", "2018-11-04", "2019-02-17"])(
    "is right across the clock change of %s",
    async (day) => {
      const around = { min: Date.parse(day) - 3 * DAY_MS, max: Date.parse(day) + 3 * DAY_MS };
      await forAll(fc.tuple(fc.integer(around), minutes, days), 100, (made) => expectExact(...made));
    },
  );

  // 2026-11-20 is a Friday.
  it.each([
    ["2026-11-20T16:50-03:00", 60, WEEKDAYS, "2026-11-23T09:50-03:00"],
    ["2026-11-20T16:50-03:00", 10, WEEKDAYS, "2026-11-20T17:00-03:00"],
    ["2026-11-21T12:00-03:00", 480, WEEKDAYS, "2026-11-23T17:00-03:00"],
    ["2026-11-20T08:00-03:00", 1, WEEKDAYS, "2026-11-20T09:01-03:00"],
    ["2026-11-20T17:00-03:00", 1, ["SEX"], "2026-11-27T09:01-03:00"],
    ["2026-12-25T10:00-03:00", 30, WEEKDAYS, "2026-12-25T10:30-03:00"],
  ] as const)("of %s and %i minutes on %j is %s", (from, minutes, days, deadline) => {
    expect(deadlineAfter(Date.parse(from), minutes, days)).toBe(Date.parse(deadline));
  });
});

describe("the time of service until a deadline", () => {
  it("is what the service clock counts until then, at every moment", async () => {
    await forAll(fc.tuple(fc.integer(LATER), minutes, days), RUNS, ([from, count, served]) => {
      const { leftMs, resumesAt } = serviceUntil(from, deadlineAfter(from, count, served), served);
      expect(leftMs).toBe(count * MINUTE_MS);
      expect(resumesAt === null).toBe(isOpen(from, served));
      if (resumesAt !== null) expect(elapsed(from, resumesAt, served)).toBe(0);
      if (resumesAt !== null) expect(isOpen(resumesAt, served)).toBe(true);
    });
  });

  it("is stopped from Friday evening to Monday morning, and ends with the deadline", () => {
    const friday = Date.parse("2026-11-20T17:30-03:00");
    const monday = Date.parse("2026-11-23T09:00-03:00");
    const end = monday + 41 * MINUTE_MS;
    const waitAt = (at: number) => serviceUntil(at, end, WEEKDAYS);
    expect(waitAt(friday)).toEqual({ leftMs: 41 * MINUTE_MS, resumesAt: monday });
    expect(waitAt(monday + MINUTE_MS)).toEqual({ leftMs: 40 * MINUTE_MS, resumesAt: null });
    expect(waitAt(end)).toEqual({ leftMs: 0, resumesAt: null });
  });
});
