import * as z from "zod";
import { Lead, LeadWritten } from "../../routes/leads/schemas.ts";
import {
  INTERACTION_TYPES,
  MATCH_SCOPES,
  MATCH_STATUSES,
  PARTNERSHIP_KINDS,
  PARTNERSHIP_STAGES,
} from "../../vocabulary/value-lists.ts";

const time = z.iso.datetime();

const LeadExport = z
  .object({
    lead: Lead,
    dashboardFields: z.array(z.string()),
    identities: z.array(z.object({ kind: z.enum(["phone", "email"]), value: z.string() })),
    interactions: z.array(
      z.object({
        id: z.string(),
        type: z.enum(INTERACTION_TYPES),
        at: time,
        note: z.string().nullable(),
        propertyId: z.string().nullable(),
        createdAt: time,
      }),
    ),
    matches: z.array(
      z.object({
        id: z.string(),
        propertyId: z.string(),
        scope: z.enum(MATCH_SCOPES),
        status: z.enum(MATCH_STATUSES),
        score: z.int(),
        lostRelevance: z.boolean(),
        createdAt: time,
        updatedAt: time,
      }),
    ),
    partnerships: z.array(
      z.object({
        id: z.string(),
        propertyId: z.string().nullable(),
        kind: z.enum(PARTNERSHIP_KINDS),
        status: z.enum(PARTNERSHIP_STAGES),
        score: z.int().nullable(),
        message: z.string().nullable(),
        createdAt: time,
        updatedAt: time,
      }),
    ),
    events: z.array(z.object({ id: z.string(), type: z.string(), createdAt: time })),
    audit: z.array(
      z.object({ at: time, actor: z.string(), action: z.string(), fields: z.array(z.string()) }),
    ),
    storedAnswers: z.int(),
  })
  .meta({ id: "LeadExport" });

export const LEAD_ANSWERS = {
  editLead: LeadWritten,
  exportLead: z.object({ data: LeadExport }),
  purgeLead: LeadWritten,
  releaseLeadFields: LeadWritten,
  restoreLead: LeadWritten,
  trashLead: LeadWritten,
};
