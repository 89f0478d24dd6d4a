/** Why an operator views an account as its members do; a code instead of free text, because the audit stores it. */
export const LOOK_REASONS = ["OWNER_ASKED", "INCIDENT", "ABUSE", "BILLING"] as const;

export type LookReason = (typeof LOOK_REASONS)[number];
