import { SECOND_MS } from "../../lib/clock.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { untilAborted } from "../../outbound/deadline.ts";

/** A board that was asleep reads its rows first. */
const ANSWER_MS = SECOND_MS;

/** A board's answer; null if it is late, because the call itself does not wait for it. */
export const answerOf = async <T>(asking: () => Promise<T>, ms = ANSWER_MS): Promise<T | null> => {
  try {
    return await untilAborted(asking(), AbortSignal.timeout(ms));
  } catch (error) {
    logger.warn("board did not answer", { failure: failureOf(error) });
    return null;
  }
};
