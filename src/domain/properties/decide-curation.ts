import type { WriteContext } from "../../call-context.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { run, sql } from "../../db/statement.ts";
import { decidedMeanwhile, refuseRequest } from "../../errors/refusal.ts";
import { isoOrNull, MINUTE_MS } from "../../lib/clock.ts";
import { nextVersion } from "../records/row.ts";
import {
  assertWritable,
  changePlan,
  changesOf,
  type PropertyPlan,
  unchangedPlan,
  withEligibility,
} from "./record/index.ts";
import { readRelatedOne } from "./related.ts";

/** How long an operator may take back a decision. */
const UNDO_MS = MINUTE_MS;

export type Review = Pick<Property, "curationStatus" | "curationReason">;

export interface CurationDecision {
  readonly decision: "APPROVED" | "REJECTED";
  readonly reason: Property["curationReason"];
  /** The decision that this one replaces; without it the property must still wait for review. */
  readonly replaces?: "APPROVED" | "REJECTED" | undefined;
}

interface Decided {
  readonly actor: string | null;
  readonly at: number | null;
}

/** Who decided on a property last, according to the audit rows that are still kept. */
const lastDecision = async ({ db, meter }: WriteContext, propertyId: string): Promise<Decided> => {
  const statement = sql(
    `SELECT actor, at FROM audit INDEXED BY audit_of_reviews
     WHERE action = 'curation.property' AND subject = ? ORDER BY seq DESC LIMIT 1`,
    propertyId,
  );
  const [rows = []] = await run(db, [statement], meter);
  return (rows[0] as unknown as Decided | undefined) ?? { actor: null, at: null };
};

const refuseDecided = async (ctx: WriteContext, { id, curationStatus, curationReason }: Property) => {
  const { actor, at } = await lastDecision(ctx, id);
  return decidedMeanwhile({ decision: curationStatus, reason: curationReason, actor, at: isoOrNull(at) });
};

export const reviewedPlan = (ctx: WriteContext, before: RelatedProperty, review: Review): PropertyPlan => {
  const after = nextVersion(before, withEligibility({ ...before, ...review }), ctx.clock.now());
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "property.updated" }, "UPDATED", { changes });
};

/**
 * The operator's review of a property; deciding the same again changes nothing.
 * @throws Refusal not_found, property_in_trash; concurrent_write if somebody has decided otherwise
 */
export const decideCuration = async (
  ctx: WriteContext,
  propertyId: string,
  { decision, reason, replaces }: CurationDecision,
): Promise<PropertyPlan> => {
  const before = await readRelatedOne(ctx, propertyId);
  assertWritable(before);
  const { curationStatus: current, curationReason } = before;
  if (current === decision && curationReason === reason) return unchangedPlan(ctx, before, "UNCHANGED");
  const isDue = current === null || current === "PENDING" || current === replaces;
  if (!isDue) throw await refuseDecided(ctx, before);
  return reviewedPlan(ctx, before, { curationStatus: decision, curationReason: reason });
};

/**
 * Takes back one's own latest decision: the property waits again.
 * @throws Refusal not_found, property_in_trash; request_refused for another operator's decision, or if it is too late
 */
export const undoCuration = async (
  ctx: WriteContext,
  actor: string,
  propertyId: string,
): Promise<PropertyPlan> => {
  const before = await readRelatedOne(ctx, propertyId);
  assertWritable(before);
  if (before.curationStatus === "PENDING") return unchangedPlan(ctx, before, "UNCHANGED");
  const last = await lastDecision(ctx, propertyId);
  if (last.actor !== actor || last.at === null || ctx.clock.now() - last.at > UNDO_MS)
    throw refuseRequest(
      "Só quem decidiu pode desfazer, em até um minuto.",
      "Only the person who decided can undo it, within a minute.",
    );
  return reviewedPlan(ctx, before, { curationStatus: "PENDING", curationReason: null });
};
