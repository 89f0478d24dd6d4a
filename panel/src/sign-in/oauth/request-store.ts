import type { PanelContext } from "../../context.ts";
import { findDocumented } from "./documents.ts";
import { isOverused } from "./limits.ts";
import type { OAuthEnv } from "./server.ts";
import { OAuthStore } from "./store.ts";

/** Creates the store of one request. */
export const storeOf = (c: PanelContext, { mustBeFresh }: { readonly mustBeFresh: boolean }): OAuthStore => {
  const { PANEL_DB: database } = c.env;
  const now = c.get("clock").now();
  const { url, apiUrl } = c.get("settings");
  const ownHosts = [url, apiUrl].map((one) => new URL(one).host);
  return new OAuthStore(database, now, (clientId) =>
    findDocumented(clientId, {
      database,
      now,
      ownHosts,
      mustBeFresh,
      isTooMuch: () => isOverused(c, "DOCUMENT"),
    }),
  );
};

export const oauthEnv = (c: PanelContext, store: OAuthStore): OAuthEnv => ({
  OAUTH_KV: store,
  DASHBOARD_API: c.env.DASHBOARD_API,
});
