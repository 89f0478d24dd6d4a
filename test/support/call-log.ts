import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { CallLog } from "../../durable-objects/call-log/object.ts";
import { CallGatherer } from "../../src/contract/call-gatherer.ts";
import { newRequestId, requestIdOf } from "../../src/lib/request-id.ts";
import type { LoggedCall } from "../../src/ports/call-log.ts";
import { type Answer, answerOf, type Method, type Options, requestOf } from "./http.ts";
import { respondWith } from "./serve-with.ts";

export const callLogOf = (accountId: string): DurableObjectStub<CallLog> =>
  env.CALL_LOG.getByName(accountId) as unknown as DurableObjectStub<CallLog>;

type Members = Partial<LoggedCall> & { readonly at?: number; readonly accountId?: string };

/** A call as it is logged. */
export const aCall = (members: Members = {}): LoggedCall => {
  const { at = Date.now(), accountId = "acc-0123456789abcdef", ...own } = members;
  return {
    requestId: requestIdOf(newRequestId(at), accountId),
    keyId: "k_0123456789abcdef",
    operation: "listProperties",
    method: "GET",
    path: "/properties",
    status: 200,
    code: null,
    faults: [],
    ms: 12,
    objectId: null,
    dryRun: false,
    replayed: false,
    tool: null,
    network: "203.0.113.0/24",
    agent: "test",
    bytesIn: 0,
    bytesOut: 1_000,
    ...own,
  };
};

/** Logs the calls of this test, each at once. */
export const logCalls = (): void => {
  vi.mocked(CallGatherer.prototype.add).mockRestore();
  vi.spyOn(CallGatherer.prototype, "pause").mockResolvedValue(undefined);
};

/** Sends a request, and waits for the work that outlives its reply. */
export const sendLogged = async (
  method: Method,
  path: string,
  key: string | null,
  options: Options = {},
): Promise<Answer> =>
  answerOf(await respondWith(env, requestOf(method, path, key, options)), `${method} ${path}`);

export const loggedCalls = async (accountId: string): Promise<readonly LoggedCall[]> =>
  (await callLogOf(accountId).list({}, null, 100)).calls as readonly LoggedCall[];
