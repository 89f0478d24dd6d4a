import type { PreviewBasis } from "../contract/answer.ts";
import { BODY_BYTES, tooLarge } from "../contract/body.ts";
import {
  type AsSent,
  type CallScope,
  type ConfirmedMode,
  type KeyCaller,
  type PreviewMode,
  type SentBody,
  WITHOUT_BODY,
} from "../contract/call.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { invoke } from "../contract/invoke.ts";
import { problemAnswer } from "../contract/problem-answer.ts";
import { newId } from "../lib/id.ts";
import type { ClaimRequest, LimitState } from "../ports/account-gate.ts";
import type { JsonObject } from "./results/compact.ts";
import type { EndpointInput } from "./tools/arguments.ts";

/** What a tool asks of a write; what a person has confirmed is claimed, so that it is made once. */
export type WriteMode = PreviewMode | (ConfirmedMode & Pick<ClaimRequest, "key" | "fingerprint">);

export interface EndpointCall {
  readonly scope: CallScope;
  readonly caller: KeyCaller;
  readonly endpoint: Endpoint;
  readonly input: EndpointInput;
  readonly mode: AsSent | WriteMode;
}

/** What an endpoint has answered to a tool. */
export interface Reply {
  readonly ok: boolean;
  readonly status: number;
  readonly body: JsonObject;
  /** Seconds, as the header of a refusal has them. */
  readonly retryAfter: string | null;
  /** Whether the answer is that of an earlier call under the same confirmation. */
  readonly isReplayed: boolean;
  readonly basis: PreviewBasis | null;
  readonly limits: LimitState | null;
}

const encoder = new TextEncoder();

/** A message may be larger than what one call of the API may send. */
const bodyOf = ({ endpoint, input: { body } }: EndpointCall): SentBody => {
  if (body === null) return WITHOUT_BODY;
  const limit = (endpoint.kind === "write" && endpoint.bodyBytes) || BODY_BYTES;
  return encoder.encode(JSON.stringify(body)).byteLength > limit
    ? { kind: "unreadable", refusal: tooLarge(limit) }
    : { kind: "object", value: body };
};

/** A write that nobody was shown is no call of a tool. */
const assertShown = ({ endpoint, mode }: EndpointCall): void => {
  if (endpoint.kind === "write" && mode.step === "as_sent")
    throw new Error(`${endpoint.route.operationId} is called without its confirmation`);
};

/** No header can hold the key, so that no caller of the API can name it. */
const claimOf = (mode: EndpointCall["mode"]): ClaimRequest | null =>
  mode.step === "confirmed"
    ? { key: mode.key, fingerprint: mode.fingerprint, claimId: newId("claim") }
    : null;

/** Calls an endpoint with the caller's own key, by all the rules of the API. */
export const callEndpoint = async (call: EndpointCall): Promise<Reply> => {
  assertShown(call);
  const { scope, caller, endpoint, input, mode } = call;
  const outcome = await invoke(endpoint, {
    ...scope,
    caller,
    sent: {
      params: { values: input.params, faults: [] },
      query: { values: input.query, faults: [] },
      body: bodyOf(call),
      faults: input.faults,
    },
    mode,
    claim: claimOf(mode),
  });
  const { limits } = outcome;
  if ("error" in outcome) {
    const { status, headers, problem } = problemAnswer(
      outcome.error,
      scope,
      endpoint.route.method.toUpperCase(),
    );
    const retryAfter = headers["Retry-After"] ?? null;
    return { ok: false, status, body: problem, retryAfter, isReplayed: false, basis: null, limits };
  }
  const { answer, basis } = outcome;
  return {
    ok: true,
    status: answer.status,
    body: JSON.parse(answer.body) as JsonObject,
    retryAfter: null,
    isReplayed: "Idempotent-Replayed" in answer.headers,
    basis,
    limits,
  };
};
