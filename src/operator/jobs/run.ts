import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { run } from "../../db/statement.ts";
import type { JOB_DOCS } from "../../documentation/backoffice/jobs.ts";
import { auditRow } from "../../domain/audit/audit-row.ts";
import { Refusal } from "../../errors/refusal.ts";
import { runAndRecord } from "../../jobs/job-runs.ts";
import { isJob, JOBS } from "../../jobs/registry.ts";
import { isoTime } from "../../lib/clock.ts";
import { timeText } from "../../vocabulary/field.ts";

export const MAX_JOB_CHARS = 60;

export const runJobNow = backofficeEndpoint({
  method: "post",
  path: "/jobs/{job}",
  operationId: "runJob",
  tags: ["Jobs"],
  description: `Jobs: ${Object.keys(JOBS).join(", ")}. \`now\` stands in for the clock, outside production only.`,
  params: z.strictObject({ job: z.string().max(MAX_JOB_CHARS) }),
  body: z.strictObject({ now: timeText.optional() }),
  bodyOptional: true,
  responses: { 200: doneWith<typeof JOB_DOCS.operations.runJob.answer>() },
  errors: ["not_found"],
  operator: { roles: ["ADMIN"], stepUp: true },
  developmentOnly: "now",
  handle: async (call, { params: { job }, body }) => {
    if (!isJob(job)) throw new Refusal("not_found");
    const now = body.now ?? call.clock.now();
    const entry = { action: "job.run" as const, accountId: null, subject: job, fields: [] };
    await run(call.directory, [auditRow(call, entry)], call.meter);
    return ok({
      data: {
        job,
        now: isoTime(now),
        summary: await runAndRecord(call.services, { name: job, now, actor: call.actor }),
      },
    });
  },
});
