import { type AppContext, respond, scopeOf } from "../contract/context.ts";
import { problemAnswer } from "../contract/invoke.ts";

/** Answers a failure of a request as problem+json. */
export const respondProblem = (error: Error, c: AppContext): Response => {
  const { status, headers, problem } = problemAnswer(error, scopeOf(c), c.req.method);
  scopeOf(c).facts.code = problem.code;
  return respond(c, { status, headers, body: JSON.stringify(problem) });
};
