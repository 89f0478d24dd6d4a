import type { WriteContext } from "../../call-context.ts";
import { planCreation } from "./record/creation.ts";
import type { PropertyInput } from "./record/input.ts";
import { type LoadedProperty, loadProperty } from "./record/load.ts";
import { planUpdate } from "./record/update.ts";
import type { PropertyPlan } from "./record/write-result.ts";

/** Creates under a new code, updates under a known one. */
export const planPut = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  ref: string,
  input: PropertyInput,
): PropertyPlan =>
  loaded.property
    ? planUpdate(ctx, loaded, loaded.property, input)
    : planCreation(ctx, loaded, input, { externalRef: ref });

/** PUT /properties/by-ref/{ref}. */
export const putPropertyByRef = async (
  ctx: WriteContext,
  ref: string,
  input: PropertyInput,
): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, { ref }, input);
  return planPut(ctx, loaded, ref, input);
};
