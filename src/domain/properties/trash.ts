import { NO_EFFECTS } from "../../db/plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { WriteScope } from "../scope.ts";
import type { Availability } from "../value-lists.ts";
import { loadContext } from "./context.ts";
import { effectsOf } from "./effects.ts";
import { withRadar } from "./pending.ts";
import { assertMayShrink } from "./portfolio.ts";
import { assertNotManaged, type PropertyPlan } from "./update.ts";
import { writeResult } from "./write-result.ts";

/** The property as it lies in the trash; its availability is remembered for the restore. */
export const trashed = (property: Property, now: number): Property =>
  withRadar({
    ...property,
    status: "DELETED",
    statusBeforeTrash: property.status as Availability,
    deletedAt: now,
    version: property.version + 1,
    updatedAt: Math.max(now, property.updatedAt),
  });

/** DELETE /properties/{propertyId}: to the trash. @throws Refusal not_found, feed_sync_active, shrink_guard */
export const trashProperty = async (scope: WriteScope, propertyId: string): Promise<PropertyPlan> => {
  const context = await loadContext(scope, { id: propertyId });
  const { property: before, portfolio } = context;
  if (!before) throw new Refusal("not_found");
  if (before.status === "DELETED") {
    return { ...NO_EFFECTS, data: before, result: writeResult(scope, "ALREADY_DELETED"), subject: before.id };
  }
  assertNotManaged(scope, context);
  assertMayShrink(portfolio);
  const now = scope.clock.now();
  const after = trashed(before, now);
  const { accountId, propertyLimit: limit } = scope;
  const effects = effectsOf({ accountId, before, after, event: "property.deleted", limit, now });
  return { ...effects, data: after, result: writeResult(scope, "DELETED"), subject: before.id };
};
