import { findLeadFaults } from "../../domain/leads/find-faults.ts";
import { patchLead as patch } from "../../domain/leads/patch.ts";
import { LeadInputBody } from "../../domain/leads/record/input.ts";
import { previewLead } from "../../domain/radar/preview-write.ts";
import { writeEndpoint } from "../endpoint.ts";
import { asksPreview, PREVIEW } from "../preview.ts";
import { leadId } from "./params.ts";
import { renderWritten } from "./written.ts";

export const patchLead = writeEndpoint({
  method: "patch",
  path: "/leads/{leadId}",
  operationId: "patchLead",
  tag: "Clients",
  summary: "Change fields of a client",
  permission: "leads:write",
  effects: { destructive: true, repeatable: true, reachesOut: false },
  params: { leadId },
  query: PREVIEW,
  body: LeadInputBody,
  idempotent: true,
  differsByKey: asksPreview,
  statuses: [200],
  errors: ["request_refused", "not_found", "consent_required", "lead_in_trash"],
  faults: (ctx, { params: { leadId: id }, body }) =>
    findLeadFaults(ctx, id === undefined ? null : { id }, body, null),
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewLead(ctx, preview, await patch(ctx, params.leadId, body)),
  status: () => 200,
  render: renderWritten,
});
