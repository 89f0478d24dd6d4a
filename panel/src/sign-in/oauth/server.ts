import {
  OAuthAuthorizationServer,
  OAuthError,
  type TokenExchangeCallbackOptions,
  type TokenExchangeCallbackResult,
} from "@cloudflare/workers-oauth-provider";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../../../src/lib/clock.ts";
import type { DashboardApiPort } from "../../../../src/ports/panel.ts";
import { CONNECTION_PERMISSIONS } from "../../../../src/vocabulary/connections.ts";
import type { PanelContext } from "../../context.ts";
import type { PanelSettings } from "../../settings.ts";
import { findDocumented } from "./documents.ts";
import { isOverused } from "./limits.ts";
import { resourceOf } from "./resource.ts";
import { OAuthStore } from "./store.ts";

const seconds = (ms: number): number => ms / SECOND_MS;

const ACCESS_SECONDS = seconds(HOUR_MS);
const IDLE_SECONDS = seconds(30 * DAY_MS);
const CLIENT_SECONDS = seconds(90 * DAY_MS);
/** The library gives no token that lives for less. */
const LEAST_SECONDS = 60;

/** What a token's envelope holds, sealed by a key that only the token opens. */
export interface Envelope {
  readonly accountId: string;
  readonly connectionId: string;
  /** The key of the connection, as the API takes it. */
  readonly key: string;
  /** The end of the connection. */
  readonly expiresAt: number;
}

/** What the library reads of its environment. */
export interface OAuthEnv {
  readonly OAUTH_KV: OAuthStore;
  readonly DASHBOARD_API: DashboardApiPort;
}

/** Tokens end with their connection, and none is made of one that has ended. */
const lifetimes = async ({
  env,
  grantType,
  props,
}: TokenExchangeCallbackOptions<OAuthEnv>): Promise<TokenExchangeCallbackResult> => {
  const { accountId, connectionId, expiresAt } = props as Envelope;
  const left = Math.floor(seconds(expiresAt - Date.now()));
  const { DASHBOARD_API: api } = env;
  const stands = (): Promise<boolean> =>
    grantType === "authorization_code"
      ? api.beginConnection({ accountId, connectionId, expiresAt })
      : api.connectionStands({ accountId, connectionId });
  if (left < LEAST_SECONDS || !(await stands()))
    throw new OAuthError("invalid_grant", { description: "The connection has ended" });
  const idle = Math.min(IDLE_SECONDS, left);
  return {
    accessTokenTTL: Math.min(ACCESS_SECONDS, left),
    refreshTokenTTL: idle,
    refreshTokenIdleTTL: idle,
  };
};

const made = new Map<string, OAuthAuthorizationServer<OAuthEnv>>();

export const serverOf = (settings: PanelSettings): OAuthAuthorizationServer<OAuthEnv> => {
  const resource = resourceOf(settings);
  const name = `${settings.url} ${resource}`;
  const known = made.get(name);
  if (known) return known;
  const server = new OAuthAuthorizationServer<OAuthEnv>({
    issuer: settings.url,
    resources: [resource],
    scopesSupported: [...CONNECTION_PERMISSIONS, "offline_access"],
    clientRegistrationEndpoint: "/oauth/register",
    accessTokenTTL: ACCESS_SECONDS,
    refreshTokenTTL: IDLE_SECONDS,
    refreshTokenIdleTTL: IDLE_SECONDS,
    clientRegistrationTTL: CLIENT_SECONDS,
    allowPrivateUseRedirectUris: true,
    // Clients with a document are found by our own guarded way out: documents.ts.
    clientIdMetadataDocumentEnabled: false,
    tokenExchangeCallback: lifetimes,
    // Its answer says what is wrong; nothing of it is logged.
    onError: () => undefined,
  });
  made.set(name, server);
  return server;
};

/** The store of one request. */
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
