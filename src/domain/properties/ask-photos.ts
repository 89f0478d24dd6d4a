import type { WriteContext } from "../../call-context.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { newId } from "../../lib/id.ts";
import { markForRevalidation } from "../photos/replace-photos.ts";
import { nextVersion } from "../records/row.ts";
import { galleryJob } from "./gallery.ts";
import { assertWritable, changePlan, loadProperty, type PropertyPlan } from "./record/index.ts";

/**
 * Asks the sources of a property's photos again: pictures replaced under their address come in, and failed photos are
 * tried once more (rules 14.16).
 * @throws Refusal not_found, property_in_trash; request_refused without a gallery
 */
export const askPhotosAgain = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const { property: before } = await loadProperty(ctx, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  assertWritable(before);
  if (before.photoRequest === null)
    throw refuseRequest("O imóvel não tem fotos a baixar.", "The property has no photos to download.");
  const { accountId } = ctx;
  const now = ctx.clock.now();
  const requestId = newId("photoRequest");
  const asking = { ...before, photoRequestId: requestId, photoState: "QUEUED" as const, photoQueuedAt: now };
  const after = nextVersion(before, asking, null);
  return changePlan(
    ctx,
    {
      before,
      after,
      event: "property.updated",
      also: markForRevalidation([{ id: propertyId, requestId }], now),
      jobs: [galleryJob({ accountId, propertyId, requestId })],
    },
    "UPDATED",
  );
};
