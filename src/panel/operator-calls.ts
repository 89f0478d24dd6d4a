import { AS_SENT, type CallScope } from "../contract/call.ts";
import { writeCallPoint } from "../contract/call-point.ts";
import { invoke } from "../contract/invoke.ts";
import { Refusal } from "../errors/refusal.ts";
import { isProved, type OperatorAnswer, type OperatorCall } from "../ports/panel.ts";
import { type DashboardScope, dashboardScope, onceOf, pointOf, refusedAnswer, sentOf } from "./call-parts.ts";
import { OPERATED } from "./open.ts";

const answer = async (scope: CallScope, operatorCall: OperatorCall): Promise<OperatorAnswer> => {
  const { operator, operationId } = operatorCall;
  const refusalAnswer = (error: unknown): OperatorAnswer => refusedAnswer(error, scope);
  try {
    const open = OPERATED.get(operationId);
    if (!open) return refusalAnswer(new Refusal("route_not_found"));
    const { roles, stepUp } = open.use;
    if (!roles.some((role) => operator.roles.includes(role))) return { kind: "closed", roles };
    if (stepUp && !isProved(operator, scope.services.clock.now())) return { kind: "prove_again" };
    const caller = { actor: operator.id, ...(await onceOf(operatorCall, operator.id)) };
    const called = { ...scope, caller, sent: sentOf(operatorCall), mode: AS_SENT, claim: null };
    const outcome = await invoke(open.endpoint, called);
    if ("error" in outcome) return refusalAnswer(outcome.error);
    return { kind: "done", status: outcome.answer.status, body: outcome.answer.body };
  } catch (error) {
    return refusalAnswer(error);
  }
};

/** The entry point of the operator's console: an operation of the platform side, called by a person of its staff. */
export const callAsOperator = async (
  dashboard: DashboardScope,
  operatorCall: OperatorCall,
): Promise<OperatorAnswer> => {
  const scope = dashboardScope(dashboard, operatorCall, { operation: operatorCall.operationId });
  const answered = await answer(scope, operatorCall);
  writeCallPoint(scope, { entry: "operator", ...pointOf(answered) });
  return answered;
};
