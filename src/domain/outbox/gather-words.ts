import type { Job } from "../../db/plan.ts";
import type { JobPayload } from "../../ports/messages.ts";

/** Objects of one message: as many messages as a queue delivers at once are still one moderate call of a board. */
const OBJECTS = 50;

type Word = Job & { readonly payload: Job["payload"] & JobPayload<"radar"> };

const inOne = ([first, ...others]: readonly Word[]): Job =>
  others.length === 0
    ? first!
    : { ...first!, payload: { ...first!.payload, more: others.map(({ payload }) => payload.id) } };

/**
 * Jobs for Radar, with equal ones for several objects in one message: a queue delivers messages one after the other,
 * and a feed's thousands would delay a single client's.
 */
export const gatherWords = (jobs: readonly Job[]): Job[] => {
  const alike = Map.groupBy(jobs as readonly Word[], ({ payload: { id: _, ...said } }) =>
    JSON.stringify(said),
  );
  return [...alike.values()].flatMap((words) =>
    Array.from({ length: Math.ceil(words.length / OBJECTS) }, (_, at) =>
      inOne(words.slice(at * OBJECTS, (at + 1) * OBJECTS)),
    ),
  );
};
