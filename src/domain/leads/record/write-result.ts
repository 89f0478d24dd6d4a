import type { WriteContext } from "../../../call-context.ts";
import type { BasedPlan } from "../../../db/plan.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import type { Preview } from "../../../ports/board-answers.ts";
import type { Change } from "../../records/row.ts";
import type { LeadWarning } from "./pending.ts";

export const LEAD_OUTCOMES = [
  "CREATED",
  "UPDATED",
  "UNCHANGED",
  "LINKED",
  "ARCHIVED",
  "REACTIVATED",
  "ALREADY_ARCHIVED",
  "ALREADY_ACTIVE",
  "DELETED",
  "ALREADY_DELETED",
] as const;

/** `result` of a client write (rules 15.19). */
export interface LeadWriteResult {
  readonly outcome: (typeof LEAD_OUTCOMES)[number];
  readonly dryRun: boolean;
  /** Fields edited in the dashboard that the request would have changed. */
  readonly conflicts: string[];
  /** How the request matched an existing client without one of the caller's codes. */
  readonly matchedBy: "phone" | "email" | null;
  readonly changes: Change[];
  /** JSON Pointers of what a known person's enquiry says differently from the stored client (rules 15.22). */
  readonly kept: string[];
  /** An archived client was active again because the person wrote. */
  readonly reactivated: boolean;
  readonly warnings: readonly LeadWarning[];
  /** Only if a preview is requested; null if it is unknown, or the key may not see it. */
  readonly radar?: Preview | null;
}

export type LeadPlan = BasedPlan<Lead, LeadWriteResult>;

export const writeResult = (
  ctx: Pick<WriteContext, "dryRun">,
  outcome: LeadWriteResult["outcome"],
  rest: Partial<LeadWriteResult> = {},
): LeadWriteResult => ({
  outcome,
  dryRun: ctx.dryRun,
  conflicts: [],
  matchedBy: null,
  changes: [],
  kept: [],
  reactivated: false,
  warnings: [],
  ...rest,
});
