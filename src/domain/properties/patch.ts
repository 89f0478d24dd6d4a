import type { WriteContext } from "../../call-context.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { PropertyInput } from "./record/input.ts";
import { loadProperty } from "./record/load.ts";
import { planUpdate } from "./record/update.ts";
import type { PropertyPlan } from "./record/write-result.ts";

/** PATCH /properties/{propertyId}. @throws Refusal not_found, property_in_trash, invalid_property */
export const patchProperty = async (
  ctx: WriteContext,
  propertyId: string,
  input: PropertyInput,
): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, { id: propertyId }, input);
  if (!loaded.property) throw new Refusal("not_found");
  return planUpdate(ctx, loaded, loaded.property, input);
};
