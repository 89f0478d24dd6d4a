import { NO_EFFECTS } from "../../db/plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import { Refusal } from "../../errors/refusal.ts";
import { nextVersion } from "../records/row.ts";
import type { WriteScope } from "../scope.ts";
import { loadContext } from "./context.ts";
import { effectsOf } from "./effects.ts";
import { withRadar } from "./pending.ts";
import { assertWritable, type PropertyPlan } from "./update.ts";
import { changesOf, writeResult } from "./write-result.ts";

export interface CurationDecision {
  readonly decision: "APPROVED" | "REJECTED";
  readonly reason: Property["curationReason"];
}

/**
 * The operator's review of a property; deciding the same again changes nothing.
 * @throws Refusal not_found, property_in_trash
 */
export const decideCuration = async (
  scope: WriteScope,
  propertyId: string,
  { decision, reason }: CurationDecision,
): Promise<PropertyPlan> => {
  const { property: before } = await loadContext(scope, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  assertWritable(before);
  if (before.curationStatus === decision && before.curationReason === reason) {
    return { ...NO_EFFECTS, data: before, result: writeResult(scope, "UNCHANGED"), subject: before.id };
  }
  const now = scope.clock.now();
  const decided = withRadar({ ...before, curationStatus: decision, curationReason: reason });
  const after = nextVersion(before, decided, now);
  const { accountId, propertyLimit: limit } = scope;
  const effects = effectsOf({ accountId, before, after, event: "property.updated", limit, now });
  const result = writeResult(scope, "UPDATED", { changes: changesOf(before, after) });
  return { ...effects, data: after, result, subject: before.id };
};
