import type { WriteContext } from "../../call-context.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Availability } from "../../vocabulary/value-lists.ts";
import { effectsOf } from "./record/effects.ts";
import { loadProperty } from "./record/load.ts";
import { withRadar } from "./record/pending.ts";
import { assertMayShrink } from "./record/portfolio.ts";
import { assertNotManaged, type PropertyPlan } from "./record/update.ts";
import { writeResult } from "./record/write-result.ts";

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
export const trashProperty = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, { id: propertyId });
  const { property: before, portfolio } = loaded;
  if (!before) throw new Refusal("not_found");
  if (before.status === "DELETED") {
    return { ...NO_EFFECTS, data: before, result: writeResult(ctx, "ALREADY_DELETED"), subject: before.id };
  }
  assertNotManaged(ctx, loaded);
  assertMayShrink(portfolio);
  const now = ctx.clock.now();
  const after = trashed(before, now);
  const { accountId, propertyLimit: limit } = ctx;
  const effects = effectsOf({ accountId, before, after, event: "property.deleted", limit, now });
  return { ...effects, data: after, result: writeResult(ctx, "DELETED"), subject: before.id };
};
