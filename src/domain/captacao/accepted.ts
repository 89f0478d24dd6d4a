import type { CaptacaoOffer } from "../../db/schema/captacao-offers.ts";
import { DAY_MS } from "../../lib/clock.ts";
import type { CaptacaoTab } from "../../vocabulary/value-lists.ts";

const REFUND_MS = 7 * DAY_MS;

/** The time until which the operator may refund an accepted offer (rules 29.19). */
export const refundUntil = ({ acceptedAt }: CaptacaoOffer): number => acceptedAt! + REFUND_MS;

/** The tab follows the stage (rules 29.4); a refund archives the owner at any stage. */
export const tabOf = ({ stage, refundedAt }: Pick<CaptacaoOffer, "stage" | "refundedAt">): CaptacaoTab => {
  if (refundedAt !== null || stage === "LOST") return "ARCHIVED";
  return stage === "CAPTURED" ? "CAPTURED" : "ACTIVE";
};

export const TAB_COLUMNS = {
  ACTIVE: "tab_active",
  CAPTURED: "tab_captured",
  ARCHIVED: "tab_archived",
} as const satisfies Record<CaptacaoTab, string>;
