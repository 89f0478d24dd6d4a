import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import type { BackofficeDocs } from "../text.ts";

const JobRun = z
  .object({
    job: z.string(),
    now: z.iso.datetime(),
    summary: z.record(z.string(), z.int()),
  })
  .meta({ id: "JobRun" });

const KeptRun = z
  .object({
    startedAt: z.iso.datetime(),
    ms: z.int(),
    actor: z.string().nullable(),
    failure: z.string().nullable(),
    summary: z.record(z.string(), z.int()),
  })
  .meta({ id: "KeptJobRun" });

const JobState = z
  .object({
    job: z.string(),
    everyMinutes: z.int(),
    late: z.boolean(),
    doneAt: z.iso.datetime().nullable(),
    lastRun: orNull(KeptRun),
  })
  .meta({ id: "JobState" });

const SUMMARY = {
  summary: { en: "Counts of what it did.", example: { events: 0 } },
};

export const JOB_DOCS = {
  operations: {
    listJobs: {
      answer: z.object({ data: z.array(JobState) }),
      summary: "List the scheduled jobs",
      description: "Each with its last run. A job is late if its last three turns have not ended well.",
    },
    listJobRuns: {
      answer: z.object({ data: z.array(KeptRun) }),
      summary: "List the runs of a job",
      description: "The last 30, newest first.",
    },
    runJob: {
      answer: z.object({ data: JobRun }),
      summary: "Run a scheduled job now",
      description: "`now` replaces the clock, outside production only.",
      body: {},
    },
  },
  params: { job: "Name of the job." },
  schemas: {
    RunJobInput: {
      _: "How to run the job.",
      now: "The assumed time; outside production only.",
    },
    JobRun: {
      _: "What the job did.",
      job: { en: "The job.", example: "retention" },
      now: "The assumed time.",
      ...SUMMARY,
    },
    KeptJobRun: {
      _: "A run that was kept.",
      startedAt: "When it began.",
      ms: { en: "How long it took.", example: 84 },
      actor: "Who ran it; null if it was scheduled.",
      failure: "The kind of the error, if it failed.",
      ...SUMMARY,
    },
    JobState: {
      _: "A job and its state.",
      job: { en: "The job.", example: "retention" },
      everyMinutes: { en: "Minutes between two turns.", example: 10 },
      late: { en: "Whether it is late.", example: false },
      doneAt: "When it last ended well.",
      lastRun: "The last run.",
    },
  },
} satisfies BackofficeDocs;
