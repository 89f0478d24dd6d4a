import type { WriteContext } from "../../call-context.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal } from "../../errors/refusal.ts";
import {
  assertNotManaged,
  creationFaults,
  type LoadedProperty,
  loadProperty,
  loadReferences,
  type Origin,
  type PropertyPlan,
  planCreation,
  planUpdate,
  referenceFaults,
  type Target,
  updateFaults,
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

/**
 * POST /properties.
 * @param particular further members of a property of another kind
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

/**
 * PATCH /properties/{propertyId}; at the dashboard, `released` names the fields that belong to the API again.
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

/**
 * Faults in the well-formed fields of a request that also has malformed ones, as its verb would report them.
 * @param origin of the property that the request creates if there is none; null if it never creates one
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
