import { respond } from "../contract/answer.ts";
import type { AppContext } from "../contract/context.ts";
import { platformRefusal } from "../errors/platform.ts";
import { describeProblem, headersOf } from "../errors/problem.ts";
import { Refusal } from "../errors/refusal.ts";
import { failureOf, logger } from "../lib/logger.ts";

const refusalOf = (error: Error): Refusal =>
  error instanceof Refusal ? error : (platformRefusal(error) ?? new Refusal("internal"));

/** Every failure leaves as problem+json; what is our own fault is logged without a word of the caller's data. */
export const respondProblem = (error: Error, c: AppContext): Response => {
  const refusal = refusalOf(error);
  const language = c.get("language");
  const requestId = c.get("requestId");
  const services = c.get("services");
  const problem = describeProblem(refusal, { language, requestId, docsUrl: services.settings.docsUrl });
  if (problem.status >= 500) {
    logger.error("call failed", {
      requestId,
      code: problem.code,
      method: c.req.method,
      failure: failureOf(error),
    });
  }
  return respond(c, { status: problem.status, headers: headersOf(refusal), body: JSON.stringify(problem) });
};
