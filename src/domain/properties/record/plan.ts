import type { WriteContext } from "../../../call-context.ts";
import { basisOf } from "../../../db/basis.ts";
import { NO_EFFECTS } from "../../../db/plan.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { isHeavier, takeRoom } from "../../records/room.ts";
import { effectsOf, type PropertyChange } from "./effects.ts";
import { type PropertyPlan, type PropertyWriteResult, writeResult } from "./write-result.ts";

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

/** What callers write, without a limit of its own that is small. */
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

interface Change extends Omit<PropertyChange, "accountId" | "limit" | "now"> {
  /** What the account's properties weigh, if the write may add to it. */
  readonly stored?: number;
}

/** Plans a change with all its writes. @throws Refusal request_refused when it adds to what is full */
export const changePlan = (
  ctx: WriteContext,
  { stored, ...change }: Change,
  outcome: Outcome,
  report: Report = {},
): PropertyPlan => {
  const { before, after } = change;
  const adds = stored !== undefined && isHeavier(before, after, HEAVY);
  const room = adds ? takeRoom("properties", stored, ctx) : null;
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
