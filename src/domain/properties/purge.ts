import type { WriteContext } from "../../call-context.ts";
import type { Property } from "../../db/schema/properties.ts";
import { sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { discardJob, releasePhotos } from "../photos/discard-photos.ts";
import { effectsOf } from "./record/effects.ts";
import { loadProperty } from "./record/load.ts";
import type { PropertyPlan } from "./record/update.ts";
import { writeResult } from "./record/write-result.ts";
import { refuseOutsideTrash } from "./restore.ts";

/** Removes a property for good, with the stored answers that show it; the event trail keeps its id. */
export const planPurge = (ctx: WriteContext, property: Property): PropertyPlan => {
  const { accountId, propertyLimit: limit } = ctx;
  const now = ctx.clock.now();
  const effects = effectsOf({
    accountId,
    before: property,
    after: null,
    event: "property.purged",
    limit,
    now,
    jobs: [discardJob(accountId)],
    also: [...releasePhotos(property.id, []), sql("DELETE FROM receipts WHERE subject = ?", property.id)],
  });
  return { ...effects, data: property, result: writeResult(ctx, "DELETED"), subject: property.id };
};

/** @throws Refusal not_found, request_refused outside the trash */
export const purgeProperty = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const { property } = await loadProperty(ctx, { id: propertyId });
  if (!property) throw new Refusal("not_found");
  if (property.status !== "DELETED") throw refuseOutsideTrash();
  return planPurge(ctx, property);
};
