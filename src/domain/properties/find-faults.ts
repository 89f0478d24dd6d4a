import type { Fault } from "../../errors/faults.ts";
import type { WriteScope } from "../scope.ts";
import { loadContext, loadReferences, type Target } from "./context.ts";
import { creationFaults, type Origin } from "./create.ts";
import type { PropertyInput } from "./input.ts";
import { updateFaults } from "./update.ts";
import { referenceFaults } from "./validity.ts";

/**
 * What is wrong with the well-formed fields of a request that has malformed ones, as its verb would say.
 * @param origin of the property that the request makes when there is none; null when it makes none
 */
export const findPropertyFaults = async (
  scope: WriteScope,
  target: Target,
  input: PropertyInput,
  origin: Origin | null,
): Promise<Fault[]> => {
  const context = await loadContext(scope, target, input);
  if (context.property) return updateFaults(scope, context, context.property, input);
  return origin
    ? creationFaults(scope, context, input, origin)
    : referenceFaults(input, context, scope.links);
};

/** What the references of several requests are wrong in, in one round trip or none. */
export const findReferenceFaults = async (
  scope: WriteScope,
  inputs: readonly PropertyInput[],
): Promise<Fault[][]> => {
  const references = await loadReferences(scope, inputs);
  return inputs.map((input, at) => referenceFaults(input, references[at]!, scope.links));
};
