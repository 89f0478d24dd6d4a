import { isoTime } from "../../lib/clock.ts";
import { requestTime } from "../../lib/request-id.ts";
import type { LoggedCall, VIAS } from "../../ports/call-log.ts";

/** When a call arrived, read from its id. */
export const timeOfCall = ({ requestId }: Pick<LoggedCall, "requestId">): number =>
  requestTime(requestId) ?? 0;

/** A call as the account sees it. */
export const presentCall = (call: LoggedCall) => {
  const via: (typeof VIAS)[number] = call.tool === null ? "api" : "mcp";
  const { requestId, keyId, operation, method, path, status, code, ms, objectId, dryRun, replayed } = call;
  return {
    requestId,
    at: isoTime(timeOfCall(call)),
    keyId,
    operation,
    method,
    path,
    status,
    code,
    invalidParams: call.faults.map(({ in: place, name, code }) => ({ in: place, name, code })),
    durationMs: ms,
    objectId,
    dryRun,
    replayed,
    via,
    tool: call.tool,
    network: call.network,
    userAgent: call.agent,
    bytesIn: call.bytesIn,
    bytesOut: call.bytesOut,
  };
};
