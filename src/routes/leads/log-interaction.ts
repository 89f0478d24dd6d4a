import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { createdWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/leads.ts";
import { findInteractionFaults, logInteraction as log } from "../../domain/leads/log-interaction.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import { ptEn } from "../../lib/language.ts";
import { text, timeText } from "../../vocabulary/field.ts";
import { INTERACTION_TYPES } from "../../vocabulary/value-lists.ts";
import { writeEndpoint } from "../endpoint.ts";
import { propertyId } from "../properties/params.ts";
import { leadId } from "./params.ts";

const MAX_NOTE_CHARS = 2_000;

export const logInteraction = writeEndpoint({
  method: "post",
  path: "/leads/{leadId}/interactions",
  operationId: "logInteraction",
  tags: ["Clients"],
  params: z.strictObject({ leadId }),
  query: DRY_RUN,
  body: z
    .strictObject({
      type: z.enum(INTERACTION_TYPES),
      at: timeText.optional().meta({ description: "Now when absent; never in the future." }),
      note: text(MAX_NOTE_CHARS).optional(),
      propertyId: propertyId.optional(),
    })
    .meta({ id: "InteractionInput" }),
  responses: { 201: createdWith<typeof LEAD_DOCS.operations.logInteraction.answer>() },
  title: ptEn("Registrar um contato com o cliente", "Log an interaction with a client"),
  tool: {
    description:
      "Record a call, visit or message with a client. Returns the client, whose last activity moves forward. The note is stored and never shown again.",
  },
  permission: "leads:write",
  hints: { destructive: false, repeatable: false, reachesOut: false },
  idempotent: true,
  errors: ["request_refused", "not_found", "lead_in_trash"],
  faults: (ctx, { params, body }) => findInteractionFaults(ctx, params.leadId, body),
  plan: (ctx, { params, body }) => log(ctx, params.leadId, body),
  status: () => 201,
  render: (plan, ctx) => ({ data: presentLead(plan.data, ctx.language), result: plan.result }),
});
