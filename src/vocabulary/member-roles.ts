/** What a person may be in an account of the dashboard (rules 34.2). */
export const MEMBER_ROLES = ["OWNER", "MANAGER", "DEVELOPER", "BROKER"] as const;

export type MemberRole = (typeof MEMBER_ROLES)[number];
