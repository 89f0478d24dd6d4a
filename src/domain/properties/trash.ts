import type { WriteContext } from "../../call-context.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Availability } from "../../vocabulary/value-lists.ts";
import { nextVersion } from "../records/row.ts";
import { assertMayShrink } from "./portfolio.ts";
import {
  assertNotManaged,
  changePlan,
  loadProperty,
  type PropertyPlan,
  unchangedPlan,
  withEligibility,
} from "./record/index.ts";

/** The property in the trash; its availability is stored for the restore. */
const trashed = (property: RelatedProperty, now: number): RelatedProperty =>
  withEligibility({
    ...property,
    status: "DELETED",
    statusBeforeTrash: property.status as Availability,
    deletedAt: now,
  });

/**
 * DELETE /properties/{propertyId}: to the trash. The ceiling stops programs, whose errors affect many properties; a
 * person deletes one at a time (rules 11.9).
 * @throws Refusal not_found, feed_sync_active, shrink_guard
 */
export const trashProperty = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, { id: propertyId });
  const { property: before, portfolio } = loaded;
  if (!before) throw new Refusal("not_found");
  if (before.status === "DELETED") return unchangedPlan(ctx, before, "ALREADY_DELETED");
  assertNotManaged(ctx, loaded);
  const isOwners = ctx.source === "DASHBOARD";
  if (!isOwners) assertMayShrink(portfolio);
  const now = ctx.clock.now();
  const after = nextVersion(before, trashed(before, now), now);
  const change = { before, after, event: "property.deleted" } as const;
  return changePlan(ctx, isOwners ? { ...change, uncounted: true } : change, "DELETED");
};
