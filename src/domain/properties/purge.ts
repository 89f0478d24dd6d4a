import type { WriteContext } from "../../call-context.ts";
import { dropReceipts } from "../../db/receipts.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import { discardJob, releasePhotos } from "../photos/discard-photos.ts";
import { readRelatedOne } from "./load-related.ts";
import { assertInTrash, changePlan, type PropertyPlan } from "./record/index.ts";

/** Removes a property for good, with the stored answers that show it; its matches follow. The event trail keeps its id. */
export const planPurge = (ctx: WriteContext, property: RelatedProperty): PropertyPlan =>
  changePlan(
    ctx,
    {
      before: property,
      after: null,
      event: "property.purged",
      jobs: [discardJob(ctx.accountId)],
      also: [...releasePhotos(property.id, []), dropReceipts("shard", property.id)],
    },
    "DELETED",
  );

/** @throws Refusal not_found, request_refused outside the trash */
export const purgeProperty = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const property = await readRelatedOne(ctx, propertyId);
  assertInTrash(property);
  return planPurge(ctx, property);
};
