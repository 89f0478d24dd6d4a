import type { WriteContext } from "../../call-context.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import { Refusal } from "../../errors/refusal.ts";
import { nextVersion } from "../records/row.ts";
import { effectsOf } from "./record/effects.ts";
import { loadProperty } from "./record/load.ts";
import { withRadar } from "./record/pending.ts";
import { assertWritable, type PropertyPlan } from "./record/update.ts";
import { changesOf, writeResult } from "./record/write-result.ts";

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
  const { property: before } = await loadProperty(ctx, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  assertWritable(before);
  if (before.curationStatus === decision && before.curationReason === reason) {
    return { ...NO_EFFECTS, data: before, result: writeResult(ctx, "UNCHANGED"), subject: before.id };
  }
  const now = ctx.clock.now();
  const decided = withRadar({ ...before, curationStatus: decision, curationReason: reason });
  const after = nextVersion(before, decided, now);
  const { accountId, propertyLimit: limit } = ctx;
  const effects = effectsOf({ accountId, before, after, event: "property.updated", limit, now });
  const result = writeResult(ctx, "UPDATED", { changes: changesOf(before, after) });
  return { ...effects, data: after, result, subject: before.id };
};
