import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { JOB_DOCS } from "../../documentation/backoffice/jobs.ts";
import { jobStates } from "../../jobs/job-runs.ts";
import { SCHEDULE } from "../../jobs/scheduled.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { viewRun } from "./view.ts";

export const listJobs = backofficeEndpoint({
  method: "get",
  path: "/jobs",
  operationId: "listJobs",
  tags: ["Jobs"],
  responses: { 200: doneWith<typeof JOB_DOCS.operations.listJobs.answer>() },
  errors: [],
  operator: { roles: ["ADMIN"] },
  handle: async (call) => {
    const states = await jobStates(call, SCHEDULE, call.clock.now());
    const data = states.map(({ job, everyMinutes, doneAt, last, isLate }) => ({
      job,
      everyMinutes,
      late: isLate,
      doneAt: isoOrNull(doneAt),
      lastRun: last && viewRun(last),
    }));
    return ok({ data });
  },
});
