import type { Problem } from "../../../src/errors/problem.ts";
import type { OperatorAnswer, OperatorCall } from "../../../src/ports/panel.ts";
import type { OperatorRole } from "../../../src/vocabulary/operator-roles.ts";
import { addressOf, type PanelContext } from "../context.ts";
import { doneOf, problemOf, Unanswered } from "../door.ts";
import type { AnswerTo, Operation } from "./operations.ts";

type Asked = Pick<OperatorCall, "params" | "query" | "body" | "once">;

const call = (c: PanelContext, operationId: Operation, asked: Asked): Promise<OperatorAnswer> => {
  const { id, roles, provedAt } = c.get("operator");
  return c.env.API_DOOR.callAsOperator({
    ...{ operationId, operator: { id, roles, provedAt } },
    ...{ requestId: c.get("requestId"), language: c.get("language"), address: addressOf(c) },
    ...asked,
  });
};

/** Reads for a page. @throws Unanswered */
export const ask = async <O extends Operation>(
  c: PanelContext,
  operationId: O,
  asked: Asked = {},
): Promise<AnswerTo<O>> => doneOf(await call(c, operationId, asked)) as AnswerTo<O>;

/** Closes a page that reads nothing by itself. @throws Unanswered */
export const onlyOperators = (c: PanelContext, roles: readonly OperatorRole[]): void => {
  if (!roles.some((role) => c.get("operator").roles.includes(role)))
    throw new Unanswered({ kind: "closed", roles });
};

export type Written<O extends Operation> = { readonly done: AnswerTo<O> } | { readonly problem: Problem };

/** Sends a form; a refusal that its page draws comes back as a problem. @throws Unanswered */
export const send = async <O extends Operation>(
  c: PanelContext,
  operationId: O,
  asked: Asked,
): Promise<Written<O>> => {
  const answer = await call(c, operationId, asked);
  const problem = problemOf(answer);
  return problem ? { problem } : { done: doneOf(answer) as AnswerTo<O> };
};
