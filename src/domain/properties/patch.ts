import type { WriteContext } from "../../call-context.ts";
import { Refusal } from "../../errors/refusal.ts";
import { loadProperty, type PropertyPlan, planUpdate } from "./record/index.ts";
import type { PropertyInput } from "./record/input.ts";

/**
 * PATCH /properties/{propertyId}; at the dashboard, `released` names the fields that are the API's again.
 * @throws Refusal not_found, property_in_trash, invalid_property
 */
export const patchProperty = async (
  ctx: WriteContext,
  propertyId: string,
  input: PropertyInput,
  released?: readonly string[],
): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, { id: propertyId }, input);
  if (!loaded.property) throw new Refusal("not_found");
  return planUpdate(ctx, loaded, loaded.property, input, released);
};
