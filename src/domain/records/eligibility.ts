/** READY is eligible: active, in no trash, nothing pending (rules 12.4, 15.18). */
export type Eligibility = "READY" | "PENDING" | "NONE";

export const eligibilityOf = (isActive: boolean, pending: readonly string[]): Eligibility => {
  if (pending.length > 0) return "PENDING";
  return isActive ? "READY" : "NONE";
};
