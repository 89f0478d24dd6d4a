import type { Fault } from "../errors/faults.ts";
import { identify } from "./admission.ts";
import { respond } from "./answer.ts";
import { BODY_BYTES } from "./body.ts";
import {
  AS_SENT,
  type Call,
  type Caller,
  type KeyCaller,
  type Operator,
  type SentInput,
  WITHOUT_BODY,
} from "./call.ts";
import { type AppContext, agentOf, nameAccount, scopeOf } from "./context.ts";
import type { Endpoint, Operation } from "./endpoint.ts";
import { readBody, readPath, readQuery } from "./http-input.ts";
import { claimRequest, readIdempotencyKey } from "./idempotency/header.ts";
import { invoke } from "./invoke.ts";
import { logCall } from "./log-call.ts";
import { toldOf } from "./problem-answer.ts";
import type { Route } from "./route.ts";

const receiveNames = (c: AppContext, { path }: Route, faults: readonly Fault[]) => ({
  params: readPath(c, path),
  query: readQuery(c),
  faults,
});

/** A request's input, with the faults of its headers. */
export const receive = async (
  c: AppContext,
  route: Route,
  faults: readonly Fault[],
  bodyBytes = BODY_BYTES,
): Promise<SentInput> => ({
  ...receiveNames(c, route, faults),
  body: route.method === "get" ? WITHOUT_BODY : await readBody(c, bodyBytes),
});

/** Answers a request with the outcome of its operation. */
export const answerCall = async <C extends Caller | Operator>(
  c: AppContext,
  operation: Operation<Route, C>,
  own: Pick<Call<C>, "caller" | "sent" | "claim">,
): Promise<Response> => {
  const outcome = await invoke(operation, { ...scopeOf(c), ...own, mode: AS_SENT });
  c.set("limits", outcome.limits);
  const { answer, problem } = toldOf(outcome, scopeOf(c), c.req.method);
  c.get("facts").code = problem?.code;
  return respond(c, answer);
};

/** An unreadable body claims nothing. */
const receiveClaimed = async (
  c: AppContext,
  endpoint: Endpoint,
  keyId: string,
): Promise<Pick<Call, "sent" | "claim">> => {
  if (endpoint.kind === "read") return { sent: await receive(c, endpoint.route, []), claim: null };
  const { key, faults } = readIdempotencyKey(c, endpoint);
  if (endpoint.streams) {
    const body = { kind: "stream", request: c.req.raw } as const;
    return { sent: { ...receiveNames(c, endpoint.route, faults), body }, claim: null };
  }
  const sent = await receive(c, endpoint.route, faults, endpoint.bodyBytes);
  const claims = key !== null && sent.body.kind === "bytes";
  const claim = claims ? await claimRequest(c, key, sent.body.bytes, { endpoint, keyId }) : null;
  return { sent, claim };
};

/**
 * The HTTP door of the API.
 * @param assertMayEnter judges a caller by the key alone, before any I/O
 */
export const serveEndpoint = async (
  c: AppContext,
  endpoint: Endpoint,
  assertMayEnter?: (caller: KeyCaller) => void,
): Promise<Response> => {
  const caller = await identify(scopeOf(c), c.req.header("Authorization"));
  assertMayEnter?.(caller);
  nameAccount(c, caller);
  const received = await receiveClaimed(c, endpoint, caller.keyId);
  const call = { ...scopeOf(c), caller, ...received, mode: AS_SENT };
  const outcome = await invoke(endpoint, call);
  c.set("limits", outcome.limits);
  const told = toldOf(outcome, call, c.req.method);
  logCall({ call, endpoint, ...told, tool: null, agent: agentOf(c) });
  return respond(c, told.answer);
};
