import type { LimitState } from "../ports/account-gate.ts";
import type { Answered } from "./answer.ts";
import type { Call, Caller, Operator } from "./call.ts";
import type { Operation } from "./endpoint.ts";
import type { Route } from "./route.ts";

interface Failed {
  /** A Refusal, or a failure of the platform or our own. */
  readonly error: unknown;
}

export type Outcome = (Answered | Failed) & { readonly limits: LimitState | null };

/**
 * Runs an operation: admission, validation, and its verb. Every entry point uses it: each makes a call of its input,
 * and shows the outcome in its own form.
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
