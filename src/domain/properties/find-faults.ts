import type { WriteContext } from "../../call-context.ts";
import type { Fault } from "../../errors/faults.ts";
import {
  creationFaults,
  loadProperty,
  loadReferences,
  type Origin,
  referenceFaults,
  type Target,
  updateFaults,
} from "./record/index.ts";
import type { PropertyInput } from "./record/input.ts";

/**
 * Faults in the well-formed fields of a request that has malformed ones, as its verb would report them.
 * @param origin of the property that the request creates if there is none; null if it creates none
 */
export const findPropertyFaults = async (
  ctx: WriteContext,
  target: Target,
  input: PropertyInput,
  origin: Origin | null,
): Promise<Fault[]> => {
  const loaded = await loadProperty(ctx, target, input);
  if (loaded.property) return updateFaults(ctx, loaded, loaded.property, input);
  return origin ? creationFaults(ctx, loaded, input, origin) : referenceFaults(input, loaded, ctx.links);
};

/** Faults in the references of several requests: one round trip for all, none if they reference nothing. */
export const findReferenceFaults = async (
  ctx: WriteContext,
  inputs: readonly PropertyInput[],
): Promise<Fault[][]> => {
  const references = await loadReferences(ctx, inputs);
  return inputs.map((input, at) => referenceFaults(input, references[at]!, ctx.links));
};
