import type { Fault } from "../../errors/faults.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { CLOCK_TOLERANCE_MS, LOG_KEPT_DAYS } from "../../vocabulary/limits.ts";

/** The first moment of a time's day, in UTC. */
const startOfDay = (time: number): number => time - (time % DAY_MS);

/**
 * Checks that a start time lies within the log's retention; no start time is no fault. A date stands for its first
 * moment, so the last day counts as long as any of it is stored.
 */
export const sinceFaults = (
  field: Pick<Fault, "in" | "name">,
  since: number | null | undefined,
  now: number,
): Fault[] => {
  if (since === undefined || since === null) return [];
  if (since > now + CLOCK_TOLERANCE_MS) return [{ ...field, code: "in_the_future" }];
  const isKept = since >= startOfDay(now - LOG_KEPT_DAYS * DAY_MS - CLOCK_TOLERANCE_MS);
  return isKept ? [] : [{ ...field, code: "too_old", args: { limit: LOG_KEPT_DAYS } }];
};
