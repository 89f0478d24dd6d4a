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
import { askIssuer, resourceOf } from "./connection.ts";

/** Where clients learn who issues tokens for the agent's tools (RFC 9728). */
export const METADATA_PATH = "/.well-known/oauth-protected-resource/mcp";

const RETRY_SECONDS = 5;

/** The scopes that a client asks for first; it asks for those that write when a call needs them. */
const READING = READING_PERMISSIONS.join(" ");

const metadataUrl = (c: AppContext): string => scopeOf(c).services.settings.publicUrl + METADATA_PATH;

/** Points a caller without a valid key to the metadata. */
export const challenge = (c: AppContext): string => {
  const error = c.req.header("Authorization") === undefined ? "" : ', error="invalid_token"';
  return `Bearer realm="mcp"${error}, scope="${READING}", resource_metadata="${metadataUrl(c)}"`;
};

/** Asks for what the person has consented to, plus what the call needs (RFC 6750 §3.1). */
export const widerChallenge = (c: AppContext, consentedScopes: readonly string[], needed: string): string => {
  const scope = [...new Set([...consentedScopes, needed])].join(" ");
  return `Bearer realm="mcp", error="insufficient_scope", scope="${scope}", resource_metadata="${metadataUrl(c)}"`;
};

const serveMetadata = (c: AppContext): Response => {
  const { settings } = scopeOf(c).services;
  const metadata = resourceMetadata(resourceOf(settings), settings.panelUrl);
  return c.json({ ...metadata, resource_documentation: settings.docsUrl }, 200, METADATA_HEADERS);
};

/** The dashboard's metadata, which clients that do not follow the resource's metadata look for here. */
const serveIssuer = async (c: AppContext): Promise<Response> => {
  const unavailable = new Refusal("upstream_unavailable", { retryAfter: RETRY_SECONDS });
  const metadata = await askIssuer(scopeOf(c), (tokens) => tokens.metadata(), unavailable);
  return c.json(metadata, 200, METADATA_HEADERS);
};

/** Pages of any origin may read it: clients in browsers need it. */
export const discovery = new Hono<AppEnv>();

for (const [name, serve] of [
  ["oauth-protected-resource", serveMetadata],
  ["oauth-authorization-server", serveIssuer],
] as const)
  for (const path of metadataPaths(name)) {
    discovery.get(path, serve);
    discovery.all(path, otherMethods("get"));
  }
