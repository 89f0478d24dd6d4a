import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { JOB_DOCS } from "../../documentation/backoffice/jobs.ts";
import { Refusal } from "../../errors/refusal.ts";
import { runsOf } from "../../jobs/job-runs.ts";
import { isJob } from "../../jobs/registry.ts";
import { MAX_JOB_CHARS } from "./run.ts";
import { viewRun } from "./view.ts";

export const listJobRuns = backofficeEndpoint({
  method: "get",
  path: "/jobs/{job}/runs",
  operationId: "listJobRuns",
  tags: ["Jobs"],
  params: z.strictObject({ job: z.string().max(MAX_JOB_CHARS) }),
  responses: { 200: doneWith<typeof JOB_DOCS.operations.listJobRuns.answer>() },
  errors: ["not_found"],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { params: { job } }) => {
    if (!isJob(job)) throw new Refusal("not_found");
    return ok({ data: (await runsOf(call, job)).map(viewRun) });
  },
});
