import { env } from "cloudflare:workers";
import { logOrigin } from "../../src/lib/logger.ts";
import { app } from "./app.ts";
import { type PanelEnv, parsePanelSettings } from "./settings.ts";
import { forgetEnded } from "./sign-in/identity/retention.ts";
import { endDue, forgetExpired, MAX_ENDINGS_HOURLY } from "./sign-in/oauth/endings.ts";

// On a developer's machine; deployed, a Worker below the API has it: tokens.ts.
export { TokenApi } from "./sign-in/oauth/token-api.ts";

// A wrong environment refuses to start, before the first request.
parsePanelSettings(env as unknown as PanelEnv);
logOrigin("panel", (env as unknown as PanelEnv).VERSION?.id);

export default {
  fetch: app.fetch,
  scheduled: async ({ scheduledTime }, { PANEL_DB, DASHBOARD_API }) => {
    await forgetEnded(PANEL_DB, scheduledTime);
    await forgetExpired(PANEL_DB, scheduledTime);
    await endDue(PANEL_DB, DASHBOARD_API, MAX_ENDINGS_HOURLY);
  },
} satisfies ExportedHandler<PanelEnv>;
