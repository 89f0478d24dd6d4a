/** The roles of a person in an account of the dashboard (rules 34.2). */
export const MEMBER_ROLES = ["OWNER", "MANAGER", "DEVELOPER", "BROKER"] as const;

export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Who runs the business of an account. */
export const BUSINESS_ROLES = ["OWNER", "MANAGER"] as const satisfies readonly MemberRole[];

/** Who works with clients: with all of them, or as a BROKER with their own. */
export const SALES_ROLES = [...BUSINESS_ROLES, "BROKER"] as const satisfies readonly MemberRole[];

/** Who connects the account's systems. */
export const TECHNICAL_ROLES = [...BUSINESS_ROLES, "DEVELOPER"] as const satisfies readonly MemberRole[];
