import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { WORK_DOCS } from "../../documentation/backoffice/work.ts";
import { waitingQueues } from "../../domain/assignments/waiting.ts";
import { type JobState, jobStates } from "../../jobs/job-runs.ts";
import { SCHEDULE } from "../../jobs/scheduled.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";

/** Late jobs count as waiting since their last successful run. */
const lateJobs = (jobs: readonly JobState[]) => {
  const late = jobs.filter(({ isLate }) => isLate);
  const times = late.flatMap(({ doneAt }) => doneAt ?? []);
  return {
    kind: "JOB",
    waiting: late.length,
    oldestAt: times.length === 0 ? null : Math.min(...times),
  } as const;
};

export const listQueues = backofficeEndpoint({
  method: "get",
  path: "/queues",
  operationId: "listQueues",
  tags: ["Work"],
  responses: { 200: doneWith<typeof WORK_DOCS.operations.listQueues.answer>() },
  errors: [],
  operator: { roles: OPERATOR_ROLES },
  handle: async (call) => {
    const [queues, jobs] = await Promise.all([
      waitingQueues(call),
      jobStates(call, SCHEDULE, call.clock.now()),
    ]);
    const data = [...queues, lateJobs(jobs)].map(({ oldestAt, ...queue }) => ({
      ...queue,
      oldestAt: isoOrNull(oldestAt),
    }));
    return ok({ data });
  },
});
