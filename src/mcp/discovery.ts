import type { AppContext } from "../contract/context.ts";
import { READING_PERMISSIONS } from "../vocabulary/connections.ts";
import { resourceOf } from "./connection.ts";

/** Where clients learn who issues tokens for the agent's tools (RFC 9728). */
export const METADATA_PATH = "/.well-known/oauth-protected-resource/mcp";

/** What a client asks for first; writing is asked for when a call needs it. */
const READING = READING_PERMISSIONS.join(" ");

const metadataUrl = (c: AppContext): string => c.get("services").settings.publicUrl + METADATA_PATH;

/** Names the metadata to who brought no key, or one that does not hold. */
export const challenge = (c: AppContext): string => {
  const error = c.req.header("Authorization") === undefined ? "" : ', error="invalid_token"';
  return `Bearer realm="mcp"${error}, scope="${READING}", resource_metadata="${metadataUrl(c)}"`;
};

/** Asks the person for more: what they have agreed to, and what the call needs besides (RFC 6750 §3.1). */
export const widerChallenge = (c: AppContext, agreed: readonly string[], needed: string): string => {
  const scope = [...new Set([...agreed, needed])].join(" ");
  return `Bearer realm="mcp", error="insufficient_scope", scope="${scope}", resource_metadata="${metadataUrl(c)}"`;
};

/** Read by pages of any origin: browsers' clients discover with it. */
export const serveMetadata = (c: AppContext): Response => {
  const { settings } = c.get("services");
  const metadata = {
    resource: resourceOf(settings),
    authorization_servers: [settings.panelUrl],
    scopes_supported: READING_PERMISSIONS,
    bearer_methods_supported: ["header"],
    resource_name: "Real-Estate Account",
    resource_documentation: settings.docsUrl,
  };
  return c.json(metadata, 200, {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=3600",
  });
};
