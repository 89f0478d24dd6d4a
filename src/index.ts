import { env, tracing } from "cloudflare:workers";
import { parseSettings } from "./env.ts";
import { traceBy } from "./lib/tracing.ts";
import { handlers } from "./relay.ts";

export { AccountGate } from "../durable-objects/account-gate/object.ts";
export { CallLog } from "../durable-objects/call-log/object.ts";
export { EventLog } from "../durable-objects/event-log/object.ts";
export { EdgeApi } from "./edge/edge-api.ts";
export { DashboardApi } from "./panel/entrypoint.ts";

// A wrong environment refuses to start, before the first request.
parseSettings(env);
traceBy(tracing);

export default handlers;
