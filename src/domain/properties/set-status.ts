import type { WriteContext } from "../../call-context.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Availability } from "../../vocabulary/value-lists.ts";
import { nextVersion } from "../records/row.ts";
import { confirmed, isFresh } from "./confirmation.ts";
import { assertMayGrow, type Portfolio } from "./portfolio.ts";
import {
  assertWritable,
  changePlan,
  changesOf,
  loadProperty,
  type PropertyPlan,
  unchangedPlan,
  withEligibility,
} from "./record/index.ts";

const withStatus = (before: RelatedProperty, status: Availability, now: number): RelatedProperty => {
  const inactiveReason = status === "INACTIVE" ? "MANUAL" : null;
  return nextVersion(before, withEligibility({ ...before, status, inactiveReason }), now);
};

/** @throws Refusal property_in_trash, plan_limit_reached */
export const planStatus = (
  ctx: WriteContext,
  before: RelatedProperty,
  portfolio: Portfolio,
  status: Availability,
): PropertyPlan => {
  assertWritable(before);
  const now = ctx.clock.now();
  const same = before.status === status && (status !== "INACTIVE" || before.inactiveReason === "MANUAL");
  if (same && isFresh(before, now)) return unchangedPlan(ctx, before, "UNCHANGED");
  if (status === "ACTIVE" && !same) assertMayGrow(portfolio, ctx.propertyLimit);
  const set = same ? nextVersion(before, before, null) : withStatus(before, status, now);
  const after = confirmed(set, now);
  const changes = changesOf(before, after);
  const change = { before, after, event: "property.updated" } as const;
  return changePlan(ctx, change, same ? "CONFIRMED" : "STATUS_SET", { changes });
};

/**
 * POST /properties/{propertyId}/status: the same function as the dashboard's. Like any write it confirms the
 * availability; the current status is UNCHANGED, or CONFIRMED if the date is not fresh.
 * @throws Refusal not_found, property_in_trash, plan_limit_reached
 */
export const setPropertyStatus = async (
  ctx: WriteContext,
  propertyId: string,
  status: Availability,
): Promise<PropertyPlan> => {
  const { property: before, portfolio } = await loadProperty(ctx, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  return planStatus(ctx, before, portfolio, status);
};
