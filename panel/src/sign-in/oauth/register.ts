import type { ClientInfo } from "@cloudflare/workers-oauth-provider";
import { mac, sha256Hex, toBase64Url } from "../../../../src/lib/digest.ts";
import { isOwnMachine } from "../../../../src/vocabulary/connections.ts";
import type { PanelContext } from "../../context.ts";
import { hostOf } from "./client-names.ts";
import { isOverused } from "./limits.ts";
import { findKept, keepStranger, STRANGER_MS } from "./strangers.ts";

/** The most bytes kept of one client. */
const MAX_CLIENT_BYTES = 2 * 1_024;
const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** A client as the library would store it, and the library's answer. */
interface Registered {
  readonly client: ClientInfo;
  readonly response: Readonly<Record<string, unknown>>;
}

/** A program on the person's own machine picks another port at each start. */
const withoutPort = (uri: string): string => {
  const url = new URL(uri);
  if (isOwnMachine(hostOf(uri))) url.port = "";
  return url.href;
};

/**
 * Whether equal registrations share one client, because some programs register at every sign-in: clients without a
 * secret, and programs on people's own machines, which cannot keep one (RFC 8252 §8.5).
 */
const isShared = ({ tokenEndpointAuthMethod, redirectUris }: ClientInfo): boolean =>
  tokenEndpointAuthMethod === "none" || redirectUris.every((uri) => isOwnMachine(hostOf(uri)));

/** The client with its id and secret derived from its metadata. */
const withDerivedId = async (c: PanelContext, { client, response }: Registered): Promise<Registered> => {
  const [secret] = c.get("settings").secrets;
  const { clientId: _, clientSecret, registrationDate: _date, ...metadata } = client;
  const { registrationExpiresAt: _end, ...named } = metadata as typeof metadata & Record<string, unknown>;
  const own = JSON.stringify({ ...named, redirectUris: client.redirectUris.map(withoutPort) });
  const clientId = (await mac(secret, `oauth-client:${own}`, ID_BYTES)).toHex();
  if (clientSecret === undefined)
    return { client: { ...client, clientId }, response: { ...response, client_id: clientId } };
  const shared = toBase64Url(await mac(secret, `oauth-client-secret:${clientId}`, SECRET_BYTES));
  return {
    client: { ...client, clientId, clientSecret: await sha256Hex(shared) },
    response: { ...response, client_id: clientId, client_secret: shared },
  };
};

export type Registration =
  | { readonly kind: "done"; readonly response: Readonly<Record<string, unknown>> }
  | { readonly kind: "too large" }
  | { readonly kind: "too many" };

/** Keeps a client that the library has accepted: for a day, unless somebody consents to it. */
export const register = async (c: PanelContext, registered: Registered): Promise<Registration> => {
  const { client, response } = isShared(registered.client) ? await withDerivedId(c, registered) : registered;
  const value = JSON.stringify(client);
  if (new TextEncoder().encode(value).length > MAX_CLIENT_BYTES) return { kind: "too large" };
  const { PANEL_DB: database } = c.env;
  const now = c.get("clock").now();
  const key = `client:${client.clientId}`;
  // A client with half of its period left needs no write; any other is kept for another period.
  const known = (await findKept(database, key, now + STRANGER_MS / 2)) !== null;
  if (known) return { kind: "done", response };
  const isNew = (await findKept(database, key, now)) === null;
  if (isNew && (await isOverused(c, "REGISTER"))) return { kind: "too many" };
  await keepStranger(database, { key, value, expiresAt: now + STRANGER_MS });
  return { kind: "done", response };
};
