import { env, tracing } from "cloudflare:workers";
import { parseSettings } from "./env.ts";
import { traceBy } from "./lib/tracing.ts";
import { handlers } from "./placed.ts";

export { AccountGate } from "../durable-objects/account-gate/object.ts";
export { CallLog } from "../durable-objects/call-log/object.ts";
export { EventLog } from "../durable-objects/event-log/object.ts";
export { Nearby } from "./front/nearby.ts";
export { PanelDoor } from "./panel/entrypoint.ts";

// A wrong environment refuses to start, before the first request.
parseSettings(env);
traceBy(tracing);

export default handlers;
