import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import type { Language } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import type { Bar } from "./chart.tsx";
import { unbroken } from "./values.tsx";

const dayOf = (at: number): string => isoTime(at).slice(0, "YYYY-MM-DD".length);

/** The last days in UTC, including today. */
export const lastDays = (c: PanelContext, count: number): { from: string; to: string } => {
  const now = c.get("clock").now();
  return { from: dayOf(now - (count - 1) * DAY_MS), to: dayOf(now) };
};

/** The last months as `YYYY-MM`, including this one. */
export const lastMonths = (c: PanelContext, count: number): string[] => {
  const now = new Date(c.get("clock").now());
  return Array.from({ length: count }, (_, index) => {
    const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index));
    return isoTime(month).slice(0, "YYYY-MM".length);
  });
};

const DAY_PARTS = {
  "pt-BR": { day: "2-digit", month: "2-digit" },
  en: { day: "numeric", month: "short" },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

const inUtc = (language: Language, parts: Intl.DateTimeFormatOptions, at: number): string =>
  unbroken(new Intl.DateTimeFormat(language, { ...parts, timeZone: "UTC" }).format(at));

/** `YYYY-MM` in words. */
export const monthIn = (language: Language, month: string): string =>
  inUtc(language, { month: "short", year: "numeric" }, Date.parse(`${month}-01T00:00:00Z`));

/** A bar for each of the last days, even for days that are missing from the sums. */
export const dayBars = <T extends { readonly day: string }>(
  c: PanelContext,
  count: number,
  days: readonly T[],
  values: (day: T | undefined) => readonly number[],
): Bar[] => {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const start = c.get("clock").now() - (count - 1) * DAY_MS;
  const language = c.get("language");
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * DAY_MS;
    return { label: inUtc(language, DAY_PARTS[language], at), values: values(byDay.get(dayOf(at))) };
  });
};
