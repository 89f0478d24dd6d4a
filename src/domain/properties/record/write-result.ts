import type { WriteContext } from "../../../call-context.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { type Change, differencesOf } from "../../records/difference.ts";
import { differences, isDerived } from "./difference.ts";
import type { PhotosOutcome } from "./gallery.ts";

export type PropertyOutcome =
  | "CREATED"
  | "UPDATED"
  | "UNCHANGED"
  | "CONFIRMED"
  | "STATUS_SET"
  | "DELETED"
  | "ALREADY_DELETED";

/** `result` of a property write (rules 8.5, 10.13, 10.14). */
export interface PropertyWriteResult {
  readonly outcome: PropertyOutcome;
  readonly dryRun: boolean;
  /** Fields edited in the dashboard that the request would have changed. */
  readonly conflicts: string[];
  readonly photos: PhotosOutcome | null;
  readonly changes: Change[];
}

/**
 * Asking for a gallery changes `photos` only once it has arrived; the caller sees, by source URL, what was asked for
 * before and now. The same tried once more is no change of it.
 */
const galleryChanges = (before: Property, after: Property): Change[] => {
  const asked = ({ photoRequest, photos }: Property) => ({
    photos: photoRequest ?? photos.map(({ url }) => url),
  });
  return differencesOf(before, after, asked, new Set());
};

export const changesOf = (before: Property, after: Property): Change[] => {
  const changes = differences(before, after).filter((change) => !isDerived(change));
  if (before.photoRequestId === after.photoRequestId) return changes;
  return [...changes.filter(({ field }) => field !== "photos"), ...galleryChanges(before, after)];
};

export const writeResult = (
  ctx: WriteContext,
  outcome: PropertyOutcome,
  rest: Partial<PropertyWriteResult> = {},
): PropertyWriteResult => ({
  outcome,
  dryRun: ctx.dryRun,
  conflicts: [],
  photos: null,
  changes: [],
  ...rest,
});
