import type { Issuer, PanelEnv } from "../../settings.ts";
import { serverOf } from "./server.ts";
import { OAuthStore } from "./store.ts";

const PATH = "/.well-known/oauth-authorization-server";

/** The issuer's metadata (RFC 8414), to which this adds what the library does not know: client metadata documents. */
export const issuerMetadata = async (
  env: Pick<PanelEnv, "PANEL_DB">,
  issuer: Issuer,
): Promise<Readonly<Record<string, unknown>>> => {
  const store = new OAuthStore(env.PANEL_DB, 0, async () => null);
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
  const answer = await serverOf(issuer).fetch(
    new Request(issuer.url + PATH),
    { OAUTH_KV: store },
    context as never,
  );
  const metadata = (await answer.json()) as Readonly<Record<string, unknown>>;
  return { ...metadata, client_id_metadata_document_supported: true };
};
