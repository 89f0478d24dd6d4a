import type { MemberRole } from "./member-roles.ts";
import { PERMISSIONS, type Permission } from "./permissions.ts";

const CLIENT_PERMISSIONS: readonly Permission[] = ["leads:read", "leads:write"];

const SALES_PERMISSIONS: readonly Permission[] = [
  ...CLIENT_PERMISSIONS,
  ...(["radar:read", "radar:write", "partnerships:read", "partnerships:write"] as const),
  ...(["launches:read", "launches:write"] as const),
];

/** The permissions of a role. A DEVELOPER does not see who the clients are; a BROKER sees only their own. */
export const PERMISSIONS_OF: Readonly<Record<MemberRole, readonly Permission[]>> = {
  OWNER: PERMISSIONS,
  MANAGER: PERMISSIONS,
  DEVELOPER: PERMISSIONS.filter((permission) => !CLIENT_PERMISSIONS.includes(permission)),
  BROKER: SALES_PERMISSIONS,
};
