import { type Job, job } from "../../db/plan.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import { IS_SANDBOX_SQL, isSandbox } from "../../lib/id.ts";
import { CURATION_REASONS } from "../../vocabulary/value-lists.ts";
import type { Review } from "../properties/decide-curation.ts";
import { type DueObjects, dueRows } from "../records/due.ts";

/** Long enough for a caller to see that the property waits. */
const AFTER_SECONDS = 2;
/** No message waits this long. */
const LOST_AFTER_MS = 15 * MINUTE_MS;
const WAITS = "REVIEW_PENDING";
const REJECTED = /^REJECT_([A-Z_]+)/;

/** A sandbox's property is reviewed by its title (rules 32.13); null while it waits for no review. */
export const reviewOf = ({ curationStatus, deletedAt, title }: Property): Review | null => {
  if (curationStatus !== "PENDING" || deletedAt !== null || title?.startsWith(WAITS)) return null;
  const [, given] = REJECTED.exec(title ?? "") ?? [];
  if (given === undefined) return { curationStatus: "APPROVED", curationReason: null };
  const curationReason = CURATION_REASONS.find((reason) => reason === given) ?? "OUTRO";
  return { curationStatus: "REJECTED", curationReason };
};

export const waitsForReview = (property: Property): boolean => reviewOf(property) !== null;

/** The job to review a sandbox's property after a write. */
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

/** Properties of sandboxes whose review message was lost. */
export const unreviewed = (now: number): DueObjects =>
  dueRows({
    from: "properties INDEXED BY properties_sandbox_reviews",
    where: `curation_status = 'PENDING' AND deleted_at IS NULL AND account_id ${IS_SANDBOX_SQL}
      AND coalesce(title, '') NOT GLOB '${WAITS}*'`,
    since: "updated_at",
    until: () => "?3",
    params: [now - LOST_AFTER_MS],
  });
