import { identify } from "./admission.ts";
import { respond } from "./answer.ts";
import { BODY_BYTES } from "./body.ts";
import { AS_SENT, type Call, type SentInput, WITHOUT_BODY } from "./call.ts";
import { type AppContext, scopeOf } from "./context.ts";
import type { Endpoint } from "./endpoint.ts";
import { readBody, readPath, readQuery } from "./http-input.ts";
import { claimRequest, readIdempotencyKey } from "./idempotency/header.ts";
import { invoke } from "./invoke.ts";

type Received = Pick<Call, "sent" | "claim">;

/** A request's input, and the claim of its Idempotency-Key. An unreadable body claims nothing. */
const receive = async (c: AppContext, endpoint: Endpoint, keyId: string): Promise<Received> => {
  const names: Pick<SentInput, "params" | "query"> = {
    params: readPath(c, endpoint.route.path),
    query: readQuery(c),
  };
  if (endpoint.kind === "read") return { sent: { ...names, body: WITHOUT_BODY, faults: [] }, claim: null };
  const body = await readBody(c, endpoint.bodyBytes ?? BODY_BYTES);
  const { key, faults } = readIdempotencyKey(c, endpoint);
  const claims = key !== null && body.kind === "bytes";
  const claim = claims ? await claimRequest(c, key, body.bytes, { endpoint, keyId }) : null;
  return { sent: { ...names, body, faults }, claim };
};

/** The HTTP door: answers a request with the outcome of its operation. */
export const serveEndpoint = async (c: AppContext, endpoint: Endpoint): Promise<Response> => {
  const scope = scopeOf(c);
  const caller = await identify(scope, c.req.header("Authorization"));
  const received = await receive(c, endpoint, caller.keyId);
  const outcome = await invoke(endpoint, {
    ...scope,
    ...received,
    caller,
    path: c.req.path,
    mode: AS_SENT,
  });
  c.set("limits", outcome.limits);
  if ("error" in outcome) throw outcome.error;
  return respond(c, outcome.answer);
};
