import type { WriteContext } from "../../call-context.ts";
import type { Property } from "../../db/schema/properties.ts";
import { Refusal } from "../../errors/refusal.ts";
import { keyOfText, resolveTexts } from "../geo/resolve-texts.ts";
import { nextVersion } from "../records/row.ts";
import { confirmed } from "./confirmation.ts";
import { pendingGallery } from "./gallery.ts";
import { neighborhoodFields, waitingTextOf } from "./place-neighborhood.ts";
import { assertMayGrow } from "./portfolio.ts";
import {
  assertInTrash,
  changePlan,
  changesOf,
  loadProperty,
  type PropertyPlan,
  withEligibility,
} from "./record/index.ts";

/** Curation may have decided on the neighborhood's text meanwhile (rules 12.6). */
const placeNow = async ({ db, meter }: WriteContext, before: Property): Promise<Partial<Property>> => {
  const text = waitingTextOf(before);
  const place = text && (await resolveTexts(db, [text], meter)).get(keyOfText(text));
  return place ? neighborhoodFields(place) : {};
};

/**
 * From the trash to the former availability.
 * @throws Refusal not_found, request_refused outside the trash; plan_limit_reached for an ACTIVE one on a full quota
 */
export const restoreProperty = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const { property: before, portfolio } = await loadProperty(ctx, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  assertInTrash(before);
  const status = before.statusBeforeTrash ?? "INACTIVE";
  if (status === "ACTIVE") assertMayGrow(portfolio, ctx.propertyLimit);
  const now = ctx.clock.now();
  const place = await placeNow(ctx, before);
  const restored = withEligibility({ ...before, ...place, status, statusBeforeTrash: null, deletedAt: null });
  const after = confirmed(nextVersion(before, restored, now), now);
  const change = { before, after, event: "property.restored", jobs: pendingGallery(after) } as const;
  return changePlan(ctx, change, "UPDATED", { changes: changesOf(before, after) });
};
