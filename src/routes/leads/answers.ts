import * as z from "zod";
import { Lead, LeadWritten } from "./schemas.ts";

const InteractionResult = z
  .object({ outcome: z.enum(["LOGGED"]), dryRun: z.boolean(), interactionId: z.string() })
  .meta({ id: "InteractionResult" });

export const LEAD_ANSWERS = {
  createLead: LeadWritten,
  listLeads: z.object({ data: z.array(Lead), nextCursor: z.string().nullable() }),
  logInteraction: z.object({ data: Lead, result: InteractionResult }).meta({ id: "InteractionLogged" }),
  patchLead: LeadWritten,
  putLeadByRef: LeadWritten,
  getLeadByRef: z.object({ data: Lead }),
  getLead: z.object({ data: Lead }),
  setLeadState: LeadWritten,
};
