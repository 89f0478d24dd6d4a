import type { MemberRole } from "./member-roles.ts";
import { PERMISSIONS, type Permission } from "./permissions.ts";

const OF_CLIENTS: readonly Permission[] = ["leads:read", "leads:write"];

const OF_SALES: readonly Permission[] = [
  ...OF_CLIENTS,
  ...(["radar:read", "radar:write", "partnerships:read", "partnerships:write"] as const),
  ...(["launches:read", "launches:write"] as const),
];

/** The permissions of a role. A DEVELOPER does not see who the clients are; a BROKER sees only their own. */
export const PERMISSIONS_OF: Readonly<Record<MemberRole, readonly Permission[]>> = {
  OWNER: PERMISSIONS,
  MANAGER: PERMISSIONS,
  DEVELOPER: PERMISSIONS.filter((permission) => !OF_CLIENTS.includes(permission)),
  BROKER: OF_SALES,
};
