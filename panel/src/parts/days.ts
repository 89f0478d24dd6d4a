import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import type { PanelContext } from "../context.ts";
import type { AnswerTo } from "../operations.ts";
import type { Bar } from "./chart.tsx";

export type CallSums = AnswerTo<"sumCalls">["data"];

const dayOf = (at: number): string => isoTime(at).slice(0, "YYYY-MM-DD".length);

/** The last days in UTC, today too. */
export const lastDays = (c: PanelContext, count: number): { from: string; to: string } => {
  const now = c.get("clock").now();
  return { from: dayOf(now - (count - 1) * DAY_MS), to: dayOf(now) };
};

/** A bar for each of the last days, also for one without calls. */
export const dayBars = (
  c: PanelContext,
  count: number,
  sums: CallSums,
  values: (day: CallSums["days"][number]) => readonly number[],
): Bar[] => {
  const byDay = new Map(sums.days.map((one) => [one.day, one]));
  const start = c.get("clock").now() - (count - 1) * DAY_MS;
  return Array.from({ length: count }, (_, index) => {
    const day = dayOf(start + index * DAY_MS);
    const none = { day, calls: 0, succeeded: 0, refused: 0, failed: 0 };
    return { label: day, values: values(byDay.get(day) ?? none) };
  });
};
