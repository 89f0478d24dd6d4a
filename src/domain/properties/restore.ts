import type { WriteContext } from "../../call-context.ts";
import { Refusal } from "../../errors/refusal.ts";
import { nextVersion } from "../records/row.ts";
import { confirmed } from "./record/confirmation.ts";
import { changesOf } from "./record/difference.ts";
import { pendingGallery } from "./record/gallery.ts";
import { loadProperty } from "./record/load.ts";
import { withRadar } from "./record/pending.ts";
import { changePlan } from "./record/plan.ts";
import { assertMayGrow } from "./record/portfolio.ts";
import { assertInTrash } from "./record/validity.ts";
import type { PropertyPlan } from "./record/write-result.ts";

/**
 * Out of the trash, to the availability it had.
 * @throws Refusal not_found, request_refused outside the trash; plan_limit_reached when it was ACTIVE and the quota is full
 */
export const restoreProperty = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const { property: before, portfolio } = await loadProperty(ctx, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  assertInTrash(before);
  const status = before.statusBeforeTrash ?? "INACTIVE";
  if (status === "ACTIVE") assertMayGrow(portfolio, ctx.propertyLimit);
  const now = ctx.clock.now();
  const restored = withRadar({ ...before, status, statusBeforeTrash: null, deletedAt: null });
  const after = confirmed(nextVersion(before, restored, now), now);
  const change = { before, after, event: "property.restored", jobs: pendingGallery(after) } as const;
  return changePlan(ctx, change, "UPDATED", { changes: changesOf(before, after) });
};
