import type { WriteContext } from "../../../call-context.ts";
import type { BasedPlan } from "../../../db/basis.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Preview } from "../../../ports/board-answers.ts";
import type { PendingItem } from "../../../vocabulary/value-lists.ts";
import type { Change } from "../../records/difference.ts";
import type { PhotosOutcome } from "../gallery.ts";
import type { States } from "../in-turn.ts";

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
  /** What was accepted and yet keeps the property from its use (rules 8.6). */
  readonly warnings: PendingItem[];
  /** Only where a preview is asked for; null: nobody could tell, or the key may not know. */
  readonly radar?: Preview | null;
}

export interface PropertyPlan extends BasedPlan<Property, PropertyWriteResult> {
  /** How it leaves the properties that Radar looks at; absent where it changes nothing of them. */
  readonly states?: States;
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
