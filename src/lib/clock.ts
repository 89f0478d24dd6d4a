export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Milliseconds since 1970 UTC. Time is a port: nothing else reads the machine's clock. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export type Wait = (ms: number) => Promise<unknown>;

export const fixedClock = (now: number): Clock => ({ now: () => now });

/** When the map is full it is emptied, because the days in use have changed. */
const MAX_DAYS_KEPT = 1_000;
/** The date part of the text of each day's times: a page shows some hundred times within a few days. */
const days = new Map<number, string>();

const dayText = (day: number): string => {
  const known = days.get(day);
  if (known !== undefined) return known;
  if (days.size >= MAX_DAYS_KEPT) days.clear();
  const text = new Date(day * DAY_MS).toISOString().slice(0, -"00:00:00.000Z".length);
  days.set(day, text);
  return text;
};

/** Two-digit numbers, kept because making them costs more. */
const TWO = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));

const three = (value: number): string => {
  if (value >= 100) return String(value);
  return value >= 10 ? `0${value}` : `00${value}`;
};

/** The same text as `Date.toISOString`, ten times as fast. */
export const isoTime = (ms: number): string => {
  const whole = Math.trunc(ms);
  const day = Math.floor(whole / DAY_MS);
  const rest = whole - day * DAY_MS;
  const hours = TWO[Math.floor(rest / HOUR_MS)];
  const minutes = TWO[Math.floor(rest / MINUTE_MS) % 60];
  const seconds = TWO[Math.floor(rest / SECOND_MS) % 60];
  return `${dayText(day)}${hours}:${minutes}:${seconds}.${three(rest % SECOND_MS)}Z`;
};

export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

/** `YYYY-MM-DD` in UTC. */
export const dayOf = (ms: number): string => isoTime(ms).slice(0, 10);

/** `YYYY-MM` in UTC. */
export const monthOf = (ms: number): string => isoTime(ms).slice(0, 7);

/** First millisecond of the next UTC month. */
export const monthEnd = (ms: number): number => {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

export const monthStart = (ms: number): number => {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};
