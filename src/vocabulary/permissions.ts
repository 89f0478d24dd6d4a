/** Key permissions (rules 4.1). */
export const PERMISSIONS = [
  "properties:read",
  "properties:write",
  "leads:read",
  "leads:write",
  "radar:read",
  "radar:write",
  "partnerships:read",
  "partnerships:write",
  "team:read",
  "launches:read",
  "launches:write",
  "captacao:read",
  "captacao:accept",
  "events:read",
  "webhooks:manage",
] as const;

export type Permission = (typeof PERMISSIONS)[number];
