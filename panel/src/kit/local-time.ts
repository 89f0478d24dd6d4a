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

/** The zone's clock at a moment, read as if it were UTC's. */
const clockOf = (at: number): number => {
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

/** A day of São Paulo as a field has it; empty for none. */
export const dayField = (at: string | null | undefined): string => (at ? DAY.format(new Date(at)) : "");

/** What a field of São Paulo's time says, in UTC; null if it says no time. */
export const fromField = (text: string | undefined): string | null => {
  const clock = LOCAL.test(text ?? "") ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(clock) ? null : new Date(2 * clock - clockOf(clock)).toISOString();
};

/** Noon of a field's day, which is that day in every state of Brazil; other text stays as it is. */
export const fromDay = (text = ""): string => fromField(`${text}T12:00`) ?? text;
