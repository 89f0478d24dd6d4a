import {
  OAuthAuthorizationServer,
  OAuthError,
  type TokenExchangeCallbackOptions,
  type TokenExchangeCallbackResult,
} from "@cloudflare/workers-oauth-provider";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../../../src/lib/clock.ts";
import type { DashboardApiPort } from "../../../../src/ports/panel.ts";
import { CONNECTION_PERMISSIONS } from "../../../../src/vocabulary/connections.ts";
import type { Issuer } from "../../settings.ts";
import { resourceOf } from "./resource.ts";
import type { OAuthStore } from "./store.ts";

const seconds = (ms: number): number => ms / SECOND_MS;

const ACCESS_SECONDS = seconds(HOUR_MS);
const IDLE_SECONDS = seconds(30 * DAY_MS);
/** The shortest lifetime of a token that the library issues. */
const MIN_SECONDS = 60;

/** What a token's envelope contains; only the token itself can decrypt it. */
export interface Envelope {
  readonly accountId: string;
  readonly connectionId: string;
  /** The connection's API key. */
  readonly key: string;
  /** When the connection ends, in milliseconds. */
  readonly expiresAt: number;
}

/** What the library reads of its environment. */
export interface OAuthEnv {
  readonly OAUTH_KV: OAuthStore;
  /** Needed only to issue tokens, not to open them. */
  readonly DASHBOARD_API?: DashboardApiPort;
}

/** Tokens expire no later than their connection, and none is issued once it has ended. */
const lifetimes = async ({
  env,
  grantType,
  props,
}: TokenExchangeCallbackOptions<OAuthEnv>): Promise<TokenExchangeCallbackResult> => {
  const { accountId, connectionId, expiresAt } = props as Envelope;
  const left = Math.floor(seconds(expiresAt - Date.now()));
  const api = env.DASHBOARD_API!;
  const isActive = (): Promise<boolean> =>
    grantType === "authorization_code"
      ? api.beginConnection({ accountId, connectionId, expiresAt })
      : api.connectionStands({ accountId, connectionId });
  if (left < MIN_SECONDS || !(await isActive()))
    throw new OAuthError("invalid_grant", { description: "The connection has ended" });
  const idle = Math.min(IDLE_SECONDS, left);
  return {
    accessTokenTTL: Math.min(ACCESS_SECONDS, left),
    refreshTokenTTL: idle,
    refreshTokenIdleTTL: idle,
  };
};

const servers = new Map<string, OAuthAuthorizationServer<OAuthEnv>>();

export const serverOf = (issuer: Issuer): OAuthAuthorizationServer<OAuthEnv> => {
  const resource = resourceOf(issuer);
  const name = `${issuer.url} ${resource}`;
  const known = servers.get(name);
  if (known) return known;
  const server = new OAuthAuthorizationServer<OAuthEnv>({
    issuer: issuer.url,
    resources: [resource],
    scopesSupported: [...CONNECTION_PERMISSIONS, "offline_access"],
    clientRegistrationEndpoint: "/oauth/register",
    accessTokenTTL: ACCESS_SECONDS,
    refreshTokenTTL: IDLE_SECONDS,
    refreshTokenIdleTTL: IDLE_SECONDS,
    clientRegistrationTTL: seconds(90 * DAY_MS),
    allowPrivateUseRedirectUris: true,
    // Clients with a document are found by our own guarded fetch: documents.ts.
    clientIdMetadataDocumentEnabled: false,
    tokenExchangeCallback: lifetimes,
    // The answer says what is wrong; the library must not log it.
    onError: () => undefined,
  });
  servers.set(name, server);
  return server;
};
