import { env } from "cloudflare:workers";
import { parsePlace } from "../env.ts";
import { logOrigin } from "../lib/logger.ts";

export { AccountMover } from "../../durable-objects/account-mover/object.ts";
export { MatchBoard } from "../../durable-objects/match-board/object.ts";

// With a wrong environment the Worker does not start.
const { version } = parsePlace(env);
logOrigin("boards", version);

const NOT_FOUND = 404;

// The Worker has no address, but the platform accepts none without a handler.
export default { fetch: () => new Response(null, { status: NOT_FOUND }) } satisfies ExportedHandler;
