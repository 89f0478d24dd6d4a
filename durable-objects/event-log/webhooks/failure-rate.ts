import { HOUR_MS } from "../../../src/lib/clock.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Line } from "./lines.ts";
import { FAILURE_WINDOW_MS, failsTooOften } from "./schedule.ts";
import { hourOf, type Work } from "./work.ts";

/**
 * Whether an endpoint is to be disabled by how its deliveries ended; pending and skipped ones are not among them. Failures
 * are counted in their index, successes by their hours: so an endpoint that does well costs nothing to judge. The hour in
 * which the window begins is looked at delivery by delivery, and only where it may decide.
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
  const surely = Object.entries(byHour).reduce((sum, [hour, n]) => sum + (Number(hour) >= start ? n : 0), 0);
  const isCertain = start <= since || !byHour[hourOf(since)] || surely > failed;
  const besides = isCertain ? 0 : deliveries.countDelivered(endpointId, since, start);
  return failsTooOften(failed + surely + besides, failed);
};
