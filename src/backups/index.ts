import { env as bindings } from "cloudflare:workers";
import { parsePlace } from "../env.ts";
import { logOrigin } from "../lib/logger.ts";
import { backUp } from "./scheduled.ts";
import type { BackupsEnv } from "./stores.ts";

// With a wrong environment the Worker does not start.
const { version } = parsePlace(bindings);
logOrigin("backups", version);

const NOT_FOUND = 404;

// The Worker has no address, but the platform accepts none without a handler.
export default {
  fetch: () => new Response(null, { status: NOT_FOUND }),
  scheduled: backUp,
} satisfies ExportedHandler<BackupsEnv>;
