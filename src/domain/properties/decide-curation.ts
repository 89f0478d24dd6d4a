import type { WriteContext } from "../../call-context.ts";
import type { Property } from "../../db/schema/properties.ts";
import { nextVersion } from "../records/row.ts";
import { readRelatedOne } from "./load-related.ts";
import {
  assertWritable,
  changePlan,
  changesOf,
  type PropertyPlan,
  unchangedPlan,
  withRadar,
} from "./record/index.ts";

export interface CurationDecision {
  readonly decision: "APPROVED" | "REJECTED";
  readonly reason: Property["curationReason"];
}

/**
 * The operator's review of a property; deciding the same again changes nothing.
 * @throws Refusal not_found, property_in_trash
 */
export const decideCuration = async (
  ctx: WriteContext,
  propertyId: string,
  { decision, reason }: CurationDecision,
): Promise<PropertyPlan> => {
  const before = await readRelatedOne(ctx, propertyId);
  assertWritable(before);
  if (before.curationStatus === decision && before.curationReason === reason)
    return unchangedPlan(ctx, before, "UNCHANGED");
  const decided = withRadar({ ...before, curationStatus: decision, curationReason: reason });
  const after = nextVersion(before, decided, ctx.clock.now());
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "property.updated" }, "UPDATED", { changes });
};
