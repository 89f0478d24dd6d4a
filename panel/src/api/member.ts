import type { Problem } from "../../../src/errors/problem.ts";
import type { OperatorAnswer, PanelAnswer, PanelCall } from "../../../src/ports/panel.ts";
import type { MemberRole } from "../../../src/vocabulary/member-roles.ts";
import { addressOf, type PanelContext } from "../context.ts";
import type { AnswerTo, Operation } from "./member-operations.ts";
import { isProved } from "../proof.ts";
import { reach } from "./reach.ts";

type Asked = Pick<PanelCall, "params" | "query" | "body" | "once">;

/** An answer that is no page of its own: the frame shows why. */
export class Unanswered extends Error {
  readonly answer: Exclude<PanelAnswer | OperatorAnswer, { kind: "done" }>;

  constructor(answer: Exclude<PanelAnswer | OperatorAnswer, { kind: "done" }>) {
    super(answer.kind);
    this.answer = answer;
  }
}

const byOf = (c: PanelContext) => ({
  person: c.get("person"),
  accountId: c.get("membership").accountId,
  requestId: c.get("requestId"),
  language: c.get("language"),
  address: addressOf(c),
});

const call = (c: PanelContext, operationId: Operation, asked: Asked): Promise<PanelAnswer> =>
  c.env.API_DOOR.call({ operationId, ...byOf(c), ...asked });

/** What a page reads of an answer. @throws Unanswered */
export const doneOf = (answer: PanelAnswer | OperatorAnswer): unknown => {
  if (answer.kind !== "done") throw new Unanswered(answer);
  return JSON.parse(answer.body);
};

/** One of the operations that a page reads together. */
export interface Read<Answer> {
  readonly operationId: Operation;
  readonly asked: Pick<Asked, "params" | "query">;
  /** @throws Unanswered */
  answerOf(answer: PanelAnswer): Answer;
}

export const read = <O extends Operation>(
  operationId: O,
  asked: Read<unknown>["asked"] = {},
): Read<AnswerTo<O>> => ({ operationId, asked, answerOf: (answer) => doneOf(answer) as AnswerTo<O> });

/** Like `read`, but null where the role has no access. */
export const readIfOpen = <O extends Operation>(
  operationId: O,
  asked: Read<unknown>["asked"] = {},
): Read<AnswerTo<O> | null> => ({
  operationId,
  asked,
  answerOf: (answer) => {
    const isClosed =
      answer.kind === "closed" || (answer.kind === "refused" && answer.problem.code === "access_denied");
    return isClosed ? null : (doneOf(answer) as AnswerTo<O>);
  },
});

type AnswersTo<Reads extends readonly Read<unknown>[]> = {
  readonly [At in keyof Reads]: Reads[At] extends Read<infer Answer> ? Answer : never;
};

/** All that a page reads, in one call of the door (rules 34.30). @throws Unanswered */
export const readAll = async <const Reads extends readonly Read<unknown>[]>(
  c: PanelContext,
  ...reads: Reads
): Promise<AnswersTo<Reads>> => {
  const asked = reads.map(({ operationId, asked: one }) => ({ operationId, ...one }));
  const answers = await reach(c, (door) => door.read({ ...byOf(c), reads: asked }));
  return reads.map((one, at) => one.answerOf(answers[at]!)) as AnswersTo<Reads>;
};

/** Reads one thing. @throws Unanswered */
export const ask = async <O extends Operation>(
  c: PanelContext,
  operationId: O,
  asked: Read<unknown>["asked"] = {},
): Promise<AnswerTo<O>> => (await readAll(c, read(operationId, asked)))[0];

/** Closes a page whose reads are open to more roles. @throws Unanswered */
export const onlyFor = (c: PanelContext, roles: readonly MemberRole[]): void => {
  const { role } = c.get("membership");
  if (!roles.includes(role)) throw new Unanswered({ kind: "closed", role, roles });
};

/** Asks for a proof before a form is filled in; the door asks again. @throws Unanswered */
export const proofFirst = (c: PanelContext, roles: readonly MemberRole[]): void => {
  onlyFor(c, roles);
  const { role } = c.get("membership");
  if (!isProved(c, c.get("person"))) throw new Unanswered({ kind: "prove_again", role });
};

/** The page of an object that its list does not have. */
export const unknownHere = (c: PanelContext): Unanswered =>
  new Unanswered({
    kind: "refused",
    role: c.get("membership").role,
    problem: { type: "", title: "", status: 404, code: "not_found", requestId: c.get("requestId") },
  });

export type Written<O extends Operation> =
  | { readonly done: AnswerTo<O>; readonly isNew: boolean }
  | { readonly problem: Problem };

const CREATED = 201;
/** What a form can be sent again for: the others have a page of their own. */
const FORM_PROBLEMS: ReadonlySet<string> = new Set([
  "invalid_param",
  "invalid_body",
  "request_refused",
  "webhook_url_refused",
  "plan_limit_reached",
  "property_in_trash",
  "lead_in_trash",
  "access_denied",
  "concurrent_write",
  "invalid_property",
  "external_ref_exists",
  "consent_required",
  "feed_sync_active",
]);

/** The refusal that a form's page draws; null for any other answer. */
export const problemOf = (answer: PanelAnswer | OperatorAnswer): Problem | null =>
  answer.kind === "refused" && FORM_PROBLEMS.has(answer.problem.code) ? answer.problem : null;

/** Sends a form; a refusal that its page draws comes back as a problem. @throws Unanswered */
export const send = async <O extends Operation>(
  c: PanelContext,
  operationId: O,
  asked: Asked,
): Promise<Written<O>> => {
  const answer = await call(c, operationId, asked);
  const problem = problemOf(answer);
  if (problem) return { problem };
  const done = doneOf(answer) as AnswerTo<O>;
  return { done, isNew: answer.kind === "done" && answer.status === CREATED };
};
