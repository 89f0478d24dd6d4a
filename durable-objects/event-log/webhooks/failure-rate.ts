import { HOUR_MS } from "../../../src/lib/clock.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Line } from "./lines.ts";
import { FAILURE_WINDOW_MS, failsTooOften } from "./schedule.ts";
import { hourOf, type Work } from "./work.ts";

/**
 * Whether an endpoint's results disable it; pending and skipped deliveries do not count. Failures are counted in
 * their index, successes by the hour, so judging an endpoint that does well costs nothing. The hour in which the
 * window begins is read delivery by delivery, and only where it may be decisive.
 */
export const isFailing = (
  endpointId: string,
  line: Line,
  deliveries: Deliveries,
  work: Work,
  now: number,
): boolean => {
  const windowStart = now - FAILURE_WINDOW_MS;
  const since = Math.max(line.countedFrom, windowStart);
  const failed = deliveries.countFailed(endpointId, since);
  if (failed === 0) return false;
  const byHour = work.deliveredByHour(endpointId, now);
  const start = hourOf(since) + (since === windowStart ? HOUR_MS : 0);
  const certain = Object.entries(byHour).reduce((sum, [hour, n]) => sum + (Number(hour) >= start ? n : 0), 0);
  const isCertain = start <= since || !byHour[hourOf(since)] || certain > failed;
  const inFirstHour = isCertain ? 0 : deliveries.countDelivered(endpointId, since, start);
  return failsTooOften(failed + certain + inFirstHour, failed);
};
