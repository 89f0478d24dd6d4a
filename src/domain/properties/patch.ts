import { Refusal } from "../../errors/refusal.ts";
import type { WriteScope } from "../scope.ts";
import { loadContext } from "./context.ts";
import type { PropertyInput } from "./input.ts";
import { type PropertyPlan, planUpdate } from "./update.ts";

/** PATCH /properties/{propertyId}. @throws Refusal not_found, property_in_trash, invalid_property */
export const patchProperty = async (
  scope: WriteScope,
  propertyId: string,
  input: PropertyInput,
): Promise<PropertyPlan> => {
  const context = await loadContext(scope, { id: propertyId }, input);
  if (!context.property) throw new Refusal("not_found");
  return planUpdate(scope, context, input);
};
