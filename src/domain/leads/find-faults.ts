import type { Fault } from "../../errors/faults.ts";
import type { WriteScope } from "../scope.ts";
import { type LeadTarget, loadLeadContext, loadLeadReferences } from "./context.ts";
import { faultsOfCreation } from "./create.ts";
import type { LeadInput } from "./input.ts";
import { faultsOfUpdate } from "./update.ts";
import { referenceFaults } from "./validity.ts";

/**
 * What is wrong with the well-formed fields of a request that has malformed ones, as its verb would say.
 * @param creates whether the request makes a client where it finds none
 */
export const findLeadFaults = async (
  scope: WriteScope,
  target: LeadTarget,
  input: LeadInput,
  creates: boolean,
): Promise<Fault[]> => {
  const context = await loadLeadContext(scope, target, input);
  const before = context.lead ?? (creates ? context.known[0]?.lead : undefined);
  if (before) return faultsOfUpdate(scope, context, before, input);
  return creates
    ? faultsOfCreation(scope, context, input)
    : referenceFaults(input, context, scope.clock.now());
};

/** What the references of several requests are wrong in, in one round trip or none. */
export const findReferenceFaults = async (
  scope: WriteScope,
  inputs: readonly LeadInput[],
): Promise<Fault[][]> => {
  const references = await loadLeadReferences(scope, inputs);
  return inputs.map((input, at) => referenceFaults(input, references[at]!, scope.clock.now()));
};
