import { type WriteContext, writeContext } from "../../call-context.ts";
import { runPlan } from "../../db/commit.ts";
import { NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { newMeter, type Statement } from "../../db/statement.ts";
import type { Message } from "../../ports/messages.ts";
import { auditRow } from "../audit/audit-row.ts";
import { drainIntoLog } from "../outbox/drain-into-log.ts";
import type { Platform } from "../platform.ts";
import { reviewedPlan } from "../properties/decide-curation.ts";
import type { PropertyPlan } from "../properties/record/index.ts";
import { readRelated } from "../properties/related.ts";
import { reviewOf, waitsForReview } from "./due-review.ts";

export const planReview = (ctx: WriteContext, property: RelatedProperty): PropertyPlan =>
  reviewedPlan(ctx, property, reviewOf(property)!);

/** The audit row of a review that no person decided. */
export const reviewRow = ({ clock }: Pick<WriteContext, "clock">, { id, accountId }: Property): Statement =>
  auditRow(
    { actor: "sandbox", clock },
    { action: "curation.property", accountId, subject: id, fields: ["curation"] },
  );

const planOne = async (ctx: WriteContext, propertyId: string): Promise<WritePlan<unknown, unknown>> => {
  const [property] = await readRelated(ctx, [propertyId]);
  if (!property || !waitsForReview(property))
    return { ...NO_EFFECTS, data: null, result: null, subject: null };
  const plan = planReview(ctx, property);
  return { ...plan, statements: [...plan.statements, reviewRow(ctx, property)] };
};

/** Decides on the property of a message, unless somebody has. */
export const reviewOne = async (
  platform: Platform,
  { accountId, shard, propertyId, causedBy }: Extract<Message<"photos">, { kind: "review" }>,
): Promise<void> => {
  const own = { accountId, db: platform.shard(shard), meter: newMeter(causedBy), propertyLimit: 0 };
  const ctx = writeContext(platform, { ...own, source: "DASHBOARD", dryRun: false });
  const { committed } = await runPlan(ctx, () => planOne(ctx, propertyId));
  if (committed) await drainIntoLog(platform, { accountId, shard });
};
