import type { WriteContext } from "../../../call-context.ts";
import { type BasedPlan, basisOf, NO_EFFECTS } from "../../../db/plan.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Preview } from "../../../ports/board-answers.ts";
import type { Change } from "../../records/row.ts";
import { guardStorage, isHeavier } from "../../records/storage-limit.ts";
import type { PhotosOutcome } from "../gallery.ts";
import type { States } from "../related.ts";
import { effectsOf, type PropertyChange } from "./effects.ts";
import type { PropertyWarning } from "./pending.ts";

export const PROPERTY_OUTCOMES = [
  "CREATED",
  "UPDATED",
  "UNCHANGED",
  "CONFIRMED",
  "STATUS_SET",
  "DELETED",
  "ALREADY_DELETED",
] as const;

/** `result` of a property write (rules 8.5 and 10.13). */
export interface PropertyWriteResult {
  readonly outcome: (typeof PROPERTY_OUTCOMES)[number];
  readonly dryRun: boolean;
  /** Fields edited in the dashboard that the request would have changed. */
  readonly conflicts: string[];
  readonly photos: PhotosOutcome | null;
  readonly changes: Change[];
  /** Accepted members that keep the property from use, or are implausible (rules 8.6). */
  readonly warnings: readonly PropertyWarning[];
  /** Only if a preview is requested; null if it is unknown, or the key may not see it. */
  readonly radar?: Preview | null;
}

export interface PropertyPlan extends BasedPlan<Property, PropertyWriteResult> {
  /** The resulting properties for Radar; absent if none of them changes. */
  readonly states?: States;
  /** What the request would have shown in fields that the dashboard keeps; absent if there are none. */
  readonly withheld?: ReadonlyMap<string, unknown>;
}

export const writeResult = (
  ctx: Pick<WriteContext, "dryRun">,
  outcome: PropertyWriteResult["outcome"],
  rest: Partial<PropertyWriteResult> = {},
): PropertyWriteResult => ({
  outcome,
  dryRun: ctx.dryRun,
  conflicts: [],
  photos: null,
  changes: [],
  warnings: [],
  ...rest,
});

type Outcome = PropertyWriteResult["outcome"];
type Report = Partial<PropertyWriteResult>;

/** A plan that writes nothing. */
export const unchangedPlan = (
  ctx: WriteContext,
  property: Property,
  outcome: Outcome,
  report: Report = {},
): PropertyPlan => ({
  ...NO_EFFECTS,
  data: property,
  result: writeResult(ctx, outcome, report),
  subject: property.id,
  basis: basisOf("properties", property),
});

/** Fields that callers write and that may be long. */
const HEAVY = [
  "title",
  "description",
  "amenities",
  "neighborhood",
  "street",
  "complement",
  "listingUrl",
  "photoRequest",
] as const;

interface PlannedChange extends Omit<PropertyChange, "accountId" | "limit" | "now"> {
  /** Bytes of the account's properties, if the write may add to them. */
  readonly stored?: number;
}

/** Plans a change with all its writes. @throws Refusal request_refused when it adds to a full account */
export const changePlan = (
  ctx: WriteContext,
  { stored, ...change }: PlannedChange,
  outcome: Outcome,
  report: Report = {},
): PropertyPlan => {
  const { before, after } = change;
  const adds = stored !== undefined && isHeavier(before, after, HEAVY);
  const room = adds ? guardStorage("properties", stored, ctx) : null;
  const { accountId, propertyLimit: limit, clock } = ctx;
  const property = (after ?? before)!;
  const effects = effectsOf({
    ...change,
    ...(room && { ceiling: room.ceiling }),
    accountId,
    limit,
    now: clock.now(),
  });
  return {
    ...effects,
    statements: room && before ? [room.guard, ...effects.statements] : effects.statements,
    data: property,
    result: writeResult(ctx, outcome, report),
    subject: property.id,
    basis: basisOf("properties", before),
  };
};
