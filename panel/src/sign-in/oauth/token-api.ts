import { WorkerEntrypoint } from "cloudflare:workers";
import type { OpenedToken, TokenApiPort } from "../../../../src/ports/token-api.ts";
import { type PanelEnv, parseIssuer } from "../../settings.ts";
import { issuerMetadata } from "./metadata.ts";
import { resourceOf } from "./resource.ts";
import { type Envelope, serverOf } from "./server.ts";
import { OAuthStore } from "./store.ts";

/** The bindings that opening a token needs. */
export type TokensEnv = Pick<PanelEnv, "PANEL_DB" | "ENVIRONMENT" | "PANEL_URL" | "API_URL" | "VERSION">;

/** Opens a token's envelope; null for one that is unknown, has expired, or is for another resource. */
export const openToken = async (
  env: TokensEnv,
  resource: string,
  token: string,
): Promise<OpenedToken | null> => {
  const issuer = parseIssuer(env);
  if (resource !== resourceOf(issuer)) return null;
  const store = new OAuthStore(env.PANEL_DB, Date.now(), async () => null);
  const valid = await serverOf(issuer).validateToken<Envelope>(resource, token, { OAUTH_KV: store });
  return valid && { key: valid.props.key, scopes: valid.scope };
};

/** Only the API's Worker is bound to this; it has no public address. */
export class TokenApi extends WorkerEntrypoint<TokensEnv> implements TokenApiPort {
  validateToken(resource: string, token: string): Promise<OpenedToken | null> {
    return openToken(this.env, resource, token);
  }

  metadata(): Promise<Readonly<Record<string, unknown>>> {
    return issuerMetadata(this.env, parseIssuer(this.env));
  }
}
