import * as z from "zod";
import { loadAccount } from "../../domain/accounts/account.ts";
import { exportLead as exportAll } from "../../domain/leads/export.ts";
import { Lead } from "../../routes/leads/schemas.ts";
import {
  INTERACTION_TYPES,
  MATCH_SCOPES,
  MATCH_STATUSES,
  PARTNERSHIP_KINDS,
  PARTNERSHIP_STAGES,
} from "../../vocabulary/value-lists.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { LEAD_PARAMS } from "../field.ts";

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
    storedAnswers: z.int().meta({ description: "Answers kept for the replay of an Idempotency-Key." }),
  })
  .meta({ id: "LeadExport" });

export const exportLead = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/leads/{leadId}/export",
  operationId: "exportLead",
  tag: "Clients",
  summary: "Everything held about one client",
  description: "The answer to a person's request for access (LGPD, art. 18, II).",
  params: LEAD_PARAMS,
  query: {},
  response: z.object({ data: LeadExport }),
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params: { accountId, leadId } }) => {
    const { shard } = await loadAccount(call, accountId);
    const { language, meter, services, directory } = call;
    const ctx = { accountId, shard, directory, db: call.shard(shard), meter, language };
    return ok({ data: await exportAll(ctx, services.log(accountId), leadId) });
  },
});
