import type { Fault } from "../../errors/faults.ts";
import { loadObjects } from "./load-objects.ts";
import { UNKNOWN_LEAD } from "./refuse.ts";
import type { RegistrationContext } from "./registration.ts";

/** What is wrong with the well-formed members of a registration that has malformed ones. */
export const findRegistrationFaults = async (
  ctx: RegistrationContext,
  leadId: string | undefined,
  developmentId = "",
): Promise<Fault[]> => {
  if (leadId === undefined) return [];
  const { lead } = await loadObjects(ctx, { leadId, developmentId });
  return lead ? [] : [UNKNOWN_LEAD];
};
