import type { WriteContext } from "../../call-context.ts";
import { Refusal } from "../../errors/refusal.ts";
import {
  assertNotManaged,
  loadProperty,
  type Origin,
  type PropertyPlan,
  planCreation,
} from "./record/index.ts";
import type { PropertyInput } from "./record/input.ts";

/**
 * POST /properties.
 * @param particular what a property of another kind has besides
 * @throws Refusal external_ref_exists with the id of the property that has the code
 */
export const createProperty = async (
  ctx: WriteContext,
  { externalRef, ...input }: PropertyInput & { externalRef?: string | undefined },
  particular: Omit<Origin, "externalRef"> = {},
): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, externalRef === undefined ? null : { ref: externalRef }, input);
  if (loaded.property) {
    assertNotManaged(ctx, loaded);
    throw new Refusal("external_ref_exists", { members: { existingId: loaded.property.id } });
  }
  return planCreation(ctx, loaded, input, { externalRef: externalRef ?? null, ...particular });
};
