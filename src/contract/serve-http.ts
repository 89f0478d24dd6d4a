import type { Fault } from "../errors/faults.ts";
import { Refusal } from "../errors/refusal.ts";
import { identify } from "./admission.ts";
import { type Arriving, arrivingBody, BODY_BYTES, bytesFor, peekAt } from "./body.ts";
import {
  AS_SENT,
  bytesOf,
  type Call,
  type Caller,
  type KeyCaller,
  type Operator,
  type SentBody,
  type SentInput,
  WITHOUT_BODY,
} from "./call.ts";
import { type AppContext, agentOf, nameAccount, respond, scopeOf } from "./context.ts";
import type { Endpoint, Operation, WriteEndpoint } from "./endpoint.ts";
import { claimRequest, readIdempotencyKey, readIfMatch, readPath, readQuery } from "./http-input.ts";
import { answerTo, invoke } from "./invoke.ts";
import { logCall } from "./log-call.ts";
import type { Route } from "./route.ts";

/** The customer to whom the memory of all bodies of the platform side is charged. */
const OPERATOR = "operator";

const receiveNames = (c: AppContext, { path }: Route, faults: readonly Fault[]) => ({
  params: readPath(c, path),
  query: readQuery(c),
  faults,
});

const requestBodyOf = (c: AppContext, limit: number, as: "json" | "file"): Arriving =>
  arrivingBody(c.req.raw, { clock: scopeOf(c).services.clock, limit, as });

const readNow = async (arriving: Arriving): Promise<SentBody> => {
  try {
    return { ...arriving, kind: "bytes", bytes: await bytesFor(arriving, OPERATOR) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: "unreadable", refusal: error };
  }
};

/**
 * The input of a request whose sender is known to be the operator, with the faults of its headers.
 * @param use the body is released when it ends
 */
export const receiving = async <T>(
  c: AppContext,
  route: Route,
  faults: readonly Fault[],
  use: (sent: SentInput) => Promise<T>,
): Promise<T> => {
  const names = receiveNames(c, route, faults);
  if (route.method === "get") return use({ ...names, body: WITHOUT_BODY });
  const arriving = requestBodyOf(c, BODY_BYTES, "json");
  try {
    return await use({ ...names, body: await readNow(arriving) });
  } finally {
    arriving.body.release();
  }
};

/** Answers a request with the outcome of its operation. */
export const answerCall = async <C extends Caller | Operator>(
  c: AppContext,
  operation: Operation<Route, C>,
  own: Pick<Call<C>, "caller" | "sent" | "claim">,
): Promise<Response> => {
  const outcome = await invoke(operation, { ...scopeOf(c), ...own, mode: AS_SENT });
  c.set("limits", outcome.limits);
  const { answer, problem } = answerTo(outcome, scopeOf(c), c.req.method);
  scopeOf(c).facts.code = problem?.code;
  return respond(c, answer);
};

type Received = Pick<Call, "sent" | "claim" | "makeClaim">;

/**
 * A body is read once its call is admitted, but a claim needs the body. If it is small and has already arrived, the
 * claim is asked for with the admission, in one hop; otherwise in a second one.
 */
const receiveClaimed = async (
  c: AppContext,
  endpoint: WriteEndpoint,
  body: Arriving,
  keyId: string,
): Promise<Received> => {
  const { key, faults } = readIdempotencyKey(c, endpoint);
  const { ifMatch, faults: unmatched } = readIfMatch(c, endpoint);
  const sent = { ...receiveNames(c, endpoint.route, [...faults, ...unmatched]), ifMatch, body };
  if (key === null) return { sent, claim: null };
  const makeClaim = (bytes: Uint8Array) => claimRequest(c, key, bytes, { endpoint, keyId });
  await peekAt(body);
  return body.body.isWhole
    ? { sent, claim: await makeClaim(body.body.bytes) }
    : { sent, claim: null, makeClaim };
};

/** The HTTP entry point of the API. @param assertMayEnter judges a caller by the key alone, before any I/O */
export const serveEndpoint = async (
  c: AppContext,
  endpoint: Endpoint,
  assertMayEnter?: (caller: KeyCaller) => void,
): Promise<Response> => {
  const caller = await identify(scopeOf(c), c.req.header("Authorization"));
  assertMayEnter?.(caller);
  nameAccount(c, caller);
  const answer = async (received: Received): Promise<Response> => {
    const call = { ...scopeOf(c), caller, ...received, mode: AS_SENT };
    const outcome = await invoke(endpoint, call);
    c.set("limits", outcome.limits);
    const answered = answerTo(outcome, call, c.req.method);
    const bytes = bytesOf(answered.answer);
    logCall({ call, endpoint, ...answered, tool: null, agent: agentOf(c), bytesOut: bytes.byteLength });
    return respond(c, answered.answer, bytes);
  };
  if (endpoint.kind === "read") {
    const names = receiveNames(c, endpoint.route, []);
    return answer({ sent: { ...names, body: WITHOUT_BODY }, claim: null });
  }
  const body = requestBodyOf(c, endpoint.bodyBytes ?? BODY_BYTES, endpoint.streams ? "file" : "json");
  try {
    return await answer(await receiveClaimed(c, endpoint, body, caller.keyId));
  } finally {
    body.body.release();
  }
};
