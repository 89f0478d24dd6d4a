/** Why an operator views an account as its people do: stored in the audit, so it is a code and not free text. */
export const LOOK_REASONS = ["OWNER_ASKED", "INCIDENT", "ABUSE", "BILLING"] as const;

export type LookReason = (typeof LOOK_REASONS)[number];
