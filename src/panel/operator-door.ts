import { AS_SENT, type CallScope } from "../contract/call.ts";
import { invoke } from "../contract/invoke.ts";
import { problemAnswer } from "../contract/problem-answer.ts";
import { newMeter } from "../db/statement.ts";
import { Refusal } from "../errors/refusal.ts";
import type { OperatorAnswer, OperatorCall } from "../ports/panel.ts";
import { isProved, onceOf, sentOf } from "./asked.ts";
import type { DoorScope } from "./door.ts";
import { OPERATED } from "./open.ts";

const answer = async (scope: CallScope, asked: OperatorCall): Promise<OperatorAnswer> => {
  const { operator, operationId } = asked;
  const refused = (error: unknown): OperatorAnswer => {
    const { problem } = problemAnswer(error, scope, "panel");
    return { kind: "refused", problem: { ...problem, requestId: scope.requestId } };
  };
  try {
    const open = OPERATED.get(operationId);
    if (!open) return refused(new Refusal("route_not_found"));
    const { roles, stepUp } = open.use;
    if (!roles.some((role) => operator.roles.includes(role))) return { kind: "closed", roles };
    if (stepUp && !isProved(operator, scope.services.clock.now())) return { kind: "prove_again" };
    const caller = { actor: operator.id, ...(await onceOf(asked, operator.id)) };
    const called = { ...scope, caller, sent: sentOf(asked), mode: AS_SENT, claim: null };
    const outcome = await invoke(open.endpoint, called);
    if ("error" in outcome) return refused(outcome.error);
    return { kind: "done", status: outcome.answer.status, body: outcome.answer.body };
  } catch (error) {
    return refused(error);
  }
};

/** The door of the operator's console: an operation of the platform side, called by a person of its staff. */
export const callAsOperator = (
  { services, waitUntil }: DoorScope,
  asked: OperatorCall,
): Promise<OperatorAnswer> => {
  const meter = newMeter();
  const { requestId, language, address } = asked;
  return answer({ requestId, language, address, meter, services: services(meter), waitUntil }, asked);
};
