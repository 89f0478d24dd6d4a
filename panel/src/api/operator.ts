import type { OperatorCall } from "../../../src/ports/panel.ts";
import type { OperatorRole } from "../../../src/vocabulary/operator-roles.ts";
import type { PanelContext } from "../context.ts";
import { type CallInput, callOf, clientOf } from "./client.ts";
import type { Operation } from "./operations.ts";
import { withRetry } from "./with-retry.ts";

const byOperator = (c: PanelContext, operationId: Operation, asked: CallInput): OperatorCall => {
  const { id, roles, provedAt } = c.get("operator");
  return { operationId, operator: { id, roles, provedAt }, ...callOf(c), ...asked };
};

/** The API for operators at the console. */
export const { ask, send, requireRole, requireProof } = clientOf<OperatorRole>({
  read: (c, operationId, asked) =>
    withRetry(c, (api) => api.callAsOperator(byOperator(c, operationId, asked))),
  write: (c, operationId, asked) => c.env.DASHBOARD_API.callAsOperator(byOperator(c, operationId, asked)),
  rolesOf: (c) => c.get("operator").roles,
  provedBy: (c) => c.get("operator"),
});
