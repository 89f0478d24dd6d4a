import { env } from "cloudflare:workers";
import { parseObjectSettings } from "../env.ts";
import { logOrigin } from "../lib/logger.ts";

export { AccountGate } from "../../durable-objects/account-gate/object.ts";
export { CallLog } from "../../durable-objects/call-log/object.ts";
export { EventLog } from "../../durable-objects/event-log/object.ts";

// With a wrong environment the Worker does not start.
const { version } = parseObjectSettings(env);
logOrigin("objects", version);

const NOT_FOUND = 404;

// The Worker has no address, but the platform accepts none without a handler.
export default { fetch: () => new Response(null, { status: NOT_FOUND }) } satisfies ExportedHandler;
