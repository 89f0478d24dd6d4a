import type { MemberRole } from "./member-roles.ts";
import { PERMISSIONS, type Permission } from "./permissions.ts";

/** Permissions that no assistant ever gets: no tool spends money or sends data to an address of its choice. */
const NEVER: readonly Permission[] = ["captacao:accept", "webhooks:manage"];

export const CONNECTION_PERMISSIONS = PERMISSIONS.filter((permission) => !NEVER.includes(permission));

export const readsOnly = (scopes: readonly string[]): boolean =>
  scopes.every((scope) => scope.endsWith(":read"));

export const READING_PERMISSIONS = CONNECTION_PERMISSIONS.filter((permission) => readsOnly([permission]));

/** What clients learn of the agent's tools and of who issues tokens for them (RFC 9728). */
export const resourceMetadata = (resource: string, issuer: string) => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: READING_PERMISSIONS,
  bearer_methods_supported: ["header"],
  resource_name: "Real-Estate Account",
});

/** How long clients cache it. */
export const METADATA_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "public, max-age=3600",
} as const;

/** Where they look for it on any host: with the path of the resource, and without. */
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

/** A program on the person's own machine takes the code there, at a port or a scheme: another could take it too. */
export const isOwnMachine = (host: string): boolean =>
  /^([a-z][a-z0-9+.-]*:\/\/.*|(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?)$/.test(host);
