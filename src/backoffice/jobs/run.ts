import * as z from "zod";
import { run } from "../../db/statement.ts";
import { auditRow } from "../../domain/audit/audit-row.ts";
import { Refusal } from "../../errors/refusal.ts";
import { isJob, JOBS, runJob } from "../../jobs/registry.ts";
import { isoTime } from "../../lib/clock.ts";
import { timeText } from "../../vocabulary/field.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";

const MAX_JOB_CHARS = 60;

export const runJobNow = backofficeEndpoint({
  method: "post",
  path: "/jobs/{job}",
  operationId: "runJob",
  tag: "Jobs",
  summary: "Run one scheduled job now",
  description: `Jobs: ${Object.keys(JOBS).join(", ")}. \`now\` stands in for the clock, outside production only.`,
  params: { job: z.string().max(MAX_JOB_CHARS) },
  query: {},
  body: z.strictObject({ now: timeText.optional() }),
  bodyOptional: true,
  statuses: [200],
  errors: ["not_found"],
  developmentOnly: "now",
  handle: async (call, { params: { job }, body }) => {
    if (!isJob(job)) throw new Refusal("not_found");
    const now = body.now ?? call.clock.now();
    const entry = { action: "job.run", accountId: null, subject: job, fields: [] };
    await run(call.directory, [auditRow(call, entry)], call.meter);
    return ok({ data: { job, now: isoTime(now), summary: await runJob(job, call.services, now) } });
  },
});
