import type { InvalidParam } from "../errors/faults.ts";
import type { Problem } from "../errors/problem.ts";
import { networkOf } from "../lib/ip.ts";
import { jsonPointer, pathOfPointer } from "../lib/json-pointer.ts";
import { requestTime } from "../lib/request-id.ts";
import type { LoggedCall, LoggedFault } from "../ports/call-log.ts";
import { acceptedNames } from "./accepted-names.ts";
import type { Answer, Call, KeyCaller } from "./call.ts";
import { callGatherer, callTally, PLATFORM_LOG } from "./call-gatherer.ts";
import type { Endpoint } from "./endpoint.ts";
import { bodyOf, paramsOf, queryOf } from "./route.ts";

const MAX_FAULTS = 20;
const MAX_AGENT_CHARS = 80;
/** Logged instead of a name that the contract does not have: the caller chose it, and it may be personal data. */
const UNKNOWN = "*";
/** The form of this service's ids: a code that an account chooses does not look like this by chance. */
const OWN_ID = /^[a-z]{1,6}[-_][0-9a-hjkmnp-tv-z]{16}$/;
const ANSWERED_ID = /^\{"data":\{"id":"([a-z]{1,6}[-_][0-9a-hjkmnp-tv-z]{16})"/;
const INDEX = /^\d{1,3}$/;

/** A finished call, and the answer to its caller. */
interface Finished {
  readonly call: Omit<Call, "claim"> & { readonly caller: KeyCaller };
  readonly endpoint: Endpoint;
  readonly answer: Answer;
  /** Null for a success. */
  readonly problem: Problem | null;
  /** The agent's tool. */
  readonly tool: string | null;
  /** The header User-Agent. */
  readonly agent: string | null;
  readonly bytesOut: number;
}

/** The path to a body's member, as far as the contract knows it. */
const knownPointer = (endpoint: Endpoint, pointer: string): string => {
  const parts = endpoint.kind === "write" ? endpoint.parts : undefined;
  const schema = parts?.body ?? bodyOf(endpoint.route);
  const path = pathOfPointer(pointer);
  const end = path.findIndex((token, at) => {
    const names = schema ? acceptedNames(schema, path.slice(0, at)) : [];
    return names.length > 0 ? !names.includes(token) : !INDEX.test(token);
  });
  return end < 0 ? pointer : jsonPointer([...path.slice(0, end), UNKNOWN]);
};

const loggedFault = (endpoint: Endpoint, { in: place, name, pointer, code }: InvalidParam): LoggedFault => {
  const { route } = endpoint;
  const known = {
    body: () => knownPointer(endpoint, pointer ?? ""),
    query: () => (Object.hasOwn(queryOf(route).shape, name) ? name : UNKNOWN),
    path: () => (Object.hasOwn(paramsOf(route).shape, name) ? name : UNKNOWN),
    header: () => name,
  };
  return { in: place, name: known[place](), code };
};

const objectIdOf = ({ call: { sent }, answer }: Finished): string | null => {
  const namedId = Object.values(sent.params.values).find((one) => OWN_ID.test(String(one)));
  return namedId === undefined ? (ANSWERED_ID.exec(answer.body)?.[1] ?? null) : String(namedId);
};

const encoder = new TextEncoder();

const bytesIn = ({ call: { sent } }: Finished): number => {
  if (sent.body.kind === "bytes") return sent.body.bytes.byteLength;
  if (sent.body.kind === "arriving") return sent.body.body.bytes.byteLength;
  return sent.body.kind === "object" ? encoder.encode(JSON.stringify(sent.body.value)).byteLength : 0;
};

const loggedCall = (finished: Finished): LoggedCall => {
  const { call, endpoint, answer, problem, tool, agent, bytesOut } = finished;
  const { requestId, caller, address, sent, mode, services } = call;
  const { operationId, method, path } = endpoint.route;
  const code = problem?.code ?? null;
  const now = services.clock.now();
  return {
    requestId,
    keyId: caller.keyId,
    operation: operationId,
    method: method.toUpperCase(),
    path,
    status: answer.status,
    code,
    faults: (problem?.invalidParams ?? []).slice(0, MAX_FAULTS).map((one) => loggedFault(endpoint, one)),
    ms: Math.max(0, now - (requestTime(requestId) ?? now)),
    objectId: objectIdOf(finished),
    dryRun: mode.step === "preview" || String(sent.query.values.dryRun) === "true",
    replayed: "Idempotent-Replayed" in answer.headers,
    tool,
    network: address && (code === "IP_NOT_ALLOWED" ? address : networkOf(address)),
    agent: agent?.slice(0, MAX_AGENT_CHARS).toWellFormed() ?? null,
    bytesIn: bytesIn(finished),
    bytesOut,
  };
};

/** Records a finished call of a key in the account's log, and counts it for the platform; no reply waits for either. */
export const logCall = (finished: Finished): void => {
  const { services, caller, waitUntil } = finished.call;
  const { accountId } = caller;
  const { clock, callLog } = services;
  const logged = loggedCall(finished);
  const { code, status, bytesIn, bytesOut } = logged;
  const { count = null } = finished.call.facts;
  Object.assign(finished.call.facts, { code, status, bytesIn, bytesOut });
  callGatherer.add(logged, { clock, accountId, count, log: () => callLog(accountId), waitUntil });
  callTally.add({ status, clock, log: () => callLog(PLATFORM_LOG), waitUntil });
};
