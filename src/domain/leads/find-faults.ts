import type { WriteContext } from "../../call-context.ts";
import type { Fault } from "../../errors/faults.ts";
import { ofBroker } from "../records/of-broker.ts";
import { creationFaults, type Origin } from "./record/creation.ts";
import type { LeadInput } from "./record/input.ts";
import { joinFaults } from "./record/join.ts";
import { loadLead, loadReferences, type Target } from "./record/load.ts";
import { updateFaults } from "./record/update.ts";
import { referenceFaults } from "./record/validity.ts";

/**
 * Faults in the well-formed fields of a request that also has malformed ones, as its verb would report them.
 * @param origin of the client that the request creates if there is none; null if it never creates one
 */
export const findLeadFaults = async (
  ctx: WriteContext,
  target: Target,
  input: LeadInput,
  origin: Origin | null,
): Promise<Fault[]> => {
  const loaded = await loadLead(ctx, target, input);
  const before = ofBroker(ctx, loaded.lead);
  if (before) return updateFaults(ctx, loaded, before);
  if (!origin) return referenceFaults(input, loaded, ctx.clock.now());
  const isKnown = ofBroker(ctx, loaded.known[0]?.lead) !== null;
  return isKnown ? joinFaults(ctx, loaded) : creationFaults(ctx, loaded, origin);
};

/** Faults in the references of several requests: one round trip for all, none if they reference nothing. */
export const findReferenceFaults = async (
  ctx: WriteContext,
  inputs: readonly LeadInput[],
): Promise<Fault[][]> => {
  const references = await loadReferences(ctx, inputs);
  return inputs.map((input, at) => referenceFaults(input, references[at]!, ctx.clock.now()));
};
