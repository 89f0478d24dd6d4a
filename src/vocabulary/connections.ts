import type { MemberRole } from "./member-roles.ts";
import { PERMISSIONS, type Permission } from "./permissions.ts";

/** Permissions that no assistant gets, because no tool may spend money or send data to an address of its choice. */
const NEVER: readonly Permission[] = ["captacao:accept", "webhooks:manage"];

export const CONNECTION_PERMISSIONS = PERMISSIONS.filter((permission) => !NEVER.includes(permission));

export const readsOnly = (scopes: readonly string[]): boolean =>
  scopes.every((scope) => scope.endsWith(":read"));

export const READING_PERMISSIONS = CONNECTION_PERMISSIONS.filter((permission) => readsOnly([permission]));

/** What clients learn about the agent's tools, and who issues tokens for them (RFC 9728). */
export const resourceMetadata = (resource: string, issuer: string) => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: READING_PERMISSIONS,
  bearer_methods_supported: ["header"],
  resource_name: "Real-Estate Account",
});

/** The metadata is public, and cached for an hour. */
export const METADATA_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "public, max-age=3600",
} as const;

/** Where clients look for metadata on any host: without the resource's path, and with it. */
export const metadataPaths = (name: string): readonly string[] =>
  ["", "/mcp"].map((path) => `/.well-known/${name}${path}`);

/** What a person may give an assistant, within the account's grant (rules 30.18). */
export const permissionsToGive = (role: MemberRole, isSandbox: boolean): readonly Permission[] => {
  if (role === "OWNER" || (role === "DEVELOPER" && isSandbox)) return CONNECTION_PERMISSIONS;
  return role === "MANAGER" ? READING_PERMISSIONS : [];
};

/** How long a connection may last. */
export const VALIDITIES = ["30D", "90D", "365D"] as const;

export type Validity = (typeof VALIDITIES)[number];

/** Whether a code goes to a port or scheme of the person's own machine, where any other program could take it too. */
export const isOwnMachine = (host: string): boolean =>
  /^([a-z][a-z0-9+.-]*:\/\/.*|(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?)$/.test(host);
