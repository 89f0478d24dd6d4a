import { env } from "cloudflare:workers";
import { logOrigin } from "../../src/lib/logger.ts";
import { app } from "./app.ts";
import { forgetEnded } from "./sign-in/identity/retention.ts";
import { endDue, forgetExpired, MOST_ENDINGS_HOURLY } from "./sign-in/oauth/endings.ts";
import { type PanelEnv, parsePanelSettings } from "./settings.ts";

export { TokenDoor } from "./sign-in/oauth/token-door.ts";

// A wrong environment refuses to start, before the first request.
parsePanelSettings(env as unknown as PanelEnv);
logOrigin("panel", (env as unknown as PanelEnv).VERSION?.id);

export default {
  fetch: app.fetch,
  scheduled: async ({ scheduledTime }, { PANEL_DB, API_DOOR }) => {
    await forgetEnded(PANEL_DB, scheduledTime);
    await forgetExpired(PANEL_DB, scheduledTime);
    await endDue(PANEL_DB, API_DOOR, MOST_ENDINGS_HOURLY);
  },
} satisfies ExportedHandler<PanelEnv>;
