import { refusalOf } from "../errors/platform.ts";
import { describeProblem, headersOf, type Problem } from "../errors/problem.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { CallScope } from "./call.ts";

/** A failure as every door answers it. */
export interface ProblemAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problem: Problem;
}

/**
 * Every failure becomes a problem. The log of our own failures has none of the caller's data.
 * @param method of HTTP, for the log
 */
export const problemAnswer = (
  error: unknown,
  { requestId, language, services }: Pick<CallScope, "requestId" | "language" | "services">,
  method: string,
): ProblemAnswer => {
  const refusal = refusalOf(error);
  const problem = describeProblem(refusal, { language, requestId, docsUrl: services.settings.docsUrl });
  const { status, code } = problem;
  if (status >= 500) logger.error("call failed", { requestId, code, method, failure: failureOf(error) });
  return { status, headers: headersOf(refusal), problem };
};
