import { AS_SENT, type CallScope } from "../contract/call.ts";
import { writeCallPoint } from "../contract/call-point.ts";
import { invoke } from "../contract/invoke.ts";
import { Refusal } from "../errors/refusal.ts";
import { isProved, type OperatorAnswer, type OperatorCall } from "../ports/panel.ts";
import { type DashboardScope, dashboardScope, onceOf, pointOf, refusedBy, sentOf } from "./call-parts.ts";
import { OPERATED } from "./open.ts";

const answer = async (scope: CallScope, asked: OperatorCall): Promise<OperatorAnswer> => {
  const { operator, operationId } = asked;
  const refused = (error: unknown): OperatorAnswer => refusedBy(error, scope);
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

/** The entry point of the operator's console: an operation of the platform side, called by a person of its staff. */
export const callAsOperator = async (
  dashboard: DashboardScope,
  asked: OperatorCall,
): Promise<OperatorAnswer> => {
  const scope = dashboardScope(dashboard, asked, { operation: asked.operationId });
  const answered = await answer(scope, asked);
  writeCallPoint(scope, { entry: "operator", ...pointOf(answered) });
  return answered;
};
