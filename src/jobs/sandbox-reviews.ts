import type { RelatedProperty } from "../db/related-property.ts";
import type { Platform } from "../domain/platform.ts";
import { inTurn, readRelated } from "../domain/properties/related.ts";
import { unreviewed, waitsForReview } from "../domain/sandbox/due-review.ts";
import { planReview, reviewRow } from "../domain/sandbox/review.ts";
import { type Budget, eachOf } from "./budget.ts";
import { changeDue } from "./change-due.ts";

/** Reviews the properties of sandboxes whose message was lost. */
export const reviewSandboxes = async (
  ports: Platform,
  now: number,
  budget: Budget,
): Promise<{ reviewed: number }> => {
  let reviewed = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    reviewed += await changeDue<RelatedProperty>(ports, shard, now, share, {
      job: "reviews of sandboxes",
      due: unreviewed(now),
      read: readRelated,
      isDue: waitsForReview,
      plan: (ctx, properties) => inTurn(properties, (property) => planReview(ctx, property)),
      auditRow: (property) => reviewRow(ports, property),
    });
  });
  return { reviewed };
};
