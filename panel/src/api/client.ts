import type { Fault } from "../../../src/errors/faults.ts";
import type { Problem } from "../../../src/errors/problem.ts";
import { systemWait } from "../../../src/lib/wait.ts";
import {
  type DashboardCall,
  isProved,
  type OperatorAnswer,
  type PanelAnswer,
} from "../../../src/ports/panel.ts";
import type { MemberRole } from "../../../src/vocabulary/member-roles.ts";
import type { OperatorRole } from "../../../src/vocabulary/operator-roles.ts";
import { addressOf, type PanelContext } from "../context.ts";
import type { AnswerTo, Operation } from "./operations.ts";
import { wordProblem } from "./word-problem.ts";

export type Answer = PanelAnswer | OperatorAnswer;

/** Together longer than a write may hold its idempotency claim (rules 7.2). */
const RETRY_PAUSES_MS = [100, 200, 400, 800, 1_500, 3_000, 5_000];
/** Refused only for now: the same form is still being processed, or the person exceeds their rate. */
const RETRYABLE: ReadonlySet<string> = new Set(["idempotency_in_progress", "rate_limited"]);

/** Repeats what was refused only for now (rules 34.40). */
export const retryUntilTaken = async <A extends Answer>(
  asking: () => Promise<readonly A[]>,
): Promise<readonly A[]> => {
  for (const pause of RETRY_PAUSES_MS) {
    const answers = await asking();
    if (!answers.some((answer) => answer.kind === "refused" && RETRYABLE.has(answer.problem.code)))
      return answers;
    await systemWait(pause);
  }
  return asking();
};

export type CallInput = Pick<DashboardCall, "params" | "query" | "body" | "once">;
export type ReadInput = Pick<CallInput, "params" | "query">;

type Unusable =
  | { readonly kind: "refused"; readonly problem: Problem; readonly faults?: readonly Fault[] }
  | { readonly kind: "closed"; readonly roles: readonly (MemberRole | OperatorRole)[] }
  | { readonly kind: "prove_again" };

/** An answer that the page cannot use: an error page shows why. */
export class Unanswered extends Error {
  readonly answer: Unusable;

  constructor(answer: Unusable) {
    super(answer.kind);
    this.answer = answer;
  }
}

/** Whether the requested object does not exist. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Unanswered && error.answer.kind === "refused" && error.answer.problem.code === "not_found";

/** The body of a successful answer. @throws Unanswered */
export const doneOf = <O extends Operation>(answer: Answer): AnswerTo<O> => {
  if (answer.kind !== "done") throw new Unanswered(answer);
  return JSON.parse(answer.body) as AnswerTo<O>;
};

/** What every call says about its caller. */
export const callOf = (c: PanelContext) => ({
  requestId: c.get("requestId"),
  language: c.get("language"),
  address: addressOf(c),
});

export type Written<O extends Operation> =
  | { readonly done: AnswerTo<O>; readonly isNew: boolean }
  | { readonly problem: Problem };

const CREATED = 201;
/** Refusals that are shown above the form, to be corrected; any other gets an error page. */
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

const writtenOf = <O extends Operation>(c: PanelContext, answer: Answer): Written<O> => {
  if (answer.kind === "refused" && FORM_PROBLEMS.has(answer.problem.code))
    return { problem: wordProblem(answer.problem, answer.faults, c.get("language")) };
  return { done: doneOf<O>(answer), isNew: answer.kind === "done" && answer.status === CREATED };
};

/** On whose behalf pages call: a member of an account, or an operator. */
interface Caller<Role> {
  read(c: PanelContext, operationId: Operation, asked: ReadInput): Promise<Answer>;
  write(c: PanelContext, operationId: Operation, asked: CallInput): Promise<Answer>;
  rolesOf(c: PanelContext): readonly Role[];
  /** When the caller last proved who they are. */
  provedBy(c: PanelContext): { readonly provedAt: number };
}

/** The API as the pages of one kind of reader call it. */
export const clientOf = <Role extends MemberRole | OperatorRole>(caller: Caller<Role>) => {
  /** Restricts a page to these roles, where its reads allow more or there are none. @throws Unanswered */
  const requireRole = (c: PanelContext, roles: readonly Role[]): void => {
    if (!caller.rolesOf(c).some((role) => roles.includes(role)))
      throw new Unanswered({ kind: "closed", roles });
  };
  return {
    requireRole,
    /** Asks for a proof before a form is filled in, so that nothing typed is lost. @throws Unanswered */
    requireProof: (c: PanelContext, roles: readonly Role[]): void => {
      requireRole(c, roles);
      if (!isProved(caller.provedBy(c), c.get("clock").now())) throw new Unanswered({ kind: "prove_again" });
    },
    /** Reads one thing. @throws Unanswered */
    ask: async <O extends Operation>(
      c: PanelContext,
      operationId: O,
      asked: ReadInput = {},
    ): Promise<AnswerTo<O>> => doneOf<O>(await caller.read(c, operationId, asked)),
    /** Sends a form; a refusal that its page shows is returned as a problem. @throws Unanswered */
    send: async <O extends Operation>(
      c: PanelContext,
      operationId: O,
      asked: CallInput,
    ): Promise<Written<O>> => {
      const [answer] = await retryUntilTaken(async () => [await caller.write(c, operationId, asked)]);
      return writtenOf<O>(c, answer!);
    },
  };
};
