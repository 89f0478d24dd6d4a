/** Why an operator sees an account as its people do: kept in the audit, so a word of ours and no free text. */
export const LOOK_REASONS = ["OWNER_ASKED", "INCIDENT", "ABUSE", "BILLING"] as const;

export type LookReason = (typeof LOOK_REASONS)[number];
