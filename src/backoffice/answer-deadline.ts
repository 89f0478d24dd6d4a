import { SECOND_MS } from "../lib/clock.ts";
import { systemWait } from "../lib/wait.ts";

/** A deadline for a part that may not answer. @throws Error after a second */
export const answerDeadline = async (): Promise<never> => {
  await systemWait(SECOND_MS);
  throw new Error("no answer within a second");
};
