import type { WriteContext } from "../../../call-context.ts";
import { basisOf } from "../../../db/basis.ts";
import { NO_EFFECTS } from "../../../db/plan.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { effectsOf, type PropertyChange } from "./effects.ts";
import { type PropertyPlan, type PropertyWriteResult, writeResult } from "./write-result.ts";

type Outcome = PropertyWriteResult["outcome"];
type Report = Partial<PropertyWriteResult>;

/** A plan that writes nothing. */
export const unchangedPlan = (
  ctx: WriteContext,
  property: Property,
  outcome: Outcome,
  report: Report = {},
): PropertyPlan => ({
  ...NO_EFFECTS,
  data: property,
  result: writeResult(ctx, outcome, report),
  subject: property.id,
  basis: basisOf("properties", property),
});

/** Plans a change with all its writes. */
export const changePlan = (
  ctx: WriteContext,
  change: Omit<PropertyChange, "accountId" | "limit" | "now">,
  outcome: Outcome,
  report: Report = {},
): PropertyPlan => {
  const { before, after } = change;
  const { accountId, propertyLimit: limit, clock } = ctx;
  const property = (after ?? before)!;
  return {
    ...effectsOf({ ...change, accountId, limit, now: clock.now() }),
    data: property,
    result: writeResult(ctx, outcome, report),
    subject: property.id,
    basis: basisOf("properties", before),
  };
};
