import type { Problem } from "../../../src/errors/problem.ts";
import type { OperatorCall } from "../../../src/ports/panel.ts";
import type { OperatorRole } from "../../../src/vocabulary/operator-roles.ts";
import { addressOf, type PanelContext } from "../context.ts";
import { doneOf, problemOf, Unanswered } from "./member.ts";
import { isProved } from "../proof.ts";
import { reach } from "./reach.ts";
import type { AnswerTo, Operation } from "./operator-operations.ts";

type Asked = Pick<OperatorCall, "params" | "query" | "body" | "once">;

const callOf = (c: PanelContext, operationId: Operation, asked: Asked): OperatorCall => {
  const { id, roles, provedAt } = c.get("operator");
  return {
    operationId,
    operator: { id, roles, provedAt },
    requestId: c.get("requestId"),
    language: c.get("language"),
    address: addressOf(c),
    ...asked,
  };
};

/** Reads for a page. @throws Unanswered */
export const ask = async <O extends Operation>(
  c: PanelContext,
  operationId: O,
  asked: Pick<Asked, "params" | "query"> = {},
): Promise<AnswerTo<O>> => {
  const answer = await reach(c, (door) => door.callAsOperator(callOf(c, operationId, asked)));
  return doneOf(answer) as AnswerTo<O>;
};

/** Closes a page that reads nothing by itself. @throws Unanswered */
export const onlyOperators = (c: PanelContext, roles: readonly OperatorRole[]): void => {
  if (!roles.some((role) => c.get("operator").roles.includes(role)))
    throw new Unanswered({ kind: "closed", roles });
};

/** Asks for a proof before a form is filled in, so that nothing typed is lost; the door asks again. @throws Unanswered */
export const proofFirst = (c: PanelContext, roles: readonly OperatorRole[]): void => {
  onlyOperators(c, roles);
  if (!isProved(c, c.get("operator"))) throw new Unanswered({ kind: "prove_again" });
};

export type Written<O extends Operation> = { readonly done: AnswerTo<O> } | { readonly problem: Problem };

/** Sends a form; a refusal that its page draws comes back as a problem. @throws Unanswered */
export const send = async <O extends Operation>(
  c: PanelContext,
  operationId: O,
  asked: Asked,
): Promise<Written<O>> => {
  const answer = await c.env.API_DOOR.callAsOperator(callOf(c, operationId, asked));
  const problem = problemOf(answer);
  return problem ? { problem } : { done: doneOf(answer) as AnswerTo<O> };
};
