import { jobRuns } from "../db/schema/job-runs.ts";
import { type Database, type Meter, run, sql } from "../db/statement.ts";
import { tableOf } from "../db/table.ts";
import { MINUTE_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { JobPorts } from "./budget.ts";
import { type JobName, type JobSummary, runJob } from "./registry.ts";

export type JobRun = typeof jobRuns.$inferSelect;

const runTable = tableOf(jobRuns);

/** A failure to record a run does not fail the job. */
const recordRun = async (directory: Database, one: Omit<JobRun, "seq">): Promise<void> => {
  try {
    await run(directory, [runTable.insert(one)]);
  } catch (error) {
    logger.warn("job run not kept", { job: one.job, failure: failureOf(error) });
  }
};

interface RunRequest {
  readonly name: JobName;
  /** The time that the job takes as now. */
  readonly now: number;
  /** Who started the run; null for the schedule. */
  readonly actor: string | null;
}

/** Runs a job, and records the run. */
export const runAndRecord = async (
  ports: JobPorts & { readonly directory: Database },
  { name, now, actor }: RunRequest,
): Promise<JobSummary> => {
  const { clock, directory, points } = ports;
  const begun = { job: name, startedAt: clock.now(), actor };
  const recordEnd = (failure: string | null, summary: JobSummary): Promise<void> => {
    const endedAt = clock.now();
    const ms = endedAt - begun.startedAt;
    const outcome = failure === null ? "done" : "failed";
    points.write("jobs", { job: name, outcome, failure, ms, queries: summary.queries });
    return recordRun(directory, { ...begun, endedAt, failure, summary });
  };
  try {
    const summary = await runJob(name, ports, now);
    await recordEnd(null, summary);
    return summary;
  } catch (error) {
    await recordEnd(failureOf(error), {});
    throw error;
  }
};

/** A job that has missed this many turns is late. */
const MISSED_TURNS = 3;

export interface JobState {
  readonly job: string;
  /** Minutes from one turn to the next. */
  readonly everyMinutes: number;
  /** When the last successful run ended, among the recorded ones. */
  readonly doneAt: number | null;
  readonly last: JobRun | null;
  readonly isLate: boolean;
}

/** Every job with its last run. A job is late if three turns have passed without a successful run. */
export const jobStates = async (
  { directory, meter }: { readonly directory: Database; readonly meter: Meter },
  schedule: Readonly<Record<string, readonly JobName[]>>,
  now: number,
): Promise<JobState[]> => {
  const statement = sql(
    `SELECT ${runTable.columnsOf("r")}, kept.done_at, kept.first_at FROM (
       SELECT max(seq) AS last, max(iif(failure IS NULL, ended_at, NULL)) AS done_at, min(started_at) AS first_at
       FROM job_runs GROUP BY job
     ) AS kept CROSS JOIN job_runs AS r ON r.seq = kept.last`,
  );
  const [rows = []] = await run(directory, [statement], meter);
  const known = new Map(rows.map((row) => [row.job as string, row]));
  // A job that has never run is late once the others have been running for long enough.
  const since = Math.min(now, ...rows.map((row) => row.first_at as number));
  return Object.entries(schedule).flatMap(([cron, jobs]) =>
    jobs.map((job) => {
      const row = known.get(job);
      const doneAt = (row?.done_at as number | null | undefined) ?? null;
      const everyMinutes = Number(/^[\d*-]*\/(\d+) /.exec(cron)?.[1] ?? 1);
      const isLate = now - (doneAt ?? since) > MISSED_TURNS * everyMinutes * MINUTE_MS;
      return { job, everyMinutes, doneAt, last: row ? runTable.decode(row) : null, isLate };
    }),
  );
};

/** The recorded runs of a job, newest first. */
export const runsOf = async (
  { directory, meter }: { readonly directory: Database; readonly meter: Meter },
  job: JobName,
): Promise<JobRun[]> => {
  const statement = sql(`SELECT ${runTable.columns} FROM job_runs WHERE job = ? ORDER BY seq DESC`, job);
  const [rows = []] = await run(directory, [statement], meter);
  return rows.map(runTable.decode);
};
