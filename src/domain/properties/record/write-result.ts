import type { WriteContext } from "../../../call-context.ts";
import type { BasedPlan } from "../../../db/basis.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Preview } from "../../../ports/board-answers.ts";
import type { Change } from "../../records/difference.ts";
import type { PhotosOutcome } from "../gallery.ts";
import type { States } from "../in-turn.ts";
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
  /** Accepted members that keep the property from use, or that cannot be meant (rules 8.6). */
  readonly warnings: readonly PropertyWarning[];
  /** Only if a preview is requested; null if it is unknown, or the key may not see it. */
  readonly radar?: Preview | null;
}

export interface PropertyPlan extends BasedPlan<Property, PropertyWriteResult> {
  /** The resulting properties for Radar; absent if nothing of theirs changes. */
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
