import type { WriteScope } from "../scope.ts";
import { loadContext, type WriteContext } from "./context.ts";
import { planCreation } from "./create.ts";
import type { PropertyInput } from "./input.ts";
import { type PropertyPlan, planUpdate } from "./update.ts";

/** Creates under a new code, updates under a known one. */
export const planPut = (
  scope: WriteScope,
  context: WriteContext,
  ref: string,
  input: PropertyInput,
): PropertyPlan =>
  context.property
    ? planUpdate(scope, context, input)
    : planCreation(scope, context, input, { externalRef: ref });

/** PUT /properties/by-ref/{ref}. */
export const putPropertyByRef = async (
  scope: WriteScope,
  ref: string,
  input: PropertyInput,
): Promise<PropertyPlan> => {
  const context = await loadContext(scope, { ref }, input);
  return planPut(scope, context, ref, input);
};
