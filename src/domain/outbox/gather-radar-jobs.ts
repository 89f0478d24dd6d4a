import type { Job } from "../../db/plan.ts";
import type { JobPayload } from "../../ports/messages.ts";

/** The most objects in one message: all that a queue delivers at once is still a moderate call to a board. */
const OBJECTS = 50;

/** A job with the requestId of the call that caused it. */
export type CausedJob = Job & { readonly causedBy?: string | null };

type RadarJob = CausedJob & { readonly payload: Job["payload"] & JobPayload<"radar"> };

const joinJobs = (jobs: readonly RadarJob[]): CausedJob => {
  const [first, ...others] = jobs;
  if (others.length === 0) return first!;
  const causes = new Set(jobs.flatMap(({ causedBy }) => causedBy ?? []));
  const payload = { ...first!.payload, more: others.map(({ payload: { id } }) => id) };
  return { ...first!, payload, causedBy: [...causes].join(" ") };
};

/**
 * Gathers Radar's jobs that differ only in their object into one message: a queue delivers messages one after the
 * other, and a feed's thousands of messages would delay a single client's message.
 */
export const gatherRadarJobs = (jobs: readonly CausedJob[]): CausedJob[] => {
  const alike = Map.groupBy(jobs as readonly RadarJob[], ({ payload: { id: _, ...rest } }) =>
    JSON.stringify(rest),
  );
  return [...alike.values()].flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / OBJECTS) }, (_, at) =>
      joinJobs(same.slice(at * OBJECTS, (at + 1) * OBJECTS)),
    ),
  );
};
