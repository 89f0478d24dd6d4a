import { env } from "cloudflare:workers";
import { parseObjectSettings } from "../env.ts";
import { logOrigin } from "../lib/logger.ts";

export { AccountGate } from "../../durable-objects/account-gate/object.ts";
export { CallLog } from "../../durable-objects/call-log/object.ts";
export { EventLog } from "../../durable-objects/event-log/object.ts";

// A wrong environment refuses to start.
const { version } = parseObjectSettings(env);
logOrigin("objects", version);

const NOT_FOUND = 404;

// It has no address, but the platform takes no Worker without a handler.
export default { fetch: () => new Response(null, { status: NOT_FOUND }) } satisfies ExportedHandler;
