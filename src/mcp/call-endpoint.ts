import { BODY_BYTES } from "../contract/body.ts";
import {
  type AsSent,
  bytesOf,
  type CallScope,
  type ConfirmedMode,
  type KeyCaller,
  type PreviewBasis,
  type PreviewMode,
  type SentBody,
  WITHOUT_BODY,
} from "../contract/call.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { answerTo, invoke } from "../contract/invoke.ts";
import { logCall } from "../contract/log-call.ts";
import { tooLarge } from "../errors/refusal.ts";
import { newId } from "../lib/id.ts";
import type { ClaimRequest, LimitState } from "../ports/account-gate.ts";
import type { EndpointInput } from "./tools/arguments.ts";

/** How a tool makes a write; a confirmed one is claimed, so that it is made only once. */
export type WriteMode = PreviewMode | (ConfirmedMode & Pick<ClaimRequest, "key" | "fingerprint">);

export interface EndpointCall {
  readonly scope: CallScope;
  readonly caller: KeyCaller;
  readonly endpoint: Endpoint;
  readonly input: EndpointInput;
  readonly mode: AsSent | WriteMode;
  /** For the log: the tool's name, and the program that calls it. */
  readonly tool: string;
  readonly agent: string | null;
}

export type JsonObject = { readonly [member: string]: unknown };

/** An endpoint's answer to a tool. */
export interface Reply {
  readonly ok: boolean;
  readonly status: number;
  readonly body: JsonObject;
  /** In seconds, as in the header of a refusal. */
  readonly retryAfter: string | null;
  /** Whether the answer repeats an earlier call's, under the same confirmation. */
  readonly isReplayed: boolean;
  readonly basis: PreviewBasis | null;
  readonly limits: LimitState | null;
}

const encoder = new TextEncoder();

/** A message may be larger than the body of an API call may be. */
const bodyOf = ({ endpoint, input: { body } }: EndpointCall): SentBody => {
  if (body === null) return WITHOUT_BODY;
  const limit = (endpoint.kind === "write" && endpoint.bodyBytes) || BODY_BYTES;
  return encoder.encode(JSON.stringify(body)).byteLength > limit
    ? { kind: "unreadable", refusal: tooLarge(limit) }
    : { kind: "object", value: body };
};

/** No tool makes a write that nobody was shown. */
const assertShown = ({ endpoint, mode }: EndpointCall): void => {
  if (endpoint.kind === "write" && mode.step === "as_sent")
    throw new Error(`${endpoint.route.operationId} is called without its confirmation`);
};

/** A header cannot hold the key, so no caller of the API can send it. */
const claimOf = (mode: EndpointCall["mode"]): ClaimRequest | null =>
  mode.step === "confirmed"
    ? { key: mode.key, fingerprint: mode.fingerprint, claimId: newId("claim") }
    : null;

/** Calls an endpoint with the caller's own key, under all the rules of the API. */
export const callEndpoint = async (toolCall: EndpointCall): Promise<Reply> => {
  assertShown(toolCall);
  const { scope, caller, endpoint, input, mode, tool, agent } = toolCall;
  const call = {
    ...scope,
    caller,
    sent: {
      params: { values: input.params, faults: [] },
      query: { values: input.query, faults: [] },
      body: bodyOf(toolCall),
      faults: input.faults,
    },
    mode,
    claim: claimOf(mode),
  };
  const outcome = await invoke(endpoint, call);
  const { answer, problem } = answerTo(outcome, scope, endpoint.route.method.toUpperCase());
  logCall({ call, endpoint, answer, problem, tool, agent, bytesOut: bytesOf(answer).byteLength });
  const ok = problem === null;
  return {
    ok,
    status: answer.status,
    body: problem ?? (JSON.parse(answer.body) as JsonObject),
    retryAfter: ok ? null : (answer.headers["Retry-After"] ?? null),
    isReplayed: ok && "Idempotent-Replayed" in answer.headers,
    basis: "error" in outcome ? null : outcome.basis,
    limits: outcome.limits,
  };
};
