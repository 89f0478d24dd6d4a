import { refusalOf } from "../errors/platform.ts";
import { describeProblem, headersOf, type Problem } from "../errors/problem.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { LimitState } from "../ports/account-gate.ts";
import type { Answer, Answered, Call, Caller, CallScope, Operator } from "./call.ts";
import type { Operation } from "./endpoint.ts";
import type { Route } from "./route.ts";

interface Failed {
  /** A Refusal, or a failure of the platform or our own. */
  readonly error: unknown;
}

export type Outcome = (Answered | Failed) & { readonly limits: LimitState | null };

/**
 * Runs an operation: admission, validation, and its domain function. Every entry point turns its input into a call and
 * shows the outcome in its own form.
 */
export const invoke = async <C extends Caller | Operator>(
  operation: Operation<Route, C>,
  call: Call<C>,
): Promise<Outcome> => {
  call.facts.operation = operation.route.operationId;
  const { answered, limits } = operation.run(operation, call);
  try {
    return { ...(await answered), limits: await limits };
  } catch (error) {
    return { error, limits: await limits };
  }
};

/** A failure as every entry point answers it. */
interface ProblemAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problem: Problem;
}

type ProblemScope = Pick<CallScope, "requestId" | "language" | "services" | "facts">;

/**
 * Every failure becomes a problem document. The log of our own failures holds no data of the caller.
 * @param method the HTTP method, for the log
 */
export const problemAnswer = (
  error: unknown,
  { requestId, language, services, facts }: ProblemScope,
  method: string,
): ProblemAnswer => {
  const refusal = refusalOf(error);
  const problem = describeProblem(refusal, { language, requestId, docsUrl: services.settings.docsUrl });
  const { status, code } = problem;
  if (status >= 500) {
    const { operation, account: accountId, shard } = facts;
    const where = { requestId, accountId, shard, operation };
    logger.error("call failed", { ...where, code, method, failure: failureOf(error) });
  }
  return { status, headers: headersOf(refusal), problem };
};

/** The answer to the caller, and its problem document if the call failed. */
export const answerTo = (
  outcome: Outcome,
  scope: ProblemScope,
  method: string,
): { readonly answer: Answer; readonly problem: Problem | null } => {
  if (!("error" in outcome)) return { answer: outcome.answer, problem: null };
  const { status, headers, problem } = problemAnswer(outcome.error, scope, method);
  return { answer: { status, headers, body: JSON.stringify(problem) }, problem };
};
