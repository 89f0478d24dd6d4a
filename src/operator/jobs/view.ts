import type { JobRun } from "../../jobs/job-runs.ts";
import { isoTime } from "../../lib/clock.ts";

export const viewRun = ({ startedAt, endedAt, actor, failure, summary }: JobRun) => ({
  startedAt: isoTime(startedAt),
  ms: endedAt - startedAt,
  actor,
  failure,
  summary,
});
