import type { WriteContext } from "../../call-context.ts";
import { dropReceipts } from "../../db/receipts.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { discardJob, releasePhotos } from "../photos/property-photo.ts";
import { assertInTrash, changePlan, type PropertyPlan } from "./record/index.ts";
import { readRelatedOne } from "./related.ts";

/** A feed that still has it, even unchanged, brings it back. */
const readFeedAnew = ({ accountId, externalRef }: RelatedProperty): Statement[] =>
  externalRef === null
    ? []
    : [
        sql(
          `UPDATE feeds SET etag = NULL, last_modified = NULL, content_hash = NULL WHERE account_id = ?1
             AND content_hash IS NOT NULL AND EXISTS (
               SELECT 1 FROM feed_listings WHERE account_id = ?1 AND ref = ?2)`,
          accountId,
          externalRef,
        ),
      ];

/** Removes a property for good, with the stored answers that show it; its matches follow. The event trail keeps its id. */
export const planPurge = (ctx: WriteContext, property: RelatedProperty): PropertyPlan =>
  changePlan(
    ctx,
    {
      before: property,
      after: null,
      event: "property.purged",
      jobs: [discardJob(ctx.accountId)],
      also: [
        ...releasePhotos(property.id, []),
        dropReceipts("shard", property.id),
        ...readFeedAnew(property),
      ],
    },
    "DELETED",
  );

/** @throws Refusal not_found, request_refused outside the trash */
export const purgeProperty = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const property = await readRelatedOne(ctx, propertyId);
  assertInTrash(property);
  return planPurge(ctx, property);
};
