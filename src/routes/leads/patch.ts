import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/leads.ts";
import { findLeadFaults } from "../../domain/leads/find-faults.ts";
import { patchLead as patch } from "../../domain/leads/patch.ts";
import { LeadInputBody } from "../../domain/leads/record/input.ts";
import { previewLead } from "../../domain/radar/ask-board.ts";
import { ptEn } from "../../lib/language.ts";
import { PREVIEW, writeEndpoint } from "../endpoint.ts";
import { leadId } from "./params.ts";
import { renderWrite } from "./write-answer.ts";

export const patchLead = writeEndpoint({
  method: "patch",
  path: "/leads/{leadId}",
  operationId: "patchLead",
  tags: ["Clients"],
  params: z.strictObject({ leadId }),
  query: PREVIEW,
  body: LeadInputBody,
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.patchLead.answer>() },
  title: ptEn("Atualizar um cliente", "Update a client"),
  tool: {
    description:
      "Change some fields of a client, by id; the rest stays. Returns what changed. To archive use set_lead_state. Arguments as in put_lead_by_ref.",
  },
  permission: "leads:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  idempotent: true,
  versioned: true,
  errors: ["request_refused", "not_found", "consent_required", "lead_in_trash"],
  faults: (ctx, { params: { leadId: id }, body }) =>
    findLeadFaults(ctx, id === undefined ? null : { id }, body, null),
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewLead(ctx, preview, await patch(ctx, params.leadId, body)),
  render: renderWrite,
});
