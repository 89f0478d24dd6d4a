import type { PanelAnswer } from "../../../src/ports/panel.ts";
import type { MemberRole } from "../../../src/vocabulary/member-roles.ts";
import type { PanelContext } from "../context.ts";
import {
  callOf,
  clientOf,
  doneOf,
  type ReadInput,
  retryUntilTaken,
  Unanswered,
  type Written,
} from "./client.ts";
import type { AnswerTo, Operation } from "./operations.ts";
import { withRetry } from "./with-retry.ts";

const viewingOperator = (c: PanelContext) => {
  const { id, roles } = c.get("operator");
  return { id, roles };
};

const callerOf = (c: PanelContext) => ({
  person: c.get("person"),
  accountId: c.get("membership").accountId,
  ...(c.get("looking") && { looker: viewingOperator(c) }),
  ...callOf(c),
});

/** One of the operations that a page reads together. */
export interface Read<Answer> {
  readonly operationId: Operation;
  readonly asked: ReadInput;
  /** @throws Unanswered */
  answerOf(answer: PanelAnswer): Answer;
}

export const read = <O extends Operation>(operationId: O, asked: ReadInput = {}): Read<AnswerTo<O>> => ({
  operationId,
  asked,
  answerOf: (answer) => doneOf<O>(answer),
});

/** Like `read`, but null where the role has no access. */
export const readIfOpen = <O extends Operation>(
  operationId: O,
  asked: ReadInput = {},
): Read<AnswerTo<O> | null> => ({
  operationId,
  asked,
  answerOf: (answer) => {
    const isClosed =
      answer.kind === "closed" || (answer.kind === "refused" && answer.problem.code === "access_denied");
    return isClosed ? null : doneOf<O>(answer);
  },
});

type Readings = readonly Pick<Read<unknown>, "operationId" | "asked">[];

const answersTo = (c: PanelContext, reads: Readings): Promise<readonly PanelAnswer[]> => {
  const asked = reads.map(({ operationId, asked: one }) => ({ operationId, ...one }));
  return retryUntilTaken(() => withRetry(c, (api) => api.read({ ...callerOf(c), reads: asked })));
};

type AnswersTo<Reads extends readonly Read<unknown>[]> = {
  readonly [At in keyof Reads]: Reads[At] extends Read<infer Answer> ? Answer : never;
};

/** All that a page reads, in one call of the API (rules 34.30). @throws Unanswered */
export const readAll = async <const Reads extends readonly Read<unknown>[]>(
  c: PanelContext,
  ...reads: Reads
): Promise<AnswersTo<Reads>> => {
  const answers = await answersTo(c, reads);
  return reads.map((one, at) => one.answerOf(answers[at]!)) as AnswersTo<Reads>;
};

/** The API for a member of the account in the path. */
export const { ask, send, requireRole, requireProof } = clientOf<MemberRole>({
  read: async (c, operationId, asked) => (await answersTo(c, [{ operationId, asked }]))[0]!,
  write: (c, operationId, asked) => c.env.DASHBOARD_API.call({ operationId, ...callerOf(c), ...asked }),
  rolesOf: (c) => [c.get("membership").role],
  provedBy: (c) => c.get("person"),
});

/** A view is sent to the other Worker with its whole buffer, so a view of less than half of it is copied first. */
const toSend = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  2 * bytes.byteLength < bytes.buffer.byteLength ? new Uint8Array(bytes) : bytes;

/** Sends a photo; any refusal is returned as a problem. @throws Unanswered */
export const sendPhoto = async (
  c: PanelContext,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Written<"uploadPhoto">> => {
  const asked = { operationId: "uploadPhoto", ...callerOf(c), file: toSend(bytes) };
  const [answer] = await retryUntilTaken(async () => [await c.env.DASHBOARD_API.call(asked)]);
  return answer!.kind === "refused" && answer!.role !== null
    ? { problem: answer!.problem }
    : { done: doneOf<"uploadPhoto">(answer!), isNew: false };
};

/** The error for an object that the list does not contain. */
export const unknownHere = (c: PanelContext): Unanswered =>
  new Unanswered({
    kind: "refused",
    problem: { type: "", title: "", status: 404, code: "not_found", requestId: c.get("requestId") },
  });
