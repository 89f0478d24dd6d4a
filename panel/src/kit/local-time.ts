import { ZONE } from "./values.tsx";

const PARTS = new Intl.DateTimeFormat("en-US", {
  timeZone: ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** The local wall-clock time at a moment, as milliseconds as if it were UTC. */
const wallClockOf = (at: number): number => {
  const of = Object.fromEntries(PARTS.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(of.year!, of.month! - 1, of.day!, of.hour!, of.minute!, of.second!);
};

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const DAY = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day in São Paulo as a date field writes it; empty for none. */
export const dayField = (at: string | null | undefined): string => (at ? DAY.format(new Date(at)) : "");

/** A local time typed in a field, in UTC; null if it is not a time. */
export const fromField = (text: string | undefined): string | null => {
  const clock = LOCAL.test(text ?? "") ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(clock) ? null : new Date(2 * clock - wallClockOf(clock)).toISOString();
};

/** Noon of a day typed in a field: the same day everywhere in Brazil. Other text is returned as it is. */
export const fromDay = (text = ""): string => fromField(`${text}T12:00`) ?? text;
