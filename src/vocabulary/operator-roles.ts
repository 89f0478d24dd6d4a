/** The roles of the platform's staff; one person may have several (rules 36.2). */
export const OPERATOR_ROLES = ["SUPPORT", "CURATION", "FINANCE", "ADMIN"] as const;

export type OperatorRole = (typeof OPERATOR_ROLES)[number];
