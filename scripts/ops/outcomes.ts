import type { RunningService } from "../local/with-service.ts";
import { lettersOf, type Stage, statusOf } from "./stage.ts";

type Outcome = (service: RunningService, stage: Stage) => Promise<string[]>;

const expectStatus =
  (path: (stage: Stage) => string, expected: number): Outcome =>
  async (service, stage) => {
    const status = await statusOf(service, stage.account, path(stage));
    return status === expected ? [] : [`GET ${path(stage)} answers ${status}, not ${expected}`];
  };

const callsAgain = expectStatus(() => "/me", 200);

/** The outcome that a page promises, as seen from outside. */
export const OUTCOMES: Readonly<Record<string, Outcome>> = {
  "04-poison-message": async (service) => {
    const left = await lettersOf(service);
    return left.length === 0 ? [] : [`${left.length} letters still wait`];
  },
  "05-overloaded-object": callsAgain,
  "06-key-leaked": expectStatus(() => "/me", 401),
  "08-runaway-integrator": callsAgain,
  "16-wrong-data": callsAgain,
  "17-erasure": expectStatus(({ environment }) => `/leads/${environment.LEAD}`, 404),
};
