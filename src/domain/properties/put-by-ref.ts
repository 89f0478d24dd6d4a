import type { WriteContext } from "../../call-context.ts";
import {
  type LoadedProperty,
  loadProperty,
  type PropertyPlan,
  planCreation,
  planUpdate,
} from "./record/index.ts";
import type { PropertyInput } from "./record/input.ts";

/** Creates under a new code, updates under a known one. */
export const planPut = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  ref: string,
  input: PropertyInput,
): PropertyPlan =>
  loaded.property
    ? planUpdate(ctx, loaded, loaded.property, input)
    : planCreation(ctx, loaded, input, { externalRef: ref, orUpdates: true });

/** PUT /properties/by-ref/{ref}. */
export const putPropertyByRef = async (
  ctx: WriteContext,
  ref: string,
  input: PropertyInput,
): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, { ref }, input);
  return planPut(ctx, loaded, ref, input);
};
