import { Hono } from "hono";
import { type AppContext, type AppEnv, scopeOf } from "../contract/context.ts";
import { otherMethods } from "../contract/mount.ts";
import { Refusal } from "../errors/refusal.ts";
import {
  METADATA_HEADERS,
  metadataPaths,
  READING_PERMISSIONS,
  resourceMetadata,
} from "../vocabulary/connections.ts";
import { atIssuer, resourceOf } from "./connection.ts";

/** Where clients learn who issues tokens for the agent's tools (RFC 9728). */
export const METADATA_PATH = "/.well-known/oauth-protected-resource/mcp";

const RETRY_SECONDS = 5;

/** What a client asks for first; writing is asked for when a call needs it. */
const READING = READING_PERMISSIONS.join(" ");

const metadataUrl = (c: AppContext): string => scopeOf(c).services.settings.publicUrl + METADATA_PATH;

/** Names the metadata to a caller without a valid key. */
export const challenge = (c: AppContext): string => {
  const error = c.req.header("Authorization") === undefined ? "" : ', error="invalid_token"';
  return `Bearer realm="mcp"${error}, scope="${READING}", resource_metadata="${metadataUrl(c)}"`;
};

/** Asks the person for more: what they have consented to, and what the call needs besides (RFC 6750 §3.1). */
export const widerChallenge = (c: AppContext, agreed: readonly string[], needed: string): string => {
  const scope = [...new Set([...agreed, needed])].join(" ");
  return `Bearer realm="mcp", error="insufficient_scope", scope="${scope}", resource_metadata="${metadataUrl(c)}"`;
};

const serveMetadata = (c: AppContext): Response => {
  const { settings } = scopeOf(c).services;
  const metadata = resourceMetadata(resourceOf(settings), settings.panelUrl);
  return c.json({ ...metadata, resource_documentation: settings.docsUrl }, 200, METADATA_HEADERS);
};

/** Of the dashboard, which clients that do not follow the resource's metadata look for here. */
const serveIssuer = async (c: AppContext): Promise<Response> => {
  const unavailable = new Refusal("upstream_unavailable", { retryAfter: RETRY_SECONDS });
  const metadata = await atIssuer(scopeOf(c), (tokens) => tokens.metadata(), unavailable);
  return c.json(metadata, 200, METADATA_HEADERS);
};

/** Read by pages of any origin: browsers' clients discover with it. */
export const discovery = new Hono<AppEnv>();

for (const [name, serve] of [
  ["oauth-protected-resource", serveMetadata],
  ["oauth-authorization-server", serveIssuer],
] as const)
  for (const path of metadataPaths(name)) {
    discovery.get(path, serve);
    discovery.all(path, otherMethods("get"));
  }
