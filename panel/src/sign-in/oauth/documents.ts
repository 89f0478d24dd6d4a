import { DAY_MS, MINUTE_MS } from "../../../../src/lib/clock.ts";
import { decodeUtf8 } from "../../../../src/lib/json.ts";
import { guardedFetch, type OutboundPorts } from "../../../../src/outbound/guarded-fetch.ts";
import { dohResolver, type Fetch } from "../../../../src/outbound/resolver.ts";
import { findKept, keepStranger, STRANGER_MS } from "./strangers.ts";

const MAX_BYTES = 5 * 1_024;
const TIMEOUT_MS = 5_000;
const FRESH_MS = 5 * MINUTE_MS;
/** While a client's document is out of reach, its last version is used for this long. */
export const KEPT_MS = 90 * DAY_MS;
const MAX_ID_CHARS = 2_000;
const MAX_REDIRECTS_NAMED = 20;

/** A client in the form in which the library stores registered ones. */
interface DocumentedClient {
  readonly clientId: string;
  readonly clientName: string;
  readonly clientUri?: string;
  readonly redirectUris: readonly string[];
  readonly grantTypes: readonly string[];
  readonly responseTypes: readonly string[];
  readonly tokenEndpointAuthMethod: "none";
}

/** Whether a client's id is the address of its metadata document, spelled as browsers normalize it. */
export const isDocumentAddress = (clientId: string): boolean => {
  const url = clientId.length <= MAX_ID_CHARS ? URL.parse(clientId) : null;
  if (url === null || url.href !== clientId || url.protocol !== "https:") return false;
  return url.pathname !== "/" && !clientId.includes("#") && url.username === "" && url.password === "";
};

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Null if the document names another address, its client needs a secret, or it lacks what a client must say. */
const clientOf = (clientId: string, document: unknown): DocumentedClient | null => {
  const metadata = (document ?? {}) as Readonly<Record<string, unknown>>;
  const redirectUris = texts(metadata.redirect_uris);
  const methods = [
    metadata.token_endpoint_auth_method ?? "none",
    ...texts(metadata.token_endpoint_auth_methods_supported),
  ];
  const isPublic = methods.includes("none") && !("client_secret" in metadata);
  const isWhole = metadata.client_id === clientId && isText(metadata.client_name);
  if (!isWhole || !isPublic || redirectUris.length === 0 || redirectUris.length > MAX_REDIRECTS_NAMED)
    return null;
  const grantTypes = texts(metadata.grant_types ?? ["authorization_code"]);
  const responseTypes = texts(metadata.response_types ?? ["code"]);
  return {
    clientId,
    clientName: String(metadata.client_name),
    redirectUris,
    grantTypes,
    responseTypes,
    ...(isText(metadata.client_uri) && { clientUri: metadata.client_uri }),
    tokenEndpointAuthMethod: "none",
  };
};

/** Looked up at each call, so that a test may replace it. */
const fetchOut: Fetch = (url, init) => fetch(url, init);
const now = (): number => Date.now();
const resolver = dohResolver({ fetch: fetchOut, now });

const portsFor = (ownHosts: readonly string[]): OutboundPorts => ({
  fetch: fetchOut,
  resolver,
  now,
  ownHosts,
  allowPrivate: false,
});

/** Follows no redirect: an open redirect at a well-known host would lend that host's name to anybody. */
const readDocument = async (
  clientId: string,
  ownHosts: readonly string[],
): Promise<DocumentedClient | null> => {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, maxRedirects: 0, accept: "application/json" };
  const fetched = await guardedFetch(portsFor(ownHosts), clientId, limits);
  if (!fetched.ok || fetched.status !== 200) return null;
  try {
    return clientOf(clientId, JSON.parse(decodeUtf8(fetched.bytes) ?? ""));
  } catch {
    return null;
  }
};

interface Kept {
  readonly client: DocumentedClient;
  readonly readAt: number;
}

/** Keeps the document; if nobody has consented to its client, only for a day. */
const keepDocument = async (database: D1Database, key: string, kept: Kept): Promise<void> => {
  const value = JSON.stringify(kept);
  const { meta } = await database
    .prepare("UPDATE oauth_store SET value = ?, expires_at = ? WHERE key = ?")
    .bind(value, kept.readAt + KEPT_MS, key)
    .run();
  if (meta.changes === 0) await keepStranger(database, { key, value, expiresAt: kept.readAt + STRANGER_MS });
};

interface Finding {
  readonly database: D1Database;
  readonly now: number;
  readonly ownHosts: readonly string[];
  /** A person is about to be shown the client. */
  readonly mustBeFresh: boolean;
  /** Counts a fetch. @returns whether the caller's network asks for too many */
  isTooMuch(): Promise<boolean>;
}

/** The client that a metadata document describes; null if there is none, or it may not be read now. */
export const findDocumented = async (
  clientId: string,
  finding: Finding,
): Promise<DocumentedClient | null> => {
  if (!isDocumentAddress(clientId)) return null;
  const { database, now: at, ownHosts, mustBeFresh } = finding;
  const key = `document:${clientId}`;
  const value = await findKept(database, key, at);
  const kept = value === null ? null : (JSON.parse(value) as Kept);
  if (kept && (!mustBeFresh || kept.readAt + FRESH_MS > at)) return kept.client;
  if (await finding.isTooMuch()) return null;
  const client = await readDocument(clientId, ownHosts);
  if (client) await keepDocument(database, key, { client, readAt: at });
  return client;
};
