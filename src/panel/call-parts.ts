import { type CallFacts, type CallScope, type SentInput, WITHOUT_BODY } from "../contract/call.ts";
import { problemAnswer } from "../contract/invoke.ts";
import { type Meter, newMeter } from "../db/statement.ts";
import { Refusal } from "../errors/refusal.ts";
import { sha256Hex } from "../lib/digest.ts";
import type { DashboardCall, OperatorAnswer, PanelAnswer } from "../ports/panel.ts";
import type { Services } from "../services.ts";

export interface DashboardScope {
  services(meter: Meter): Services;
  waitUntil(work: Promise<unknown>): void;
}

export const dashboardScope = (
  { services, waitUntil }: DashboardScope,
  { requestId, language, address }: DashboardCall,
  facts: CallFacts,
): CallScope => {
  const meter = newMeter(requestId);
  return { requestId, language, address, meter, facts, services: services(meter), waitUntil };
};

/** What a page learns about a failed call. */
export const refusedAnswer = (error: unknown, scope: CallScope) => {
  const { problem } = problemAnswer(error, scope, "panel");
  const faults = error instanceof Refusal ? error.details.faults : undefined;
  return {
    kind: "refused" as const,
    problem: { ...problem, requestId: scope.requestId },
    ...(faults && { faults }),
  };
};

/** A page that asks for a proof first, or that a role may not see, is no failure. */
export const pointOf = (answered: PanelAnswer | OperatorAnswer) =>
  answered.kind === "refused"
    ? { status: answered.problem.status, code: answered.problem.code }
    : { status: answered.kind === "done" ? answered.status : 403 };

export const sentOf = ({
  params,
  query,
  body,
}: Pick<DashboardCall, "params" | "query" | "body">): SentInput => ({
  params: { values: params ?? {}, faults: [] },
  query: { values: query ?? {}, faults: [] },
  body: body === undefined ? WITHOUT_BODY : { kind: "object", value: body },
  faults: [],
});

/** The length of 16 random bytes in base64, which nobody guesses. A shorter `once` is ignored. */
const ONCE_CHARS = 22;

/** A form sent again with other content is another write. */
export const onceOf = async (
  { operationId, once, body }: DashboardCall,
  actor: string,
): Promise<{ once?: string }> =>
  once === undefined || once.length < ONCE_CHARS
    ? {}
    : { once: await sha256Hex(JSON.stringify([operationId, actor, once, body ?? null])) };
