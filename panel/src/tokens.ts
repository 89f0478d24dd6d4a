import { env } from "cloudflare:workers";
import { logOrigin } from "../../src/lib/logger.ts";
import { parseIssuer } from "./settings.ts";
import type { TokensEnv } from "./sign-in/oauth/token-api.ts";

export { TokenApi } from "./sign-in/oauth/token-api.ts";

// A wrong environment refuses to start.
parseIssuer(env as unknown as TokensEnv);
logOrigin("tokens", (env as unknown as TokensEnv).VERSION?.id);

const NOT_FOUND = 404;

// The Worker has no address, but the platform requires a handler.
export default { fetch: () => new Response(null, { status: NOT_FOUND }) } satisfies ExportedHandler;
