import * as z from "zod";
import { pageSchema } from "../page-schema.ts";
import { Lead, LeadWritten } from "./schemas.ts";

const InteractionResult = z
  .object({ outcome: z.enum(["LOGGED"]), dryRun: z.boolean(), interactionId: z.string() })
  .meta({ id: "InteractionResult" });

export const LEAD_ANSWERS = {
  createLead: LeadWritten,
  listLeads: pageSchema(Lead),
  logInteraction: z.object({ data: Lead, result: InteractionResult }).meta({ id: "InteractionLogged" }),
  patchLead: LeadWritten,
  putLeadByRef: LeadWritten,
  getLeadByRef: z.object({ data: Lead }),
  getLead: z.object({ data: Lead }),
  setLeadState: LeadWritten,
};
