import type { Property } from "../../db/schema/properties.ts";
import { sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { discardJob, releasePhotos } from "../photos/discard-photos.ts";
import type { WriteScope } from "../scope.ts";
import { loadContext } from "./context.ts";
import { effectsOf } from "./effects.ts";
import { refuseOutsideTrash } from "./restore.ts";
import type { PropertyPlan } from "./update.ts";
import { writeResult } from "./write-result.ts";

/** Removes a property for good, with the stored answers that show it; the event trail keeps its id. */
export const planPurge = (scope: WriteScope, property: Property): PropertyPlan => {
  const { accountId, propertyLimit: limit } = scope;
  const now = scope.clock.now();
  const effects = effectsOf({
    accountId,
    before: property,
    after: null,
    event: "property.purged",
    limit,
    now,
    jobs: [discardJob(accountId)],
    also: [...releasePhotos(property.id), sql("DELETE FROM receipts WHERE subject = ?", property.id)],
  });
  return { ...effects, data: property, result: writeResult(scope, "DELETED"), subject: property.id };
};

/** @throws Refusal not_found, request_refused outside the trash */
export const purgeProperty = async (scope: WriteScope, propertyId: string): Promise<PropertyPlan> => {
  const { property } = await loadContext(scope, { id: propertyId });
  if (!property) throw new Refusal("not_found");
  if (property.status !== "DELETED") throw refuseOutsideTrash();
  return planPurge(scope, property);
};
