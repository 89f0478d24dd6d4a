import { env } from "cloudflare:workers";
import { app } from "./app.ts";
import { forgetEnded } from "./identity/retention.ts";
import { type PanelEnv, parsePanelSettings } from "./settings.ts";

// A wrong environment refuses to start, before the first request.
parsePanelSettings(env as unknown as PanelEnv);

export default {
  fetch: app.fetch,
  scheduled: async ({ scheduledTime }, { PANEL_DB }) => {
    await forgetEnded(PANEL_DB, scheduledTime);
  },
} satisfies ExportedHandler<PanelEnv>;
