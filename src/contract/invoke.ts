import type { Admission, LimitState } from "../ports/account-gate.ts";
import { admittedBy, askGate } from "./admission.ts";
import type { Answered } from "./answer.ts";
import type { Call } from "./call.ts";
import type { Endpoint } from "./endpoint.ts";
import { runRead } from "./run-read.ts";
import { runWrite } from "./run-write.ts";

interface Failed {
  /** A Refusal, or a failure of the platform or of our own. */
  readonly error: unknown;
}

export type Outcome = (Answered | Failed) & {
  /** State of the account's limits; null where its gate has not answered. */
  readonly limits: LimitState | null;
};

const limitsOf = async (asked: Promise<Admission>): Promise<LimitState | null> => {
  try {
    return (await asked).limits;
  } catch {
    // Why the gate has not answered is the outcome's error.
    return null;
  }
};

/**
 * Runs an operation: admission, validation, and its verb. The one way in for every door: each makes a call of what it
 * received, and shows the outcome in its own form.
 */
export const invoke = async (endpoint: Endpoint, call: Call): Promise<Outcome> => {
  const asked = askGate(call, endpoint);
  const limits = limitsOf(asked);
  const admission = asked.then((answer) => admittedBy(answer, endpoint));
  try {
    const answered =
      endpoint.kind === "read"
        ? await runRead(endpoint, call, admission)
        : await runWrite(endpoint, call, await admission);
    return { ...answered, limits: await limits };
  } catch (error) {
    return { error, limits: await limits };
  }
};
