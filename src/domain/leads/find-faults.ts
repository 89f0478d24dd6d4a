import type { WriteContext } from "../../call-context.ts";
import type { Fault } from "../../errors/faults.ts";
import { faultsOfCreation } from "./create.ts";
import type { LeadInput } from "./record/input.ts";
import { loadLead, loadReferences, type Target } from "./record/load.ts";
import { faultsOfUpdate } from "./record/update.ts";
import { referenceFaults } from "./record/validity.ts";

/**
 * What is wrong with the well-formed fields of a request that has malformed ones, as its verb would say.
 * @param creates whether the request makes a client where it finds none
 */
export const findLeadFaults = async (
  ctx: WriteContext,
  target: Target,
  input: LeadInput,
  creates: boolean,
): Promise<Fault[]> => {
  const loaded = await loadLead(ctx, target, input);
  const before = loaded.lead ?? (creates ? loaded.known[0]?.lead : undefined);
  if (before) return faultsOfUpdate(ctx, loaded, before, input);
  return creates ? faultsOfCreation(ctx, loaded, input) : referenceFaults(input, loaded, ctx.clock.now());
};

/** What the references of several requests are wrong in, in one round trip or none. */
export const findReferenceFaults = async (
  ctx: WriteContext,
  inputs: readonly LeadInput[],
): Promise<Fault[][]> => {
  const references = await loadReferences(ctx, inputs);
  return inputs.map((input, at) => referenceFaults(input, references[at]!, ctx.clock.now()));
};
