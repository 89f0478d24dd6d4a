import { NO_EFFECTS } from "../../db/plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import { Refusal } from "../../errors/refusal.ts";
import { nextVersion } from "../records/row.ts";
import type { WriteScope } from "../scope.ts";
import type { Availability } from "../value-lists.ts";
import { confirmed, isFresh } from "./confirmation.ts";
import { loadContext } from "./context.ts";
import { effectsOf } from "./effects.ts";
import { withRadar } from "./pending.ts";
import { assertMayGrow } from "./portfolio.ts";
import { assertWritable, type PropertyPlan } from "./update.ts";
import { changesOf, writeResult } from "./write-result.ts";

const hasStatus = (property: Property, status: Availability): boolean =>
  property.status === status && (status !== "INACTIVE" || property.inactiveReason === "MANUAL");

const withStatus = (before: Property, status: Availability, now: number): Property => {
  const inactiveReason = status === "INACTIVE" ? "MANUAL" : null;
  return nextVersion(before, withRadar({ ...before, status, inactiveReason }), now);
};

/**
 * POST /properties/{propertyId}/status: the same function as the dashboard's. Like any write it confirms the
 * availability; the status it has already is UNCHANGED, or CONFIRMED when the date is not fresh.
 * @throws Refusal not_found, property_in_trash, plan_limit_reached
 */
export const setPropertyStatus = async (
  scope: WriteScope,
  propertyId: string,
  status: Availability,
): Promise<PropertyPlan> => {
  const { property: before, portfolio } = await loadContext(scope, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  assertWritable(before);
  const now = scope.clock.now();
  const same = hasStatus(before, status);
  if (same && isFresh(before, now)) {
    return { ...NO_EFFECTS, data: before, result: writeResult(scope, "UNCHANGED"), subject: before.id };
  }
  if (status === "ACTIVE" && !same) assertMayGrow(portfolio, scope.propertyLimit);
  const set = same ? nextVersion(before, before, before.updatedAt) : withStatus(before, status, now);
  const after = confirmed(set, now);
  const { accountId, propertyLimit: limit } = scope;
  const effects = effectsOf({ accountId, before, after, event: "property.updated", limit, now });
  const outcome = same ? "CONFIRMED" : "STATUS_SET";
  const result = writeResult(scope, outcome, { changes: changesOf(before, after) });
  return { ...effects, data: after, result, subject: before.id };
};
