import { type WriteContext, writeContext } from "../../call-context.ts";
import { type Job, job, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import { runPlan } from "../../db/run-plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import { newMeter, type Statement } from "../../db/statement.ts";
import { IS_SANDBOX_SQL, isSandbox } from "../../lib/account-space.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import type { Message } from "../../ports/messages.ts";
import { CURATION_REASONS } from "../../vocabulary/value-lists.ts";
import { auditRow } from "../audit/audit-row.ts";
import { drainLog } from "../outbox/drain-log.ts";
import type { Platform } from "../platform.ts";
import { type Review, reviewed } from "../properties/decide-curation.ts";
import { readRelated } from "../properties/load-related.ts";
import type { PropertyPlan } from "../properties/record/index.ts";
import { type DueObjects, dueRows } from "../records/due.ts";

/** As long as a caller needs to see that the property waits. */
const AFTER_SECONDS = 2;
/** No message waits this long. */
const LOST_AFTER_MS = 15 * MINUTE_MS;
const WAITS = "REVIEW_PENDING";
const REJECTED = /^REJECT_([A-Z_]+)/;

/** A sandbox's property is reviewed by its title (rules 32.13); null while it waits for no review. */
const reviewOf = ({ curationStatus, deletedAt, title }: Property): Review | null => {
  if (curationStatus !== "PENDING" || deletedAt !== null || title?.startsWith(WAITS)) return null;
  const [, given] = REJECTED.exec(title ?? "") ?? [];
  if (given === undefined) return { curationStatus: "APPROVED", curationReason: null };
  const curationReason = CURATION_REASONS.find((reason) => reason === given) ?? "OUTRO";
  return { curationStatus: "REJECTED", curationReason };
};

export const waitsForReview = (property: Property): boolean => reviewOf(property) !== null;

/** What follows a write of a property that a sandbox now reviews. */
export const askReview = (property: RelatedProperty | null): Job[] =>
  property && isSandbox(property.accountId) && waitsForReview(property)
    ? [
        job(
          "photos",
          { kind: "review", accountId: property.accountId, propertyId: property.id },
          AFTER_SECONDS,
        ),
      ]
    : [];

export const planReview = (ctx: WriteContext, property: RelatedProperty): PropertyPlan =>
  reviewed(ctx, property, reviewOf(property)!);

/** Nobody decides: the audit says so. */
export const reviewRow = ({ clock }: Pick<WriteContext, "clock">, { id, accountId }: Property): Statement =>
  auditRow(
    { actor: "sandbox", clock },
    { action: "curation.property", accountId, subject: id, fields: ["curation"] },
  );

/** Properties of sandboxes whose message was lost. */
export const unreviewed = (now: number): DueObjects =>
  dueRows({
    from: "properties INDEXED BY properties_sandbox_reviews",
    where: `curation_status = 'PENDING' AND deleted_at IS NULL AND account_id ${IS_SANDBOX_SQL}
      AND coalesce(title, '') NOT GLOB '${WAITS}*'`,
    since: "updated_at",
    until: () => "?3",
    params: [now - LOST_AFTER_MS],
  });

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
  if (committed) await drainLog(platform, { accountId, shard });
};
