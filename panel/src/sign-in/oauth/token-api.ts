import { WorkerEntrypoint } from "cloudflare:workers";
import type { OpenedToken, TokenApiPort } from "../../../../src/ports/token-api.ts";
import { type PanelEnv, parsePanelSettings } from "../../settings.ts";
import { issuerMetadata } from "./metadata.ts";
import { resourceOf } from "./resource.ts";
import { type Envelope, serverOf } from "./server.ts";
import { OAuthStore } from "./store.ts";

/** Opens a token's envelope; null for one that is unknown, has expired, or is for another resource. */
export const openToken = async (
  env: PanelEnv,
  resource: string,
  token: string,
): Promise<OpenedToken | null> => {
  const settings = parsePanelSettings(env);
  if (resource !== resourceOf(settings)) return null;
  const store = new OAuthStore(env.PANEL_DB, Date.now(), async () => null);
  const valid = await serverOf(settings).validateToken<Envelope>(resource, token, {
    OAUTH_KV: store,
    DASHBOARD_API: env.DASHBOARD_API,
  });
  return valid && { key: valid.props.key, scopes: valid.scope };
};

/** Bound to by the API's Worker alone; no address leads here. */
export class TokenApi extends WorkerEntrypoint<PanelEnv> implements TokenApiPort {
  validateToken(resource: string, token: string): Promise<OpenedToken | null> {
    return openToken(this.env, resource, token);
  }

  metadata(): Promise<Readonly<Record<string, unknown>>> {
    return issuerMetadata(this.env, parsePanelSettings(this.env));
  }
}
