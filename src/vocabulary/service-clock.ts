import { DAY_MS, HOUR_MS, MINUTE_MS } from "../lib/clock.ts";
import type { ServiceDay } from "./value-lists.ts";

/** The clock of an offer runs from 9:00 to 17:00 in São Paulo (rules 29.6). */
const OPENS_AT_HOUR = 9;
const OPEN_MS = 8 * HOUR_MS;
const TIME_ZONE = "America/Sao_Paulo";

/** By JavaScript's day of the week. */
const DAYS: readonly ServiceDay[] = ["DOM", "SEG", "TER", "QUA", "QUI", "SEX", "SAB"];

let format: Intl.DateTimeFormat | undefined;

/** Made on first use, because it would add some milliseconds to the Worker's start. */
const formatOf = (): Intl.DateTimeFormat => {
  format ??= new Intl.DateTimeFormat("en-US", {
    timeZone: TIME_ZONE,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return format;
};

/** What a clock in São Paulo shows, as if that were UTC; to the second. */
const localTime = (at: number): number => {
  const shown = formatOf().formatToParts(at);
  const parts = Object.fromEntries(shown.map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!);
};

/** When it is 9:00 on a day in São Paulo. Clocks there have only changed at midnight, so 17:00 is 8 hours later. */
const openingOf = (localMidnight: number): number => {
  const local = localMidnight + OPENS_AT_HOUR * HOUR_MS;
  return local + (local - localTime(local));
};

const isServed = (localMidnight: number, days: readonly ServiceDay[]): boolean =>
  days.includes(DAYS[new Date(localMidnight).getUTCDay()]!);

/** The earliest time at which so many minutes of service have passed. @param days at least one, or it never ends */
export const deadlineAfter = (from: number, minutes: number, days: readonly ServiceDay[]): number => {
  let left = minutes * MINUTE_MS;
  for (let midnight = Math.floor(localTime(from) / DAY_MS) * DAY_MS; ; midnight += DAY_MS) {
    if (!isServed(midnight, days)) continue;
    const opening = openingOf(midnight);
    const start = Math.max(from, opening);
    const open = Math.max(0, opening + OPEN_MS - start);
    if (left <= open) return start + left;
    left -= open;
  }
};

interface ServiceTime {
  /** The service time left until the deadline. */
  readonly leftMs: number;
  /** When the clock, which is stopped now, continues; null while it runs. */
  readonly resumesAt: number | null;
}

/** How much service time is left until a deadline, and whether the clock runs now (rules 29.6). */
export const serviceUntil = (now: number, end: number, days: readonly ServiceDay[]): ServiceTime => {
  let leftMs = 0;
  let resumesAt: number | null = null;
  let isOpen = false;
  const first = Math.floor(localTime(now) / DAY_MS) * DAY_MS;
  for (let midnight = first; openingOf(midnight) < end; midnight += DAY_MS) {
    if (!isServed(midnight, days)) continue;
    const opening = openingOf(midnight);
    const start = Math.max(now, opening);
    const open = Math.min(end, opening + OPEN_MS) - start;
    if (open <= 0) continue;
    leftMs += open;
    if (opening <= now) isOpen = true;
    resumesAt ??= start;
  }
  return { leftMs, resumesAt: isOpen ? null : resumesAt };
};
